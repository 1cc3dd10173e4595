import { sql } from 'kysely';
import { countOpenLocationLeads } from '#modules/directory/contract/change-requests/change-request-ports.ts';
import { answerPort } from '#platform/server/answer-port.ts';

/** Number of open leads of a location; they remain with it when it moves [OPP-06]. */
export const answerOpenLeads = answerPort(
  countOpenLocationLeads,
  async ({ clientId, locationId }, { db }) => {
    const { rows } = await sql<{ leads: number }>`
      select count(*) as leads from leads.leads
      where client_id = ${clientId} and location_id = ${locationId} and status in ('new', 'accepted')`.execute(
      db,
    );
    return rows[0]?.leads ?? 0;
  },
);
