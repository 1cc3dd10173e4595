import { sql } from 'kysely';
import { z } from 'zod';
import { clientZoneChanged } from '#modules/directory/contract/events.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import { defineJob } from '#platform/server/jobs/job.ts';

const BATCH = 2_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Recalculates the months of reviews after the brand's time zone changed. */
export const moveReviewMonths = defineJob({
  name: 'communication.move-review-months',
  input: z.object({ clientId: z.string() }),
  expireSeconds: 60 * 60,
  async handle({ app, input: { clientId }, signal }) {
    const db = app.database.ofClient(clientId);
    for (let after: string | null = FIRST; after !== null && !signal.aborted; ) {
      // A connection uses the time zone that the client had when it was bound.
      const zone = sql`(select coalesce(platform.known_zone(platform.zone_of(${clientId}::uuid)), 'UTC'))`;
      const month = sql`date_trunc('month', written_at at time zone ${zone})::date`;
      const { rows } = await sql<{ last: string | null }>`
        with batch as (
          select id from communication.reviews
          where client_id = ${clientId} and id > ${after} order by id limit ${BATCH}
        ), topics as (
          update communication.review_topics set month = ${month}
          where client_id = ${clientId} and review_id in (select id from batch) and month <> ${month}
        ), reviews as (
          update communication.reviews set month = ${month}
          where client_id = ${clientId} and id in (select id from batch) and month <> ${month}
        )
        select max(id::text) as last from batch`.execute(db);
      after = rows[0]?.last ?? null;
    }
  },
});

export const followTimeZone = defineListener({
  name: 'communication.follow-time-zone',
  event: clientZoneChanged,
  async handle({ app, db, event: { clientId } }) {
    await app.jobs.enqueue(db, moveReviewMonths, { clientId }, { clientId, uniqueKey: clientId });
  },
});
