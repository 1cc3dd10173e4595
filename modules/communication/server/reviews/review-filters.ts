import { sql } from 'kysely';
import type { OwnTopicSettings } from '#modules/communication/contract/replies/reply-settings.ts';
import { REVIEW_ORIGINS } from '#modules/communication/contract/reviews/review.ts';
import type { getReviewFiltersCall } from '#modules/communication/contract/reviews/review-calls.ts';
import { listLocationGroups } from '#modules/directory/contract/locations/location-ports.ts';
import { placesByIds } from '#modules/directory/contract/locations/place-to-buy.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import type { Context } from '../tables.ts';
import { countedReviews, readReviewMonths } from './review-figures.ts';

/** Names of a brand's custom topics in the user's language, otherwise in the first one with a name. */
export async function ownTopicNames(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  locale: Locale,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ topics: OwnTopicSettings[] | null }>`
    select settings -> 'topics' as topics from communication.reply_settings
    where client_id = ${clientId}`.execute(db);
  const named = (rows[0]?.topics ?? []).map(({ key, names }) => {
    const language = [locale, ...LOCALES].find((one) => names[one]);
    return [key, (language && names[language]) || key] as const;
  });
  return new Map(named);
}

/** Languages are taken from the latest reviews, because reading a million would take too long. */
const SAMPLE = 5_000;

/** Filter options for the reviews that the reader can see [REV-02]. */
export async function readReviewFilters(
  { db, app }: Context,
  { clientId, isBound, reader }: { clientId: string; isBound: boolean; reader: Locale },
): Promise<CallOutput<typeof getReviewFiltersCall>> {
  const months = await readReviewMonths({ db }, clientId, { shops: [], isBound });
  const countOf = (fits: (month: (typeof months)[number]) => boolean) =>
    months.filter(fits).reduce((sum, { reviews }) => sum + reviews, 0);
  const shops = await sql<{ id: string }>`
    select location_id as id from ${countedReviews(clientId, 'locations')}
    where location_id is not null group by location_id having sum(reviews) > 0`.execute(db);
  const ids = shops.rows.map(({ id }) => id);
  const places =
    ids.length > 0 ? await app.ports.call(placesByIds, { clientId, ids }, { db, app }) : [];
  const locales = await sql<{ language: string }>`
    select distinct language from (
      select language from communication.reviews where client_id = ${clientId}
      order by written_at desc limit ${SAMPLE}
    ) as latest where language is not null order by language`.execute(db);
  return {
    origins: REVIEW_ORIGINS.map((origin) => ({
      origin,
      reviews: countOf((month) => month.origin === origin),
    })).filter(({ reviews }) => reviews > 0),
    grades: [5, 4, 3, 2, 1].map((grade) => ({
      grade,
      reviews: countOf((month) => month.grade === grade),
    })),
    shops: places.map(({ id, name, city }) => ({ id, name, city })),
    // A group may name locations that the reader does not see.
    shopGroups: isBound ? [] : await app.ports.call(listLocationGroups, { clientId }, { db, app }),
    locales: locales.rows.map(({ language }) => language),
    topics: await readTopics({ db }, clientId, reader),
  };
}

/** One index lookup per topic, because reading all rows would take too long. */
async function readTopics({ db }: Pick<Context, 'db'>, clientId: string, reader: Locale) {
  const { rows } = await sql<{ topic: string }>`
    with recursive found as (
      (select topic from communication.review_topics where client_id = ${clientId} order by topic limit 1)
      union all
      select (select topic from communication.review_topics
        where client_id = ${clientId} and topic > found.topic order by topic limit 1)
      from found where found.topic is not null
    )
    select topic from found where topic is not null`.execute(db);
  const names = await ownTopicNames({ db }, clientId, reader);
  return rows.map(({ topic }) => ({ topic, name: names.get(topic) ?? null }));
}
