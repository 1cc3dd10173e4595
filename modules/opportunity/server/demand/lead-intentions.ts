import {
  leadCreated,
  leadDeleted,
  leadEdited,
  leadRelocated,
} from '#modules/leads/contract/lead-events.ts';
import { type DemandLead, demandLeads } from '#modules/leads/contract/lead-ports.ts';
import { isUuid } from '#platform/contract/ids.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import type { AddressGeocoder } from '#platform/server/places/geocode-addresses.ts';
import { areaIdsAt } from '../areas/client-areas.ts';
import type { OpportunityTables } from '../tables.ts';
import {
  findAddressPlace,
  type IntentionPlace,
  readSkuCategories,
  toCountryPlace,
} from './intention-place.ts';
import {
  acquireDemandLock,
  type NewIntention,
  removeIntentions,
  writeIntentions,
} from './write-intentions.ts';

type Context = { db: Db<OpportunityTables>; app: App };

/** Whatever happens to a lead, its state of now is stored: events may come late, twice or in another order. */
const follow = [
  ['opportunity.follow-created-lead', leadCreated],
  ['opportunity.follow-edited-lead', leadEdited],
  ['opportunity.follow-relocated-lead', leadRelocated],
  ['opportunity.follow-deleted-lead', leadDeleted],
] as const;
export const followLeads = follow.map(([name, event]) =>
  defineListener<typeof leadDeleted.payload>({
    name,
    event: event as typeof leadDeleted,
    handle: ({ event: { clientId, payload }, db, app }) =>
      syncLeads({ db: db as Db, app }, clientId, [payload.leadId]),
  }),
);

/** Stores some leads as they are now, and removes those that are gone. */
async function syncLeads(
  { db, app }: Context,
  clientId: string,
  ids: readonly string[],
): Promise<void> {
  const read = () => app.ports.ask(demandLeads, { clientId, ids: ids.filter(isUuid) }, { db, app });
  const geocoder = await findLeadAreas({ db, app }, clientId, await read());
  await acquireDemandLock(db, clientId);
  const leads = await read();
  const found = new Set(leads.map(({ id }) => id));
  const gone = ids.filter((id) => !found.has(id));
  await removeIntentions(
    { db },
    clientId,
    gone.map((id) => ({ source: 'lead', sourceKey: id })),
  );
  await writeLeads({ db, app }, clientId, { leads, geocoder });
}

/** Before the demand lock is taken: finding places and areas for the first time takes seconds. Gives the geocoder. */
export async function findLeadAreas(
  { db, app }: Context,
  clientId: string,
  leads: readonly DemandLead[],
): Promise<AddressGeocoder> {
  const geocoder = await app.places.ofAddresses();
  const places = leads.map((lead) => placeOf(lead, geocoder));
  await areaIdsAt(app, clientId, places, db);
  return geocoder;
}

/** Stores leads as intentions; inside a demand transaction in which they were read. */
export async function writeLeads(
  { db, app }: Context,
  clientId: string,
  { leads, geocoder }: { leads: readonly DemandLead[]; geocoder: AddressGeocoder },
): Promise<void> {
  const categories = await readSkuCategories({ db, app }, clientId, leads);
  const before = await placesBefore(db, clientId, leads);
  const intentions = leads.map(
    (lead): NewIntention => ({
      source: 'lead',
      sourceKey: lead.id,
      day: lead.day,
      unserved: lead.locationId ? 0 : 1,
      ...(before.get(lead.id) ?? placeOf(lead, geocoder)),
      ...categories.of(lead.sku),
      locationId: lead.locationId,
    }),
  );
  await writeIntentions({ db, app }, clientId, intentions);
}

/** A lead of an erased person has no address; its demand keeps the stored position. */
async function placesBefore(
  db: Db<OpportunityTables>,
  clientId: string,
  leads: readonly DemandLead[],
): Promise<Map<string, IntentionPlace>> {
  const ids = leads.filter(({ zip, city }) => !zip && !city).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('opportunity.intentions')
    .select(['source_key', 'country', 'latitude', 'longitude', 'precision'])
    .where('client_id', '=', clientId)
    .where('source', '=', 'lead')
    .where('source_key', 'in', ids)
    .execute();
  return new Map(rows.map(({ source_key, ...place }) => [source_key, place]));
}

function placeOf(lead: DemandLead, geocoder: AddressGeocoder): IntentionPlace {
  const country = /^[a-z]{2}$/i.test(lead.country ?? '') ? (lead.country ?? '').toUpperCase() : '';
  const address = { country, postalCode: lead.zip ?? '', city: lead.city ?? '' };
  return findAddressPlace(geocoder, address) ?? toCountryPlace(country);
}
