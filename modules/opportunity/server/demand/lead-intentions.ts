import {
  type PlaceToBuy,
  placesByIds,
} from '#modules/directory/contract/locations/place-to-buy.ts';
import {
  leadCreated,
  leadDeleted,
  leadEdited,
  leadRelocated,
} from '#modules/leads/contract/lead-events.ts';
import { type DemandLead, demandLeads } from '#modules/leads/contract/lead-ports.ts';
import { isUuid } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/database/database.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import type { AddressGeocoder } from '#platform/server/places/geocode-addresses.ts';
import { areaIdsAt } from '../areas/client-areas.ts';
import type { Context, OpportunityTables } from '../tables.ts';
import {
  findAddressPlace,
  type IntentionPlace,
  readSkuCategories,
  roundedPosition,
  toCountryPlace,
} from './intention-place.ts';
import {
  acquireDemandLock,
  type NewIntention,
  removeIntentions,
  writeIntentions,
} from './write-intentions.ts';

/** Stores the current state of a lead after any event, because events can be late, repeated or out of order. */
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

/** Stores the current state of some leads and removes deleted ones. */
async function syncLeads(
  { db, app }: Context,
  clientId: string,
  ids: readonly string[],
): Promise<void> {
  const read = () =>
    app.ports.call(demandLeads, { clientId, ids: ids.filter(isUuid) }, { db, app });
  const placeOf = await findLeadPlaces({ db, app }, clientId, await read());
  await acquireDemandLock({ db }, clientId);
  const leads = await read();
  const found = new Set(leads.map(({ id }) => id));
  const gone = ids.filter((id) => !found.has(id));
  await removeIntentions(
    { db },
    clientId,
    gone.map((id) => ({ source: 'lead', sourceKey: id })),
  );
  await writeLeads({ db, app }, clientId, { leads, placeOf });
}

/** Position of leads: by own postal code or town, else by their store, else by their country. */
export type LeadPlaces = (lead: DemandLead) => IntentionPlace;

/** Before the demand lock, because finding places and areas for the first time takes seconds. */
export async function findLeadPlaces(
  { db, app }: Context,
  clientId: string,
  leads: readonly DemandLead[],
): Promise<LeadPlaces> {
  const geocoder = await app.places.ofAddresses();
  const stores = await readStores({ db, app }, clientId, leads);
  const placeOf: LeadPlaces = (lead) => {
    const country = /^[a-z]{2}$/i.test(lead.country ?? '')
      ? (lead.country ?? '').toUpperCase()
      : '';
    const address = { country, postalCode: lead.zip ?? '', city: lead.city ?? '' };
    const own = findAddressPlace(geocoder, address);
    if (own) return own;
    const store = stores.get(lead.locationId ?? '');
    return (!hasAddress(lead) && store && storePlace(store, geocoder)) || toCountryPlace(country);
  };
  await areaIdsAt({ app, db }, clientId, leads.map(placeOf));
  return placeOf;
}

function hasAddress({ zip, city }: DemandLead): boolean {
  return Boolean(zip || city);
}

async function readStores(
  { db, app }: Context,
  clientId: string,
  leads: readonly DemandLead[],
): Promise<ReadonlyMap<string, PlaceToBuy>> {
  const ids = leads.flatMap((lead) => (hasAddress(lead) ? [] : (lead.locationId ?? [])));
  if (ids.length === 0) return new Map();
  const stores = await app.ports.call(
    placesByIds,
    { clientId, ids: [...new Set(ids)] },
    { db, app },
  );
  return new Map(stores.map((store) => [store.id, store]));
}

/** Position of the store's town, because most visitors choose a nearby store and omit the postal code. */
function storePlace(store: PlaceToBuy, geocoder: AddressGeocoder): IntentionPlace | null {
  const { country, postalCode, city, latitude, longitude } = store;
  if (latitude !== null && longitude !== null)
    return { country, ...roundedPosition({ latitude, longitude }), precision: 'town' };
  const found = findAddressPlace(geocoder, { country, postalCode, city });
  return found && { ...found, precision: 'town' };
}

/** Stores leads as intentions; in the same demand transaction in which they were read. */
export async function writeLeads(
  { db, app }: Context,
  clientId: string,
  { leads, placeOf }: { leads: readonly DemandLead[]; placeOf: LeadPlaces },
): Promise<void> {
  const categories = await readSkuCategories({ db, app }, clientId, leads);
  const before = await placesBefore(db, clientId, leads);
  const intentions = leads.map(
    (lead): NewIntention => ({
      source: 'lead',
      sourceKey: lead.id,
      day: lead.day,
      unserved: lead.locationId ? 0 : 1,
      ...(before.get(lead.id) ?? placeOf(lead)),
      ...categories.of(lead.sku),
      locationId: lead.locationId,
    }),
  );
  await writeIntentions({ db, app }, clientId, intentions);
}

/** A lead of an erased person has no address; its intention retains the stored position. */
async function placesBefore(
  db: Db<OpportunityTables>,
  clientId: string,
  leads: readonly DemandLead[],
): Promise<Map<string, IntentionPlace>> {
  const ids = leads.filter((lead) => !hasAddress(lead)).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('opportunity.intentions')
    .select(['source_key', 'country', 'latitude', 'longitude', 'precision'])
    .where('client_id', '=', clientId)
    .where('source', '=', 'lead')
    .where('source_key', 'in', ids)
    .where('precision', '<>', 'country')
    .execute();
  return new Map(rows.map(({ source_key, ...place }) => [source_key, place]));
}
