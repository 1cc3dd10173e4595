import { type RawBuilder, sql } from 'kysely';
import {
  REVIEW_STATUSES,
  type ReviewStatus,
} from '#modules/communication/contract/reviews/review.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { CommunicationTables } from '../tables.ts';

/** Statuses that need a user. */
export const OPEN_STATUSES = ['ready', 'manual', 'to_reassess', 'failed'] as const;

/**
 * Reviews by status, also by location if `of` says so: the folded sums plus the changes since. Only the folding job
 * changes sums, so readers never wait for the locks of a long import. Users restricted to locations cannot read brand
 * sums.
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
