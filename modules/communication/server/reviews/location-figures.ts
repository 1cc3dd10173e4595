import { sql } from 'kysely';
import type {
  ReviewFigures,
  ReviewFiguresQuestion,
} from '#modules/communication/contract/review-ports.ts';
import { countLocationReviews } from '#modules/directory/contract/change-requests/change-request.ts';
import { amongIds } from '#platform/server/database/word-search.ts';
import { answerPort } from '#platform/server/module-parts.ts';
import type { Context } from '../tables.ts';
import { LOCATION_GRADES, LOCATION_REVIEWS } from './review-figures.ts';

/** Grades by location, from monthly sums. Includes deleted reviews, as in the brand's rating. */
export async function readLocationFigures(
  { db }: Pick<Context, 'db'>,
  given: ReviewFiguresQuestion,
): Promise<ReviewFigures> {
  const { clientId, locationIds, fromMonth, toMonth, low } = given;
  const isLow = sql`(reviews >= ${low.reviews} and grades < ${low.average}::float8 * reviews)`;
  const { rows } = await sql<{
    reviews: number;
    average: number | null;
    locations: number;
    low: number;
    lowReviews: number;
    lowAverage: number | null;
    ids: string[];
  }>`
    with locations as materialized (
      select location_id as id, sum(${LOCATION_REVIEWS})::float8 as reviews, sum(${LOCATION_GRADES})::float8 as grades
      from communication.location_months
      where client_id = ${clientId} and month between ${fromMonth}::date and ${toMonth}::date
        and location_id in ${amongIds(locationIds)}
      group by 1 having sum(${LOCATION_REVIEWS}) > 0)
    select coalesce(sum(reviews), 0) as reviews, sum(grades) / sum(reviews) as average, count(*)::float8 as locations,
      (count(*) filter (where ${isLow}))::float8 as low,
      coalesce(sum(reviews) filter (where ${isLow}), 0) as "lowReviews",
      sum(grades) filter (where ${isLow}) / sum(reviews) filter (where ${isLow}) as "lowAverage",
      array(select id::text from locations where ${isLow} order by grades / reviews, id limit ${low.limit}) as ids
    from locations`.execute(db);
  const [row] = rows;
  return {
    reviews: row?.reviews ?? 0,
    average: row?.average ?? null,
    locations: row?.locations ?? 0,
    low: {
      locations: row?.low ?? 0,
      reviews: row?.lowReviews ?? 0,
      average: row?.lowAverage ?? null,
      ids: row?.ids ?? [],
    },
  };
}

/** Reviews about a location, which stay with it when it moves [OPP-06]. */
export const answerLocationReviews = answerPort(
  countLocationReviews,
  async ({ clientId, locationId }, { db }) => {
    const { rows } = await sql<{ reviews: number }>`
      select coalesce(sum(${LOCATION_REVIEWS}), 0)::bigint as reviews from communication.location_months
      where client_id = ${clientId} and location_id = ${locationId}`.execute(db);
    return rows[0]?.reviews ?? 0;
  },
);
