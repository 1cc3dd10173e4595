import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/job.ts';
import { brandZoneSql } from '../visits/counted-zones.ts';
import { moveCountedDays } from '../visits/move-counted-days.ts';

/** Visits are counted by the days of their brand's time zone. After a change of the zone, the days are recounted. */
export const followTimeZones = defineJob({
  name: 'touchpoints.follow-time-zones',
  input: z.object({}),
  // Handles clients that a killed worker left unfinished, and brands from before time zones existed.
  cron: { expression: '*/10 * * * *' },
  expireSeconds: 6 * 60 * 60,
  async handle({ app, signal }) {
    const { rows } = await sql<{ clientId: string }>`
      select client_id as "clientId" from touchpoints.counted_zones
      where next_zone is not null or zone <> ${brandZoneSql(sql`client_id`)}`.execute(
      app.database.acrossClients(),
    );
    for (const { clientId } of rows) await moveCountedDays(app, clientId, signal);
  },
});
