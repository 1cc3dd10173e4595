import { sql } from 'kysely';
import { z } from 'zod';
import type { App } from '#platform/server/app.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import type { ProfileHubTables } from '../tables.ts';
import { readContactCounts } from './read-contact-counts.ts';

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
