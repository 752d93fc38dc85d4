import type { Database } from '../platform/database/connect.ts'
import type { Random } from './random.ts'

/**
 * The calls of the product happen now; a site that has been in use has cases that nobody touched for weeks. Those without a
 * node are set back by 20 to 90 days, so that the lists of quiet cases have something to say.
 */
export async function setBack(database: Database, random: Random): Promise<void> {
  const untouched = await database
    .selectFrom('cases')
    .select(['id', 'created_at'])
    .where((q) => q.not(q.exists(q.selectFrom('nodes').select('nodes.id').whereRef('nodes.case_id', '=', 'cases.id'))))
    .orderBy('id')
    .execute()
  for (const { id, created_at } of untouched) {
    const at = new Date(created_at.getTime() - random.whole(20, 90) * 86_400_000)
    await database.updateTable('cases').set({ created_at: at, last_activity_at: at }).where('id', '=', id).execute()
  }
}
