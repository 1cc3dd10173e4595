import { sql } from 'kysely';
import type { ReviewFigures } from '#modules/communication/contract/location-figures.ts';
import { reviewsOfLocation } from '#modules/directory/contract/change-requests/change-request-ports.ts';
import { answerPort } from '#platform/server/answer-port.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { CommunicationTables } from '../tables.ts';
import { LOCATION_RATING, LOCATION_REVIEWS } from './review-months.ts';

/** Grades by location. Deleted reviews count, as in the rating of the brand. */
export async function readLocationFigures(
  { db }: { db: Db<CommunicationTables> },
  {
    clientId,
    locationIds,
    fromMonth,
    toMonth,
  }: {
    clientId: string;
    locationIds?: readonly string[] | undefined;
    fromMonth: string;
    toMonth: string;
  },
): Promise<ReadonlyMap<string, ReviewFigures>> {
  const { rows } = await sql<ReviewFigures & { id: string }>`
    select location_id as id, sum(${LOCATION_REVIEWS})::float8 as reviews, ${LOCATION_RATING}::float8 as average
    from communication.location_months
    where client_id = ${clientId} and month between ${fromMonth}::date and ${toMonth}::date
      and ${locationIds ? sql`location_id = any (${locationIds}::uuid[])` : sql`location_id is not null`}
    group by 1 having sum(${LOCATION_REVIEWS}) > 0`.execute(db);
  return new Map(rows.map(({ id, reviews, average }) => [id, { reviews, average }]));
}

/** Reviews about a location, which stay with it when it moves [OPP-06]. */
export const answerLocationReviews = answerPort(
  reviewsOfLocation,
  async ({ clientId, locationId }, { db }) => {
    const { rows } = await sql<{ reviews: number }>`
      select coalesce(sum(${LOCATION_REVIEWS}), 0)::bigint as reviews from communication.location_months
      where client_id = ${clientId} and location_id = ${locationId}`.execute(db);
    return rows[0]?.reviews ?? 0;
  },
);
