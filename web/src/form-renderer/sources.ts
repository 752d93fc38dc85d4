import type { Attachment, CauseKind, FormValues, SearchSource } from '@luqiao/domain/forms'
import { createContext, use } from 'react'

/** One thing that a search found; `id` travels beside its name, `note` stands at the right end of its line. */
export type Found = { readonly id: string | number; readonly name: string; readonly note?: string }

/** `by` holds the values of the fields that narrow the search. */
export type Search = (query: string, by: FormValues, signal: AbortSignal) => Promise<readonly Found[]>

/** A node of the cause tree; `trail` names what stands above it. */
export type CauseNode = {
  readonly value: number
  readonly title: string
  readonly kind: CauseKind
  readonly leaf: boolean
  readonly trail?: string
}

/** What the renderer asks the outside for. All of it may fail: the field then says so and stays usable. */
export type FormSources = {
  /** A source that is not there leaves plain text input. */
  readonly search: { readonly [Source in SearchSource]?: Search }
  readonly causes: {
    /** The nodes below one, or the roots. */
    readonly below: (parent: number | null) => Promise<readonly CauseNode[]>
    readonly search: (query: string, signal: AbortSignal) => Promise<readonly CauseNode[]>
    readonly find: (value: number) => Promise<CauseNode | undefined>
  }
  readonly regions: {
    /** The divisions below a path of names; the provinces for an empty one. */
    readonly below: (path: readonly string[]) => Promise<readonly { readonly title: string; readonly leaf: boolean }[]>
  }
  readonly files: {
    /** `onProgress` hears 0 to 1. */
    readonly upload: (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<Attachment>
    /** Takes back an upload of this form. When it throws, the entry stays. */
    readonly remove: (file: Attachment) => Promise<void>
    /** Where a file can be looked at. */
    readonly link?: (file: Attachment) => string
  }
}

type Load = () => Promise<FormSources>
const Sources = createContext<Load | undefined>(undefined)

/**
 * Stands once around the signed-in application. The sources come with the first form that asks for them; `value` must
 * answer the same promise each time. A renderer's own `sources` go before it.
 */
export const FormSourcesProvider = Sources.Provider

export function useSources(own?: FormSources): FormSources {
  const load = use(Sources)
  if (own) return own
  if (!load) throw new Error('a form needs FormSourcesProvider around it or sources of its own')
  return use(load())
}
