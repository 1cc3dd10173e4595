import { sql } from 'kysely';
import { z } from 'zod';
import { clientZoneChanged } from '#modules/directory/contract/events.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import { brandZoneSql, moveCountedDays } from './counted-zones.ts';

const RETENTION_DAYS = 7;

/** Deletes stored previous end dates after the undo period. */
export const clearEndedBefore = defineJob({
  name: 'touchpoints.clear-ended-before',
  input: z.object({}),
  cron: { expression: '50 3 * * *' },
  async handle({ app }) {
    await sql`
      delete from touchpoints.ended_before
      where changed_at < now() - make_interval(days => ${RETENTION_DAYS})`.execute(
      app.database.acrossClients(),
    );
  },
});

/** The current month of two years ago is still complete; counters are stored permanently. */
const RETENTION_MONTHS = 25;
const MONTHS_AHEAD = 2;

/** Creates partitions for coming months and drops those with visits older than two years. */
export const maintainVisitPartitions = defineJob({
  name: 'touchpoints.keep-visit-months',
  input: z.object({}),
  cron: { expression: '40 3 * * *' },
  async handle({ app }) {
    const db = app.database.acrossClients();
    await sql`
      select touchpoints.make_visits_month((date_trunc('month', now()) + step * interval '1 month')::date)
      from generate_series(0, ${MONTHS_AHEAD}::int) as step`.execute(db);
    await sql`
      select touchpoints.drop_visits_before(
        (date_trunc('month', now()) - make_interval(months => ${RETENTION_MONTHS}))::date)`.execute(
      db,
    );
  },
});

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
    for (const { clientId } of rows) await moveCountedDays({ app }, clientId, signal);
  },
});

/** Starts immediately, because a user who changes the time zone often checks the statistics next. */
export const startFollowingTimeZone = defineListener({
  name: 'touchpoints.follow-time-zone',
  event: clientZoneChanged,
  async handle({ app, db, event: { clientId } }) {
    await app.jobs.enqueue(db, followTimeZones, {}, { clientId });
  },
});
