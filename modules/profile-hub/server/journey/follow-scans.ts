import { sql } from 'kysely';
import { touchpointScanned } from '#modules/touchpoints/contract/touchpoint-events.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import type { Context } from '../tables.ts';
import { type NewStation, writeStations } from './write-stations.ts';

export interface KnownVisit {
  visitId: string;
  at: Date;
  suffix: string;
  sku: string | null;
}

/** Adds visits to the beginning of the journeys whose requests name them; each visit is added once [PH-05]. */
export async function joinVisits(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  visits: readonly KnownVisit[],
): Promise<void> {
  const { rows } = await sql<{ lead_id: string; contact_id: string; visit_id: string }>`
    update profile_hub.lead_contacts set visit_known = true
    where client_id = ${clientId} and visit_id = any (${visits.map(({ visitId }) => visitId)}::text[])
      and not visit_known and contact_id is not null
    returning lead_id, contact_id, visit_id`.execute(db);
  const stations = rows.flatMap(({ lead_id, contact_id, visit_id }) => {
    const visit = visits.find(({ visitId }) => visitId === visit_id);
    return visit ? [scanStation(visit, { contactId: contact_id, journeyId: lead_id })] : [];
  });
  await writeStations({ db }, clientId, stations);
}

function scanStation(
  { visitId, at, suffix, sku }: KnownVisit,
  way: { contactId: string; journeyId: string },
): NewStation {
  return { ...way, kind: 'scan', at, ref: visitId, sku, detail: { suffix } };
}

/** Handles visits that a lead referenced before they were counted; other visits are not stored here. */
export const followScans = defineListener({
  name: 'profile-hub.join-visits-to-come',
  event: touchpointScanned,
  handle: ({ event: { clientId, payload }, db }) =>
    joinVisits(
      { db: db as Db },
      clientId,
      payload.visits.map(({ visitId, at, suffix }) => ({
        visitId,
        at: new Date(at),
        suffix,
        sku: payload.sku,
      })),
    ),
});
