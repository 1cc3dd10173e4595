import { sql } from 'kysely';
import { z } from 'zod';
import {
  REVIEW_STATUSES,
  type ReviewStatus,
} from '#modules/communication/contract/reviews/review.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import type { CommunicationTables } from '../tables.ts';

/** What waits for somebody. */
export const OPEN_STATUSES = ['ready', 'manual', 'to_reassess', 'failed'] as const;

/** How many reviews have each status, of the locations that the reader sees [REV-01]. */
export async function readReviewCounts(
  { db }: { db: Db<CommunicationTables> },
  clientId: string,
): Promise<{ counts: Record<ReviewStatus, number>; open: number }> {
  const { rows } = await sql<{ status: ReviewStatus; reviews: number }>`
    select status, sum(reviews)::bigint as reviews from (
      select status, reviews from communication.review_counts where client_id = ${clientId}
      union all
      select status, change from communication.review_count_changes where client_id = ${clientId}
    ) as counted group by status`.execute(db);
  const counts = Object.fromEntries(REVIEW_STATUSES.map((status) => [status, 0])) as Record<
    ReviewStatus,
    number
  >;
  for (const { status, reviews } of rows) counts[status] = reviews;
  return { counts, open: OPEN_STATUSES.reduce((sum, status) => sum + counts[status], 0) };
}

/** Rows of changes that one transaction folds. */
const FOLDED_AT_ONCE = 20_000;

/**
 * Only this job changes `review_counts`, so nobody waits for its locks; a reader adds up both tables. In the order of their
 * keys: two runs at once cannot deadlock.
 */
export async function foldReviewCounts(
  { db }: { db: Db<CommunicationTables> },
  clientId: string,
): Promise<number> {
  const { rows } = await sql<{ folded: number }>`
    with taken as (
      delete from communication.review_count_changes where ctid = any (array(
        select ctid from communication.review_count_changes where client_id = ${clientId}
        limit ${FOLDED_AT_ONCE} for update skip locked))
      returning location_id, status, change
    ),
    folded as (
      insert into communication.review_counts as counted (client_id, location_id, status, reviews)
      select ${clientId}::uuid, location_id, status, sum(change) from taken group by location_id, status
      order by location_id, status
      on conflict (client_id, location_id, status) do update set reviews = counted.reviews + excluded.reviews
    )
    select count(*) as folded from taken`.execute(db);
  return rows[0]?.folded ?? 0;
}

/** Every five minutes for all clients, and soon after many reviews of one came in. */
export const foldReviewCountsJob = defineJob({
  name: 'communication.fold-review-counts',
  input: z.object({ clientId: z.string().optional() }),
  cron: { expression: '*/5 * * * *' },
  async handle({ app, input, signal }) {
    const { rows } = await sql<{ id: string }>`
      select distinct client_id as id from communication.review_count_changes`.execute(
      app.database.acrossClients(),
    );
    for (const { id } of rows.filter(({ id }) => !input.clientId || id === input.clientId)) {
      const db = app.database.ofClient<CommunicationTables>(id);
      while (!signal.aborted && (await foldReviewCounts({ db }, id)) === FOLDED_AT_ONCE);
    }
  },
});
