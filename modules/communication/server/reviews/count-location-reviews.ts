import { sql } from 'kysely';
import { reviewsOfLocation } from '#modules/directory/contract/change-requests/change-request-ports.ts';
import { answerPort } from '#platform/server/answer-port.ts';

/** Reviews about a location, which stay with it when it moves [OPP-06]. */
export const answerLocationReviews = answerPort(
  reviewsOfLocation,
  async ({ clientId, locationId }, { db }) => {
    const { rows } = await sql<{ reviews: number }>`
      select count(*) as reviews from communication.reviews
      where client_id = ${clientId} and location_id = ${locationId}`.execute(db);
    return rows[0]?.reviews ?? 0;
  },
);
