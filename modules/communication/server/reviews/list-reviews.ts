import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Review } from '#modules/communication/contract/reviews/review.ts';
import type {
  ReviewFilter,
  ReviewSort,
} from '#modules/communication/contract/reviews/review-list.ts';
import { findGroupLocationIds } from '#modules/directory/contract/locations/location-ports.ts';
import { ROLES } from '#platform/contract/permission.ts';
import { cutText } from '#platform/contract/text/text.ts';
import { endOfDay, startOfDay } from '#platform/contract/time-zone.ts';
import { idsMatchingWords, matchWords } from '#platform/server/database/word-search.ts';
import { COUNT_LIMIT, type PageQuery, readPage } from '#platform/server/lists/read-page.ts';
import type { SearchSource } from '#platform/server/module-parts.ts';
import type { Context } from '../tables.ts';
import {
  namedReviews,
  type ReviewRow,
  readReviewRows,
  reviewColumns,
  reviewJoins,
} from './review-rows.ts';

type Condition = RawBuilder<SqlBool>;

/**
 * SQL condition for a review filter over `communication.reviews as review` [REV-02]: the same for list, bulk sending and
 * export. Deleted reviews never match.
 */
export async function reviewFits(
  { db, app }: Context,
  { clientId, timeZone }: { clientId: string; timeZone: string },
  filter: Partial<ReviewFilter>,
): Promise<Condition> {
  const groupIds = filter.shop_group ?? [];
  const ofGroups =
    groupIds.length > 0
      ? await app.ports.call(findGroupLocationIds, { clientId, groupIds }, { db, app })
      : undefined;
  const words = filter.q?.trim();
  const conditions: (Condition | undefined)[] = [
    sql`review.client_id = ${clientId}`,
    sql`review.deleted_at is null`,
    isOneOf('origin', filter.origins),
    isOneOf('grade', filter.grades?.map(Number), 'smallint'),
    isOneOf('location_id', filter.shops, 'uuid'),
    ofGroups && sql`review.location_id = any (${ofGroups}::uuid[])`,
    filter.from ? sql`review.written_at >= ${startOfDay(filter.from, timeZone)}` : undefined,
    filter.to ? sql`review.written_at <= ${endOfDay(filter.to, timeZone)}` : undefined,
    isOneOf('status', filter.response_status),
    filter.with_comment === undefined
      ? undefined
      : sql`review.has_comment = ${filter.with_comment}`,
    isOneOf('sentiment', filter.sentiments),
    isOneOf('language', filter.locales),
    filter.risks?.length ? sql`review.risks && ${filter.risks}::text[]` : undefined,
    topicsSql(clientId, filter),
    filter.max_date_ready ? sql`review.received_at <= ${filter.max_date_ready}` : undefined,
    words ? searchSql(words) : undefined,
  ];
  const activeConditions = conditions.filter((condition) => condition !== undefined);
  return sql<SqlBool>`${sql.join(activeConditions, sql` and `)}`;
}

/** Topic and word must match in the same mention. */
function topicsSql(
  clientId: string,
  { topics = [], topic_words: words = [] }: Partial<ReviewFilter>,
): Condition | undefined {
  if (topics.length === 0 && words.length === 0) return undefined;
  return sql`exists (select from communication.review_topics as topic
    where topic.client_id = ${clientId} and topic.review_id = review.id
      ${topics.length > 0 ? sql`and topic.topic = any (${topics}::text[])` : sql``}
      ${words.length > 0 ? sql`and topic.words && ${words}::text[]` : sql``})`;
}

function searchSql(words: string): Condition {
  const ids = idsMatchingWords('communication.reviews', words);
  return ids ? sql`review.id in (${ids})` : matchWords('review.search', words);
}

/** A single value uses `=`, so that an index that continues with the date also provides the order. */
function isOneOf(
  column: string,
  values: readonly (string | number)[] | undefined,
  type = 'text',
): Condition | undefined {
  if (!values || values.length === 0) return undefined;
  const [first, ...others] = values;
  const name = sql.ref(`review.${column}`);
  return others.length === 0
    ? sql`${name} = ${first}::${sql.raw(type)}`
    : sql`${name} = any (${values}::${sql.raw(type)}[])`;
}

export interface ReviewQuery {
  filter: Partial<ReviewFilter>;
  sort: ReviewSort;
  page: number;
  size: number;
}

/** Each order uses an index, except by score, which reads all matching reviews. */
const ORDERS: Record<ReviewSort, RawBuilder<unknown>> = {
  '-date': sql`review.written_at desc, review.id`,
  date: sql`review.written_at, review.id desc`,
  '-grade': sql`review.grade desc, review.written_at desc, review.id`,
  grade: sql`review.grade, review.written_at, review.id desc`,
  '-score': sql`reply.score desc nulls last, review.written_at desc, review.id`,
  score: sql`reply.score nulls last, review.written_at desc, review.id`,
};

/** A page of reviews and their number, counted up to a limit [REV-01]. */
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
    countUpTo: COUNT_LIMIT,
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

const META_LENGTH = 120;

/** Finds reviews by words of the author's name or comment, for the header search. */
export const searchReviews: SearchSource = {
  menu: 'communication/reviews',
  roles: ROLES,
  async search({ words, limit, db, app, clientId }) {
    const filter = { q: words };
    const fits = await reviewFits({ db, app }, { clientId, timeZone: 'UTC' }, filter);
    const query = { filter, sort: '-date', page: 1, size: limit } as const;
    const { ids, total } = await readReviewIds({ db }, fits, query);
    const reviews = await readReviewRows({ db, app }, clientId, ids);
    return {
      total,
      hits: reviews.map(({ id, username, grade, comment, location }) => ({
        id,
        path: `communication/reviews?review=${id}`,
        title: username || location?.name || '★'.repeat(grade),
        meta: cutText(comment, META_LENGTH),
      })),
    };
  },
};
