import type { Actor } from '@luqiao/domain/kernel'
import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { DB } from '../../platform/database/tables.ts'

const { eb, and, or, exists, selectFrom } = expressionBuilder<DB, 'cases'>()

/**
 * Which living cases a person may see (product.md section 3): staff all; a company's main account its company's; a
 * sub-account those given to it, or all of its company by its role; a lawyer those it is a member of. `case_visible` holds
 * one row for each member and living case, kept by triggers.
 */
export function visibleTo(actor: Actor): Expression<SqlBool> {
  const living = eb('cases.deleted_at', 'is', null)
  const given = exists(
    selectFrom('case_visible')
      .select('case_visible.case_id')
      .where('case_visible.viewer_id', '=', actor.userId)
      .whereRef('case_visible.case_id', '=', 'cases.id'),
  )
  switch (actor.kind) {
    case 'staff':
      return living
    case 'company': {
      const own = eb('cases.company_id', '=', actor.companyId ?? 0)
      return actor.main ? and([living, own]) : and([living, own, or([given, seesAll(actor)])])
    }
    case 'lawyer':
      return and([living, given])
  }
}

const seesAll = (actor: Actor) =>
  exists(
    selectFrom('users')
      .innerJoin('roles', 'roles.id', 'users.role_id')
      .select('users.id')
      .where('users.id', '=', actor.userId)
      .where('roles.sees_all_cases', '=', true),
  )
