import { sql } from 'kysely';
import { leadCreated } from '#modules/leads/contract/lead-events.ts';
import { touchpointScanned } from '#modules/touchpoints/contract/touchpoint-events.ts';
import { visitById } from '#modules/touchpoints/contract/visit-port.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import type { ProfileHubTables } from '../tables.ts';
import { leadOf } from './known-leads.ts';
import { type NewStation, writeStations } from './write-stations.ts';

interface KnownVisit {
  visitId: string;
  at: Date;
  suffix: string;
  sku: string | null;
}

/**
 * The way of a request begins with the visit that it names, if there was one [PH-05]. Asked apart from the request itself and
 * after it: a visit that is counted from then on finds the request by its event, so none falls between the two.
 */
const joinCountedVisit = defineListener({
  name: 'profile-hub.join-counted-visit',
  event: leadCreated,
  async handle({ event: { clientId, payload }, db: tx, app }) {
    const db: Db<ProfileHubTables> = tx as Db;
    const { leadId, visitId } = payload;
    if (!visitId || !(await leadOf({ db }, clientId, leadId))) return;
    const visit = await app.ports.ask(visitById, { clientId, visitId }, { db, app });
    if (visit) await joinVisits({ db }, clientId, [{ ...visit, visitId }]);
  },
});

/** Visits that a request named before they were counted; all others stay nobody's and are not kept here. */
const joinVisitsToCome = defineListener({
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

async function joinVisits(
  { db }: { db: Db<ProfileHubTables> },
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

export const followScans = [joinCountedVisit, joinVisitsToCome] as const;
