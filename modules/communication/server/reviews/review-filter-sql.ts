import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ReviewFilter } from '#modules/communication/contract/reviews/review-list.ts';
import { placesToBuy } from '#modules/directory/contract/locations/place-to-buy.ts';
import { endOfDay, startOfDay } from '#platform/contract/time/zoned-days.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { likePattern } from '#platform/server/database/like-pattern.ts';

/** Locations of the chosen groups. */
const LOCATIONS = 10_000;

/** What a filter means for `review`: the same reviews as the list shows [REV-02]. */
export async function reviewFits(
  { db, app }: { db: Db; app: App },
  { clientId, timeZone }: { clientId: string; timeZone: string },
  filter: Partial<ReviewFilter>,
): Promise<RawBuilder<SqlBool>> {
  const { from, to, q } = filter;
  const parts: (RawBuilder<unknown> | false | undefined)[] = [
    sql`review.client_id = ${clientId} and review.deleted_at is null`,
    filter.origins && sql`review.origin = any (${filter.origins})`,
    filter.grades && sql`review.grade = any (${filter.grades.map(Number)})`,
    filter.shops && sql`review.location_id = any (${filter.shops}::uuid[])`,
    from !== undefined && sql`review.written_at >= ${startOfDay(from, timeZone)}`,
    to !== undefined && sql`review.written_at <= ${endOfDay(to, timeZone)}`,
    filter.response_status && sql`review.status = any (${filter.response_status})`,
    filter.with_comment !== undefined && sql`review.has_comment = ${filter.with_comment}`,
    filter.sentiments && sql`review.sentiment = any (${filter.sentiments})`,
    filter.locales && sql`review.language = any (${filter.locales})`,
    filter.risks && sql`review.risks && ${filter.risks}::text[]`,
    filter.topics &&
      sql`exists (
        select from communication.review_topics as topic
        where topic.client_id = review.client_id and topic.review_id = review.id
          and topic.topic = any (${filter.topics}))`,
    filter.max_date_ready !== undefined &&
      sql`review.received_at <= ${filter.max_date_ready}::timestamptz`,
    ...(q?.trim().split(/\s+/) ?? [])
      .filter(Boolean)
      .map((word) => sql`review.search like platform.fold(${likePattern(word, 'contains')})`),
  ];
  if (filter.shop_group) {
    const within = { groupIds: filter.shop_group };
    const asked = { clientId, within, limit: LOCATIONS };
    const { items } = await app.ports.ask(placesToBuy, asked, { db, app });
    parts.push(sql`review.location_id = any (${items.map(({ id }) => id)}::uuid[])`);
  }
  const used = parts.filter((part): part is RawBuilder<unknown> => Boolean(part));
  return sql<SqlBool>`(${sql.join(used, sql` and `)})`;
}
