import { type Option, option } from '../../forms/index.ts'
import { text } from '../../kernel/index.ts'
import type { CaseType } from '../../procedures/index.ts'

/** What a track is about; it picks the basic form and the roles of the parties (law.md section 1). */
export type Matter = 'litigation' | 'complaint' | 'resolution' | 'negotiation'

/** On which side of the matter the client stands: it brings it, or it is met with it. */
export type ClientSide = 'active' | 'passive'

type Nature = { readonly matter: Matter; readonly side: ClientSide }

/** The eight values of `case_type` (specification, section 3). */
const natures: Readonly<Record<CaseType, Nature>> = {
  1: { matter: 'litigation', side: 'active' },
  2: { matter: 'litigation', side: 'passive' },
  5: { matter: 'complaint', side: 'active' },
  8: { matter: 'complaint', side: 'passive' },
  3: { matter: 'resolution', side: 'active' },
  6: { matter: 'resolution', side: 'passive' },
  4: { matter: 'negotiation', side: 'active' },
  7: { matter: 'negotiation', side: 'passive' },
}

export const natureOf = (caseType: CaseType): Nature => natures[caseType]

const complaint = text('投诉/举报', 'Complaint or report', 'Queja o denuncia')
const resolution = text('调解/仲裁', 'Mediation or arbitration', 'Mediación o arbitraje')
const negotiation = text('协商/和解', 'Negotiation or settlement', 'Negociación o acuerdo')

/** The cascader of the dialog's first step, in the order of the specification. */
export const caseTypeTree: readonly Option[] = [
  option('litigation', text('诉讼', 'Litigation', 'Litigio'), [
    option(1, text('主诉', 'Plaintiff side', 'Parte actora')),
    option(2, text('应诉', 'Defendant side', 'Parte demandada')),
  ]),
  option('non-litigation', text('非诉', 'Non-litigation', 'Extrajudicial'), [
    option('active', text('主动', 'Brought by us', 'Iniciado por nosotros'), [
      option(5, complaint),
      option(3, resolution),
      option(4, negotiation),
    ]),
    option('passive', text('被动', 'Brought against us', 'Iniciado contra nosotros'), [
      option(8, complaint),
      option(6, resolution),
      option(7, negotiation),
    ]),
  ]),
]
