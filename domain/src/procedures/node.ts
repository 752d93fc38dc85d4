import type { DeadlineSource, RuleId } from '../deadlines/index.ts'
import type { Condition, FormVersions } from '../forms/index.ts'
import type { Localized } from '../kernel/index.ts'
import type { ProceedingKind } from './proceedings.ts'
import type { CaseType, Phase } from './tracks.ts'

/** The path of its endpoint: `casetrial/register`. */
export type NodeId = `${string}/${string}`

/** A recorded node that another may follow, where its answers fulfil the condition. */
export type Anchor = { readonly node: NodeId; readonly when?: Condition }

/** When a node may open a proceeding of a kind. */
export type Opening = {
  readonly kind: ProceedingKind
  /**
   * 'start': nothing decides the matter yet. Else: the last main proceeding is of one of `kinds` and was ended by this
   * node, which becomes the predecessor.
   */
  readonly after: 'start' | (Anchor & { readonly kinds: readonly ProceedingKind[] })
}

/** Which open deadlines a recorded node has met. */
export type Settlement = {
  readonly rules: readonly RuleId[] | 'all'
  readonly in: 'proceeding' | 'predecessor' | 'case'
  /** Only those of the parties that this field answers. */
  readonly of?: string
  readonly when?: Condition
}

/** What is written on the case for everyone; `{field}` stands for an answer of the form. The first that holds. */
export type Dynamic = { readonly when?: Condition; readonly words: Localized }

/** One procedural event: everything the product knows about it. */
export type NodeDefinition = {
  readonly id: NodeId
  readonly title: Localized
  readonly tracks: readonly CaseType[]
  /** The proceeding that it opens or belongs to; null: the case as a whole. */
  readonly proceeding: { readonly opens: readonly Opening[] } | { readonly belongsTo: readonly ProceedingKind[] } | null
  /** One of these must stand, in its proceeding or, for a node of the whole case, anywhere. Empty: from the opening on. */
  readonly follows: readonly Anchor[]
  readonly repeats: 'always' | 'once-in-proceeding' | 'once-in-case'
  /** May still be recorded when its proceeding has ended, with a day before that. */
  readonly belated: boolean
  readonly form: FormVersions
  /** The field with the day on which it occurred; a path `hearing.hearing_at` reaches into a group. */
  readonly dateField: string
  readonly deadlines: DeadlineSource
  readonly settles: readonly Settlement[]
  readonly dynamics: readonly Dynamic[]
  /** The phase that the case has reached with it, by the kind of its proceeding. */
  readonly phase?: Phase | Partial<Record<ProceedingKind, Phase>>
  /** Ends its proceeding, or the case. */
  readonly ends?: { readonly what: 'proceeding' | 'case'; readonly when?: Condition }
}

type Defaults = 'proceeding' | 'follows' | 'repeats' | 'belated' | 'deadlines' | 'settles'

/** A node definition; what is left out: the whole case, from the opening on, any number of times, starting nothing. */
export const node = (
  definition: Omit<NodeDefinition, Defaults> & Partial<Pick<NodeDefinition, Defaults>>,
): NodeDefinition => ({
  proceeding: null,
  follows: [],
  repeats: 'always',
  belated: false,
  deadlines: { starts: [] },
  settles: [],
  ...definition,
})
