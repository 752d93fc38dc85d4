import { Component, type ReactNode } from 'react'
import { ErrorPage } from './pages/error-page.tsx'

type Caught = { error: unknown; place: string } | undefined
/** `place`: the path; another one is a new try. */
type Props = { place: string; children: ReactNode }

/** Where a screen throws, what stands around it stays. */
export class ErrorBoundary extends Component<Props, { caught: Caught }> {
  override state: { caught: Caught } = { caught: undefined }

  static getDerivedStateFromError(error: unknown): { caught: Caught } {
    return { caught: { error, place: '' } }
  }

  static getDerivedStateFromProps({ place }: Props, { caught }: { caught: Caught }): { caught: Caught } {
    if (!caught) return { caught }
    // The first rendering after the error notes where it happened.
    return { caught: caught.place === '' || caught.place === place ? { ...caught, place } : undefined }
  }

  override render(): ReactNode {
    return this.state.caught ? <ErrorPage error={this.state.caught.error} /> : this.props.children
  }
}
