import type { OfferState, RoundState, Score } from '@luqiao/domain/case-sources'
import { sql } from 'kysely'
import type { Db } from './repository.ts'

const offers = (db: Db) =>
  db
    .selectFrom('offers')
    .innerJoin('distribution_rounds as round', 'round.id', 'offers.round_id')
    .innerJoin('lawyers', 'lawyers.id', 'offers.lawyer_id')
    .select([
      'offers.id',
      'offers.source_id',
      'offers.round_id',
      'offers.lawyer_id',
      'offers.state',
      'offers.score',
      'offers.pinned',
      'offers.reply',
      'offers.answered_at',
      'round.number as round_number',
      'round.made_by',
      'round.expires_at',
      'round.brief',
      'lawyers.user_id',
      'lawyers.name as lawyer_name',
    ])

/** An offer with its round and its lawyer. */
export type OfferRecord = Awaited<ReturnType<ReturnType<typeof offers>['executeTakeFirstOrThrow']>>

/** A lawyer's own offer in whatever state; undefined for anybody else's. */
export const offerOfLawyer = (db: Db, lawyerId: number | null, id: number): Promise<OfferRecord | undefined> =>
  offers(db)
    .where('offers.id', '=', id)
    .where('offers.lawyer_id', '=', lawyerId ?? 0)
    .executeTakeFirst()

/** The living offers of a lawyer for these sources: at most one for each. */
export const livingOffers = (db: Db, lawyerId: number, sourceIds: readonly number[]): Promise<OfferRecord[]> =>
  sourceIds.length === 0
    ? Promise.resolve([])
    : offers(db)
        .where('offers.lawyer_id', '=', lawyerId)
        .where('offers.source_id', 'in', [...sourceIds])
        .where('offers.state', 'in', ['pending', 'accepted'])
        .execute()

export const pendingOffers = (db: Db, roundId: number): Promise<OfferRecord[]> =>
  offers(db).where('offers.round_id', '=', roundId).where('offers.state', '=', 'pending').orderBy('offers.id').execute()

export async function countInState(db: Db, roundId: number, state: OfferState): Promise<number> {
  const { count } = await db
    .selectFrom('offers')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('round_id', '=', roundId)
    .where('state', '=', state)
    .executeTakeFirstOrThrow()
  return count
}

export async function answerOffer(
  db: Db,
  id: number,
  answer: { state: 'accepted' | 'declined'; reply: string; at: Date },
): Promise<void> {
  await db
    .updateTable('offers')
    .set({ state: answer.state, reply: answer.reply, answered_at: answer.at })
    .where('id', '=', id)
    .execute()
}

export async function endOffers(
  db: Db,
  ids: readonly number[],
  state: 'expired' | 'lost' | 'withdrawn',
): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('offers')
    .set({ state })
    .where('id', 'in', [...ids])
    .execute()
}

export async function insertRound(
  db: Db,
  round: { sourceId: number; madeBy: number; madeAt: Date; expiresAt: Date; brief: string },
): Promise<{ id: number; number: number }> {
  return db
    .insertInto('distribution_rounds')
    .values({
      source_id: round.sourceId,
      number: sql<number>`(select count(*) + 1 from distribution_rounds where source_id = ${round.sourceId})`,
      made_by: round.madeBy,
      made_at: round.madeAt,
      expires_at: round.expiresAt,
      brief: round.brief,
      state: 'open',
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
}

export async function insertOffers(
  db: Db,
  round: { id: number; sourceId: number },
  chosen: readonly { lawyerId: number; score: Score; pinned: boolean }[],
): Promise<void> {
  await db
    .insertInto('offers')
    .values(
      chosen.map(({ lawyerId, score, pinned }) => ({
        round_id: round.id,
        source_id: round.sourceId,
        lawyer_id: lawyerId,
        state: 'pending',
        score: JSON.stringify(score.lines),
        pinned,
      })),
    )
    .execute()
}

export async function endRound(db: Db, id: number, state: Exclude<RoundState, 'open'>): Promise<void> {
  await db.updateTable('distribution_rounds').set({ state }).where('id', '=', id).execute()
}

export const openRound = (db: Db, sourceId: number) =>
  db
    .selectFrom('distribution_rounds')
    .selectAll()
    .where('source_id', '=', sourceId)
    .where('state', '=', 'open')
    .executeTakeFirst()

export const roundById = (db: Db, id: number) =>
  db.selectFrom('distribution_rounds').selectAll().where('id', '=', id).executeTakeFirst()
export type RoundRecord = NonNullable<Awaited<ReturnType<typeof roundById>>>

/** Every round of a source, newest first, with whom it was offered to. */
export async function roundsOf(db: Db, sourceId: number) {
  const rounds = await db
    .selectFrom('distribution_rounds')
    .innerJoin('users', 'users.id', 'distribution_rounds.made_by')
    .selectAll('distribution_rounds')
    .select('users.name as made_by_name')
    .where('source_id', '=', sourceId)
    .orderBy('number', 'desc')
    .execute()
  const offered = await offers(db)
    .leftJoin('firm_memberships', (join) =>
      join
        .onRef('firm_memberships.lawyer_id', '=', 'offers.lawyer_id')
        .on(sql<boolean>`firm_memberships.during @> (round.made_at at time zone 'Asia/Shanghai')::date`),
    )
    .leftJoin('law_firms', 'law_firms.id', 'firm_memberships.firm_id')
    .select('law_firms.name as firm_name')
    .where('offers.source_id', '=', sourceId)
    .orderBy('offers.pinned', 'desc')
    .orderBy('offers.id')
    .execute()
  return rounds.map((round) => ({ ...round, offers: offered.filter((offer) => offer.round_id === round.id) }))
}
export type RoundWithOffers = Awaited<ReturnType<typeof roundsOf>>[number]
