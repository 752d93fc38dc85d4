import { type Option, option } from '../../forms/index.ts'
import { type Localized, text } from '../../kernel/index.ts'
import type { CaseType } from '../../procedures/index.ts'
import { natureOf } from './case-types.ts'

/** Who brings the matter, who is met with it, and whoever else stands in it. */
export type RoleSide = 'active' | 'passive' | 'other'

type Role = { readonly title: Localized; readonly side: RoleSide }
const role = (side: RoleSide, zh: string, en: string, es: string): Role => ({ side, title: text(zh, en, es) })

/** Every role that a party may have when a case is opened. */
export const partyRoles = {
  plaintiff: role('active', '原告', 'Plaintiff', 'Demandante'),
  defendant: role('passive', '被告', 'Defendant', 'Demandado'),
  'third-party': role('other', '第三人', 'Third party', 'Tercero'),
  appellant: role('active', '上诉人', 'Appellant', 'Apelante'),
  appellee: role('passive', '被上诉人', 'Appellee', 'Apelado'),
  'retrial-applicant': role('active', '再审申请人', 'Applicant for retrial', 'Solicitante de revisión'),
  'retrial-respondent': role('passive', '再审被申请人', 'Respondent in retrial', 'Recurrido en revisión'),
  'enforcement-applicant': role('active', '申请执行人', 'Applicant for enforcement', 'Ejecutante'),
  'enforcement-respondent': role('passive', '被执行人', 'Judgment debtor', 'Ejecutado'),
  outsider: role('other', '案外人', 'Outsider to the case', 'Tercero ajeno al proceso'),
  'private-prosecutor': role('active', '自诉人', 'Private prosecutor', 'Acusador particular'),
  victim: role('active', '被害人', 'Victim', 'Víctima'),
  'incidental-plaintiff': role('active', '附带民事诉讼原告人', 'Incidental civil plaintiff', 'Actor civil'),
  suspect: role('passive', '犯罪嫌疑人', 'Suspect', 'Sospechoso'),
  accused: role('passive', '被告人', 'Accused', 'Acusado'),
  complainant: role('active', '投诉举报人', 'Complainant', 'Denunciante'),
  complained: role('passive', '被投诉举报人', 'Party complained of', 'Denunciado'),
  interested: role('other', '利害关系人', 'Interested party', 'Parte interesada'),
  applicant: role('active', '申请人', 'Applicant', 'Solicitante'),
  respondent: role('passive', '被申请人', 'Respondent', 'Solicitado'),
  claimant: role('active', '主张方', 'Claimant', 'Reclamante'),
  counterparty: role('passive', '相对方', 'Counterparty', 'Contraparte'),
} as const satisfies Record<string, Role>
export type PartyRole = keyof typeof partyRoles

/** The level at which we take a lawsuit up; the kinds of proceedings that one may open with. */
export const caseLevels = {
  first: text('一审', 'First instance', 'Primera instancia'),
  second: text('二审', 'Second instance', 'Segunda instancia'),
  retrial: text('再审', 'Retrial', 'Revisión'),
  enforcement: text('执行', 'Enforcement', 'Ejecución'),
} as const
export type CaseLevel = keyof typeof caseLevels

/** What the roles depend on. `criminal`: the cause is one of the criminal kind. */
export type RoleFacts = {
  readonly caseType: CaseType
  readonly caseLevel?: CaseLevel | undefined
  readonly criminal?: boolean | undefined
}

const civilRoles: Record<CaseLevel, readonly PartyRole[]> = {
  first: ['plaintiff', 'defendant', 'third-party'],
  second: ['appellant', 'appellee', 'third-party'],
  retrial: ['retrial-applicant', 'retrial-respondent', 'third-party'],
  enforcement: ['enforcement-applicant', 'enforcement-respondent', 'outsider'],
}

/** 刑事诉讼法 (2018) 108: the parties of a criminal case; 227 and 252 for appeal and petition. */
const criminalRoles: Record<CaseLevel, readonly PartyRole[]> = {
  first: ['victim', 'private-prosecutor', 'incidental-plaintiff', 'accused', 'suspect', 'third-party'],
  second: ['appellant', 'victim', 'private-prosecutor', 'incidental-plaintiff', 'accused', 'third-party'],
  retrial: ['retrial-applicant', 'victim', 'private-prosecutor', 'incidental-plaintiff', 'accused', 'third-party'],
  enforcement: civilRoles.enforcement,
}

/** The roles that a party of such a case may have, the usual ones first. */
export function partyRolesOf({ caseType, caseLevel = 'first', criminal = false }: RoleFacts): readonly PartyRole[] {
  const { matter } = natureOf(caseType)
  switch (matter) {
    case 'litigation':
      return criminal ? criminalRoles[caseLevel] : civilRoles[caseLevel]
    case 'complaint':
      return ['complainant', 'complained', 'interested']
    case 'resolution':
      return ['applicant', 'respondent', 'third-party']
    case 'negotiation':
      return ['claimant', 'counterparty', 'third-party']
  }
}

/** The role that our client usually has: the first one of its side. */
export function usualRole(facts: RoleFacts, ours = true): PartyRole {
  const { side } = natureOf(facts.caseType)
  const wanted = ours === (side === 'active') ? 'active' : 'passive'
  const roles = partyRolesOf(facts)
  return roles.find((one) => partyRoles[one].side === wanted) ?? (roles[0] as PartyRole)
}

/** As the choices of a form. */
export const partyRoleOptions = (facts: RoleFacts): readonly Option[] =>
  partyRolesOf(facts).map((one) => option(one, partyRoles[one].title))
