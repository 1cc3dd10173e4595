import { locationsByEmail } from '#modules/directory/contract/locations/places-by-ids.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { LeadRowKept } from './lead-row.ts';

/** By which name somebody is told of who did something: of who asked it is the first, also where nobody has accepted [LEAD-11]. */
export function nameTold(
  { firstname }: Pick<LeadRowKept, 'firstname'>,
  { kind, name }: { kind?: string; name: string },
): string {
  return kind === 'consumer' ? (firstname ?? '') : name;
}

/**
 * What a recipient is called who is known by address only: the store that has the address. A chain may use one address for
 * all its stores: then the store of the lead, if it is one of them. Empty where nothing is known [LEAD-05].
 */
async function storeNameByEmail(
  { db, app }: { db: Db; app: App },
  { client_id: clientId, location_id }: Pick<LeadRowKept, 'client_id' | 'location_id'>,
  email: string,
): Promise<string> {
  if (email === '') return '';
  const stores = await app.ports.ask(locationsByEmail, { clientId, email }, { db, app });
  const store = stores.find(({ id }) => id === location_id) ?? (stores.length === 1 && stores[0]);
  return store ? store.name : '';
}

/** The lead with the name of its owner, so that the others learn who has it. */
export async function withOwnerName<Lead extends LeadRowKept>(
  { db, app }: { db: Db; app: App },
  lead: Lead,
): Promise<Lead> {
  if (lead.owner?.name !== '') return lead;
  const name = await storeNameByEmail({ db, app }, lead, lead.owner.email);
  return name === '' ? lead : { ...lead, owner: { ...lead.owner, name } };
}
