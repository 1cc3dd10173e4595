import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Review } from '#modules/communication/contract/reviews/review.ts';
import type {
  ReviewFilter,
  ReviewSort,
} from '#modules/communication/contract/reviews/review-list.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { LONGEST_COUNT, type PageQuery, readPage } from '#platform/server/lists/read-page.ts';
import type { CommunicationTables } from '../tables.ts';
import { reviewFits } from './review-filter-sql.ts';
import { namedReviews, type ReviewRow, reviewColumns, reviewJoins } from './review-rows.ts';

interface Context {
  db: Db<CommunicationTables>;
  app: App;
}
export interface ReviewQuery {
  filter: Partial<ReviewFilter>;
  sort: ReviewSort;
  page: number;
  size: number;
}

/** Read along an index, forwards or backwards; only the order by score reads all reviews that fit. */
const ORDERS: Record<ReviewSort, RawBuilder<unknown>> = {
  '-date': sql`review.written_at desc, review.id`,
  date: sql`review.written_at, review.id desc`,
  '-grade': sql`review.grade desc, review.written_at desc, review.id`,
  grade: sql`review.grade, review.written_at, review.id desc`,
  '-score': sql`reply.score desc nulls last, review.written_at desc, review.id`,
  score: sql`reply.score nulls last, review.written_at desc, review.id`,
};

/** A page of reviews and how many fit, counted up to a bound [REV-01]. */
export async function listReviews(
  { db, app }: Context,
  scope: { clientId: string; timeZone: string },
  query: ReviewQuery,
): Promise<{ items: Review[]; total: number; more: boolean; maxDateReady: string | null }> {
  const { clientId } = scope;
  const fits = await reviewFits({ db, app }, scope, query.filter);
  const { rows, total, more } = await readPage<ReviewRow & { readAt: Date }>(
    { db },
    {
      ...pageOf(fits, query),
      columns: sql`${reviewColumns(clientId)}, ${READ_AT} as "readAt"`,
      joins: reviewJoins(clientId, 'page'),
    },
  );
  const readAt = rows[0]?.readAt ?? new Date();
  const items = await namedReviews(
    { db, app },
    clientId,
    rows.map(({ readAt: _, ...row }) => row),
  );
  const maxDateReady = query.filter.max_date_ready ?? readAt.toISOString();
  return { items, total, more, maxDateReady: total > 0 ? maxDateReady : null };
}

/**
 * Cutoff that excludes reviews received after this read; rounded up to a whole millisecond, because the web has no
 * finer precision.
 */
const READ_AT = sql`date_trunc('milliseconds', clock_timestamp()) + interval '1 millisecond'`;

/** The ids of a page. */
export async function readReviewIds(
  { db }: Pick<Context, 'db'>,
  fits: RawBuilder<SqlBool>,
  query: ReviewQuery,
): Promise<{ ids: string[]; total: number; more: boolean }> {
  const { rows, total, more } = await readPage<{ id: string }>(
    { db },
    { ...pageOf(fits, query), columns: sql`page.id`, joins: sql`` },
  );
  return { ids: rows.map(({ id }) => id), total, more };
}

function pageOf(
  fits: RawBuilder<SqlBool>,
  { filter, sort, page, size }: ReviewQuery,
): Omit<PageQuery, 'columns' | 'joins'> {
  const reviews = sql`communication.reviews as review`;
  return {
    page,
    limit: size,
    areFew: Boolean(filter.q?.trim()),
    countUpTo: LONGEST_COUNT,
    from: sort.endsWith('score')
      ? sql`communication.reviews as review left join communication.replies as reply
          on reply.client_id = review.client_id and reply.review_id = review.id`
      : reviews,
    countFrom: reviews,
    key: sql`review.id`,
    fits,
    order: ORDERS[sort],
  };
}
