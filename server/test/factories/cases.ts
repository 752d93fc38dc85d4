import type { Database } from '../../src/platform/database/connect.ts'
import { aCompany, aLawyer } from './accounts.ts'

type Parts = {
  caseType?: 1 | 2
  title?: string
  companyId?: number | null
  lawyerUserId?: number
  causeId?: number | null
}

/** A litigation case in its first phase: plaintiff (ours) and defendant, its company, its leading lawyer. */
export async function aCase(database: Database, parts: Parts = {}) {
  const company = parts.companyId === undefined ? await aCompany(database) : undefined
  const lawyer = parts.lawyerUserId === undefined ? await aLawyer(database) : undefined
  const companyId = company?.companyId ?? parts.companyId ?? null
  const lawyerUserId = lawyer?.userId ?? parts.lawyerUserId ?? 0
  const caseType = parts.caseType ?? 1
  const { id: caseId } = await database
    .insertInto('cases')
    .values({
      title: parts.title ?? '云帆科技诉海川贸易侵害商标权纠纷',
      ip_case: true,
      case_type: caseType,
      company_id: companyId,
      cause_id: parts.causeId ?? null,
      basic: JSON.stringify({ case_level: 'first' }),
      basic_version: 1,
      phase: 'intake',
      search_text: parts.title ?? '云帆科技诉海川贸易侵害商标权纠纷 云帆科技有限公司 海川贸易有限公司',
      created_by: lawyerUserId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database.insertInto('case_members').values({ case_id: caseId, user_id: lawyerUserId, role: 'lead' }).execute()
  const party = async (name: string, role: string, ours: boolean, position: number) => {
    const registered = await database
      .insertInto('parties')
      .values({ party_type: 1, name, normalised_name: name })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id } = await database
      .insertInto('case_parties')
      .values({
        case_id: caseId,
        party_id: registered.id,
        position,
        is_ours: ours,
        role,
        form: JSON.stringify({ party_name: name, party_type: 1 }),
        form_version: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const plaintiff = await party('云帆科技有限公司', 'plaintiff', caseType === 1, 1)
  const defendant = await party('海川贸易有限公司', 'defendant', caseType === 2, 2)
  return { caseId, plaintiff, defendant, companyId, companyUserId: company?.userId ?? 0, lawyerUserId }
}
