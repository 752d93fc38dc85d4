import { normalisedName } from '@luqiao/domain/companies'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/database/tables.ts'

type Db = Kysely<DB>

/** A party as a case names it. `linkedTo`: the person said that it is this one; only one of a case that they may see. */
export type NamedParty = {
  readonly partyType: number
  readonly name: string
  readonly creditCode: string | null
  readonly identityNumber: string | null
  readonly mobile: string | null
  readonly address: string
  readonly legalRepresentative: string
  readonly linkedTo: number | null
}

type Known = { id: number; credit_code: string | null; identity_number: string | null }

const keysOf = (party: NamedParty): string[] => [party.creditCode, party.identityNumber].filter((key) => key !== null)

/**
 * The rows of the registry that these parties are, in their order. A credit code or identity number finds the one party
 * that has it; without one a party is only the one that it was linked to, never one that merely has its name. What is in no
 * row yet becomes a new one.
 */
export async function resolveParties(db: Db, parties: readonly NamedParty[]): Promise<number[]> {
  const keys = [...new Set(parties.flatMap(keysOf))].sort()
  const byKey = new Map<string, number>()
  if (keys.length > 0) {
    // whoever names the same party at the same time waits here, in one order for all
    await sql`select pg_advisory_xact_lock(hashtextextended('party ' || key, 0)) from unnest(${keys}::text[]) key`.execute(
      db,
    )
    for (const row of await withKeys(db, keys)) {
      if (row.credit_code !== null) byKey.set(row.credit_code, row.id)
      if (row.identity_number !== null) byKey.set(row.identity_number, row.id)
    }
  }
  const ids: number[] = []
  for (const party of parties) {
    const found = keysOf(party).flatMap((key) => byKey.get(key) ?? [])[0]
    const id = found ?? (await linked(db, party)) ?? (await insert(db, party))
    for (const key of keysOf(party)) byKey.set(key, id)
    ids.push(id)
  }
  return ids
}

const withKeys = (db: Db, keys: readonly string[]): Promise<Known[]> =>
  db
    .selectFrom('parties')
    .select(['id', 'credit_code', 'identity_number'])
    .where((q) => q.or([q('credit_code', 'in', [...keys]), q('identity_number', 'in', [...keys])]))
    .execute()

/** The linked row, its missing number filled in; undefined where it has another number: then it is somebody else. */
async function linked(db: Db, { linkedTo, creditCode, identityNumber }: NamedParty): Promise<number | undefined> {
  if (linkedTo === null) return undefined
  if (creditCode === null && identityNumber === null) return linkedTo
  const row = await db
    .updateTable('parties')
    .set({
      credit_code: sql<string | null>`coalesce(credit_code, ${creditCode})`,
      identity_number: sql<string | null>`coalesce(identity_number, ${identityNumber})`,
    })
    .where('id', '=', linkedTo)
    .where((q) => q.or([q('credit_code', 'is', null), sql<boolean>`${creditCode}::text is null`]))
    .where((q) => q.or([q('identity_number', 'is', null), sql<boolean>`${identityNumber}::text is null`]))
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

async function insert(db: Db, party: NamedParty): Promise<number> {
  const { id } = await db
    .insertInto('parties')
    .values({
      party_type: party.partyType,
      name: party.name,
      normalised_name: normalisedName(party.name),
      credit_code: party.creditCode,
      identity_number: party.identityNumber,
      mobile: party.mobile,
      address: party.address,
      legal_representative: party.legalRepresentative,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
