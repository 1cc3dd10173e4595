import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '#platform/server/database/database.ts';
import { defineJob } from '#platform/server/jobs/job.ts';

/** So many that a statement ends soon. */
const AT_ONCE = 20_000;

/** Adds the recorded count changes to the totals, so that the dashboard has fewer rows to sum. */
export const foldCounts = defineJob({
  name: 'profile-hub.fold-counts',
  input: z.object({}),
  cron: { expression: '*/5 * * * *' },
  async handle({ app, signal }) {
    const db = app.database.acrossClients();
    while ((await foldSome(db)) === AT_ONCE) signal.throwIfAborted();
  },
});

/** One statement, so that concurrent readers see a change exactly once. Returns the number of changes added. */
export async function foldSome(db: Db): Promise<number> {
  const { rows } = await sql<{ folded: number }>`
    with taken as (
      delete from profile_hub.contact_count_changes
      where (client_id, id) in (
        select client_id, id from profile_hub.contact_count_changes
        order by client_id, id limit ${AT_ONCE} for update skip locked)
      returning client_id, kind, key, count
    ),
    folded as (
      insert into profile_hub.contact_counts as kept (client_id, kind, key, count)
      select client_id, kind, key, sum(count) from taken
      group by client_id, kind, key order by client_id, kind, key
      on conflict (client_id, kind, key) do update set count = kept.count + excluded.count
    )
    select count(*) as folded from taken`.execute(db);
  return rows[0]?.folded ?? 0;
}
