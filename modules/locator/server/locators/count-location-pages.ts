import { sql } from 'kysely';
import { pagesOfLocation } from '#modules/directory/contract/change-requests/change-request-ports.ts';
import { answerPort } from '#platform/server/answer-port.ts';

/** Locators that show pages of the location's country [OPP-06]. */
export const answerLocationPages = answerPort(
  pagesOfLocation,
  async ({ clientId, country }, { db }) => {
    const { rows } = await sql<{ pages: number }>`
      select count(*) as pages from locator.locators
      where client_id = ${clientId}
        and (coalesce(config -> 'countries', '[]') = '[]' or config -> 'countries' ? ${country})`.execute(
      db,
    );
    return rows[0]?.pages ?? 0;
  },
);
