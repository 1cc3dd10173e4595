import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ReviewFilter } from '#modules/communication/contract/reviews/review-list.ts';
import { findGroupLocationIds } from '#modules/directory/contract/locations/location-ports.ts';
import { endOfDay, startOfDay } from '#platform/contract/time/zoned-days.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { idsMatchingWords, matchWords } from '#platform/server/database/word-search.ts';

type Condition = RawBuilder<SqlBool>;

/**
 * Which reviews fit a filter, as a condition over `communication.reviews as review` [REV-02]: the same for the list, bulk
 * sending and the export. Deleted ones fit none.
 */
export async function reviewFits(
  { db, app }: { db: Db; app: App },
  { clientId, timeZone }: { clientId: string; timeZone: string },
  filter: Partial<ReviewFilter>,
): Promise<Condition> {
  const groupIds = filter.shop_group ?? [];
  const ofGroups =
    groupIds.length > 0
      ? await app.ports.ask(findGroupLocationIds, { clientId, groupIds }, { db, app })
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
    words ? wordsSql(words) : undefined,
  ];
  const asked = conditions.filter((condition) => condition !== undefined);
  return sql<SqlBool>`${sql.join(asked, sql` and `)}`;
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

function wordsSql(words: string): Condition {
  const ids = idsMatchingWords('communication.reviews', words);
  return ids ? sql`review.id in (${ids})` : matchWords('review.search', words);
}

/** One value alone as an equality: then an index that continues with the date also gives the order. */
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
