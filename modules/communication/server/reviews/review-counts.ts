import { type RawBuilder, sql } from 'kysely';
import {
  REVIEW_STATUSES,
  type ReviewStatus,
} from '#modules/communication/contract/reviews/review.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { CommunicationTables } from '../tables.ts';

/** What waits for somebody. */
export const OPEN_STATUSES = ['ready', 'manual', 'to_reassess', 'failed'] as const;

/**
 * Reviews by status, and by location where `of` is so: what was added up last and what changed since. Only the job that adds
 * up changes sums, so nobody waits for the locks of a long import. Sums of the brand are closed to users of some locations.
 */
export function countedReviews(clientId: string, of: 'locations' | 'brand'): RawBuilder<unknown> {
  const location = of === 'brand' ? sql`` : sql`location_id,`;
  const table = of === 'brand' ? 'review_status_counts' : 'review_counts';
  return sql`(
    select ${location} status, reviews from ${sql.id('communication', table)} where client_id = ${clientId}
    union all
    select ${location} status, change from communication.review_count_changes where client_id = ${clientId}
  ) as counted`;
}

/** How many reviews have each status, of the locations that the reader sees [REV-01]. */
export async function readReviewCounts(
  { db }: { db: Db<CommunicationTables> },
  clientId: string,
  { isBound = false }: { isBound?: boolean } = {},
): Promise<{ counts: Record<ReviewStatus, number>; open: number }> {
  const { rows } = await sql<{ status: ReviewStatus; reviews: number }>`
    select status, sum(reviews)::bigint as reviews
    from ${countedReviews(clientId, isBound ? 'locations' : 'brand')} group by status`.execute(db);
  const counts = Object.fromEntries(REVIEW_STATUSES.map((status) => [status, 0])) as Record<
    ReviewStatus,
    number
  >;
  for (const { status, reviews } of rows) counts[status] = reviews;
  return { counts, open: OPEN_STATUSES.reduce((sum, status) => sum + counts[status], 0) };
}
