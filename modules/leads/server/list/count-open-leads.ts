import { sql } from 'kysely';
import { openLeadsOfLocation } from '#modules/directory/contract/change-requests/change-request-ports.ts';
import { answerPort } from '#platform/server/answer-port.ts';

/** Leads of a location that nobody has converted or lost: they stay with it when it moves [OPP-06]. */
export const answerOpenLeads = answerPort(
  openLeadsOfLocation,
  async ({ clientId, locationId }, { db }) => {
    const { rows } = await sql<{ leads: number }>`
      select count(*) as leads from leads.leads
      where client_id = ${clientId} and location_id = ${locationId} and status in ('new', 'accepted')`.execute(
      db,
    );
    return rows[0]?.leads ?? 0;
  },
);
