import { locationsByEmail } from '#modules/directory/contract/locations/places-by-ids.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { StoredLead } from './lead-row.ts';

/** Display name of an acting party; for the consumer only the first name, even before acceptance [LEAD-11]. */
export function displayName(
  { firstname }: Pick<StoredLead, 'firstname'>,
  { kind, name }: { kind?: string; name: string },
): string {
  return kind === 'consumer' ? (firstname ?? '') : name;
}

/**
 * Name of a recipient known by address only: the store with this address. If several stores share it, the lead's store
 * if among them; otherwise empty [LEAD-05].
 */
async function storeNameByEmail(
  { db, app }: { db: Db; app: App },
  { client_id: clientId, location_id }: Pick<StoredLead, 'client_id' | 'location_id'>,
  email: string,
): Promise<string> {
  if (email === '') return '';
  const stores = await app.ports.ask(locationsByEmail, { clientId, email }, { db, app });
  const store = stores.find(({ id }) => id === location_id) ?? (stores.length === 1 && stores[0]);
  return store ? store.name : '';
}

/** The lead with its owner's name filled in, for display to the other recipients. */
export async function withOwnerName<Lead extends StoredLead>(
  { db, app }: { db: Db; app: App },
  lead: Lead,
): Promise<Lead> {
  if (lead.owner?.name !== '') return lead;
  const name = await storeNameByEmail({ db, app }, lead, lead.owner.email);
  return name === '' ? lead : { ...lead, owner: { ...lead.owner, name } };
}
