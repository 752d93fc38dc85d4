/** The three account types of the specification: user_type 0, 1, 2. */
export const accountKinds = ['staff', 'company', 'lawyer'] as const
export type AccountKind = (typeof accountKinds)[number]

export const userTypeOf = (kind: AccountKind): 0 | 1 | 2 => accountKinds.indexOf(kind) as 0 | 1 | 2
export const accountKindOf = (userType: 0 | 1 | 2): AccountKind => accountKinds[userType] as AccountKind

/** Whoever makes a request, read anew for every request. */
export type Actor = {
  readonly userId: number
  readonly kind: AccountKind
  readonly name: string
  /** Its company, for a company's account. */
  readonly companyId: number | null
  /** Its lawyer record, for a lawyer. */
  readonly lawyerId: number | null
  /** True for pid 0: the account that may make sub-accounts. */
  readonly main: boolean
  /** Registered but not (yet) approved: may only see its review, correct it and sign out. */
  readonly waiting: boolean
  /** What a sub-account's role permits; a main account and a lawyer may all that their kind may. */
  readonly permissions: 'all' | ReadonlySet<string>
}
