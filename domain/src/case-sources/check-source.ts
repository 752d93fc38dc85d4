import { z } from 'zod'
import type { AccountKind, Fault, Fen } from '../kernel/index.ts'
import { generalRefusals, parseYuan, wire } from '../kernel/index.ts'
import { asksForCompany, mostCases, mostFiles, type SourceField, sourceFieldOrder, sourceFields } from './fields.ts'
import { caseSourceRefusals } from './refusals.ts'
import { regionNamesOf } from './typing.ts'

/** A field as typed: every fault of it is found by `checkSource`, so that all of them are named at once. */
const typed = (field: SourceField) =>
  wire.labelled(
    z
      .union([z.string(), z.number(), z.null()])
      .default('')
      .transform((value) => String(value ?? '').trim()),
    sourceFields[field].label,
  )

/** An array, JSON text or ids joined by commas; an uploaded file item stands for its thumbid. */
const thumbIds = z
  .preprocess(
    (value) => (typeof value === 'string' && !value.startsWith('[') ? value.split(',').filter(Boolean) : (value ?? [])),
    wire.structured(
      z
        .array(
          z.union([z.string().max(64), z.object({ thumbid: z.string().max(64) }).transform((file) => file.thumbid)]),
        )
        .max(50)
        .transform((ids) => [...new Set(ids)]),
    ),
  )
  .prefault([])

/** What a person fills in, by the wire names of the specification; files by their thumbid. */
export const sourceDraft = z.object({
  compid: typed('compid'),
  main_name: typed('main_name'),
  contacts: typed('contacts'),
  mobile: typed('mobile'),
  address: typed('address'),
  casename: typed('casename'),
  case_num: typed('case_num'),
  case_costs: typed('case_costs'),
  describe: typed('describe'),
  relevant_material: wire.labelled(thumbIds, sourceFields.relevant_material.label),
})
export type SourceDraft = z.output<typeof sourceDraft>

/** The same, read: counts and sums as numbers, the region by its names. */
export type SourceFacts = {
  mainName: string
  /** null where the poster's own company is meant. */
  companyId: number | null
  contactName: string
  contactPhone: string
  regionNames: string[]
  title: string
  caseCount: number
  feeFen: Fen
  description: string
  thumbIds: string[]
}

const missing = {
  main_name: 'main-name-required',
  compid: 'company-required',
  contacts: 'contact-required',
  mobile: 'phone-required',
  address: 'region-required',
  casename: 'title-required',
  case_num: 'case-count-required',
  case_costs: 'fee-required',
  describe: 'description-required',
} as const

/** A positive whole number of at most 99,999; a leading 0 is stripped, an inner one stays. */
function readCaseCount(value: string): number | undefined {
  const digits = /^0*([1-9]\d*)$/.exec(value)?.[1]
  return digits !== undefined && Number(digits) <= mostCases ? Number(digits) : undefined
}

const companyIdOf = (draft: SourceDraft): number | undefined => wire.id.safeParse(draft.compid).data

function faultOf(field: keyof typeof missing, draft: SourceDraft): Fault | undefined {
  const value = draft[field]
  const place = { path: field }
  if (value === '') return caseSourceRefusals.fault(missing[field], place)
  const { label, limit } = sourceFields[field]
  if ([...value].length > limit)
    return generalRefusals.fault('too-long', { ...place, parameters: { field: label, limit } })
  if (field === 'case_num' && readCaseCount(value) === undefined)
    return caseSourceRefusals.fault('case-count-invalid', { ...place, parameters: { limit: mostCases } })
  if (field === 'case_costs' && parseYuan(value) === undefined) return caseSourceRefusals.fault('fee-invalid', place)
  if (field === 'compid' && companyIdOf(draft) === undefined) return caseSourceRefusals.fault('company-unknown', place)
  if (field === 'address' && regionNamesOf(value).length > 3) return caseSourceRefusals.fault('region-unknown', place)
  return undefined
}

/**
 * The nine rules of the specification's section 5 in their order, then what the values themselves must keep; every fault at
 * once. The same code answers in the browser and on the server; the server adds what only it knows (`inFormOrder`).
 */
export function checkSource(
  draft: SourceDraft,
  kind: AccountKind,
): { faults: Fault[]; facts: undefined } | { faults: readonly []; facts: SourceFacts } {
  const faults: Fault[] = []
  for (const field of Object.keys(missing) as (keyof typeof missing)[]) {
    if (field === 'compid' && !asksForCompany(kind)) continue
    const fault = faultOf(field, draft)
    if (fault) faults.push(fault)
  }
  if (draft.relevant_material.length > mostFiles)
    faults.push(
      generalRefusals.fault('too-many', {
        path: 'relevant_material',
        parameters: { field: sourceFields.relevant_material.label, limit: mostFiles },
      }),
    )
  const [caseCount, feeFen] = [readCaseCount(draft.case_num), parseYuan(draft.case_costs)]
  if (faults.length > 0 || caseCount === undefined || feeFen === undefined) return { faults, facts: undefined }
  return {
    faults: [],
    facts: {
      mainName: draft.main_name,
      companyId: asksForCompany(kind) ? (companyIdOf(draft) ?? null) : null,
      contactName: draft.contacts,
      contactPhone: draft.mobile,
      regionNames: regionNamesOf(draft.address),
      title: draft.casename,
      caseCount,
      feeFen,
      description: draft.describe,
      thumbIds: draft.relevant_material,
    },
  }
}

/** Faults in the order in which the specification names the fields. */
export const inFormOrder = (faults: readonly Fault[]): Fault[] => {
  const place = (fault: Fault) => sourceFieldOrder.indexOf(fault.path.split('.')[0] as SourceField)
  return [...faults].sort((a, b) => place(a) - place(b))
}
