import type { Localized } from '@luqiao/domain/kernel'
import type { ComponentType } from 'react'

/** One page at its path. */
export type Screen = {
  path: string
  /** The document title and the last step of the breadcrumb. */
  title: Localized
  /** The path of the list that it belongs under: a step of the breadcrumb, and the entry that the menu marks. */
  under?: string
  page: () => Promise<{ default: ComponentType }>
}
