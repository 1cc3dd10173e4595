import { sql } from 'kysely';
import { z } from 'zod';
import type { App } from '#platform/server/app.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import type { Context, ProfileHubTables } from '../tables.ts';
import { readContactCounts } from './read-dashboard.ts';

/** Stores a brand's contact count at the end of each month, so that later erasures do not change history. */
export const closeMonths = defineJob({
  name: 'profile-hub.close-months',
  input: z.object({}),
  cron: { expression: '10 * * * *' },
  async handle({ app, signal }) {
    const { rows } = await sql<{ client_id: string }>`
      select client_id from (
        select client_id from profile_hub.contact_counts
        union select client_id from profile_hub.contact_count_changes
      ) as brand
      where not exists (
        select from profile_hub.contact_month_ends as ended
        where ended.client_id = brand.client_id and ended.month = to_char(
          date_trunc('month', now() at time zone coalesce(platform.zone_of(brand.client_id), 'UTC')) - interval '1 month',
          'YYYY-MM'))`.execute(app.database.acrossClients());
    for (const { client_id: clientId } of rows) {
      signal.throwIfAborted();
      await closeMonth(app, clientId);
    }
  },
});

async function closeMonth(app: App, clientId: string): Promise<void> {
  const db = app.database.ofClient<ProfileHubTables>(clientId);
  const figures = await readContactCounts({ db }, { clientId, months: 2 });
  const ended = figures.find(({ kind }) => kind === 'month');
  if (!ended) return;
  await sql`
    insert into profile_hub.contact_month_ends (client_id, month, count)
    values (${clientId}, ${ended.key}, ${ended.count}) on conflict do nothing`.execute(db);
}

/** Rows per statement, to keep it short. */
const AT_ONCE = 20_000;

/** Adds the recorded count changes to the totals, so that the dashboard has fewer rows to sum. */
export const foldCounts = defineJob({
  name: 'profile-hub.fold-counts',
  input: z.object({}),
  cron: { expression: '*/5 * * * *' },
  async handle({ app, signal }) {
    const db = app.database.acrossClients();
    while ((await foldSome({ db })) === AT_ONCE) signal.throwIfAborted();
  },
});

/** One statement, so that concurrent readers see a change exactly once. Returns the number of changes added. */
export async function foldSome({ db }: Pick<Context, 'db'>): Promise<number> {
  const { rows } = await sql<{ folded: number }>`
    with taken as (
      delete from profile_hub.contact_count_changes
      where (client_id, id) in (
        select client_id, id from profile_hub.contact_count_changes
        order by client_id, id limit ${AT_ONCE} for update skip locked)
      returning client_id, kind, key, count
    ),
    folded as (
      insert into profile_hub.contact_counts as stored (client_id, kind, key, count)
      select client_id, kind, key, sum(count) from taken
      group by client_id, kind, key order by client_id, kind, key
      on conflict (client_id, kind, key) do update set count = stored.count + excluded.count
    )
    select count(*) as folded from taken`.execute(db);
  return rows[0]?.folded ?? 0;
}

/** Recounts all contacts weekly, corrects wrong counts and logs a warning. */
export const recountContacts = defineJob({
  name: 'profile-hub.recount-contacts',
  input: z.object({}),
  cron: { expression: '20 3 * * 0' },
  expireSeconds: 60 * 60,
  async handle({ app, signal }) {
    const db = app.database.acrossClients();
    const { rows } = await sql<{ client_id: string }>`
      select client_id from profile_hub.contact_counts union select client_id from profile_hub.contact_count_changes`.execute(
      db,
    );
    for (const { client_id: clientId } of rows) {
      signal.throwIfAborted();
      const fixed = await sql<{ count: number }>`
        select profile_hub.recount_contacts(${clientId}) as count`.execute(db);
      const figures = fixed.rows[0]?.count ?? 0;
      if (figures > 0) app.log.warn({ clientId, figures }, 'figures of contacts had drifted');
    }
  },
});
