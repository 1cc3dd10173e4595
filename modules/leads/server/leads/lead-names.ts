import { findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import { locationsByEmail } from '#modules/directory/contract/locations/place-to-buy.ts';
import { nameIn } from '#modules/directory/contract/name-in.ts';
import { productNames } from '#modules/directory/contract/products/product-ports.ts';
import type { LeadActor } from '#modules/leads/contract/leads/lead-machine.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { isBoundToLocations, type Role } from '#platform/contract/permission.ts';
import { userNamePort } from '#platform/server/records/user-name-port.ts';
import { userMailboxPort } from '#platform/server/sessions/user-ports.ts';
import type { Context } from '../tables.ts';
import type { StoredLead } from './change-lead.ts';

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
  { db, app }: Context,
  { client_id: clientId, location_id }: Pick<StoredLead, 'client_id' | 'location_id'>,
  email: string,
): Promise<string> {
  if (email === '') return '';
  const stores = await app.ports.call(locationsByEmail, { clientId, email }, { db, app });
  const store = stores.find(({ id }) => id === location_id) ?? (stores.length === 1 && stores[0]);
  return store ? store.name : '';
}

/** The lead with its owner's name filled in, for display to the other recipients. */
export async function withOwnerName<Lead extends StoredLead>(
  { db, app }: Context,
  lead: Lead,
): Promise<Lead> {
  if (lead.owner?.name !== '') return lead;
  const name = await storeNameByEmail({ db, app }, lead, lead.owner.email);
  return name === '' ? lead : { ...lead, owner: { ...lead.owner, name } };
}

/** Product names in the reader's language, in the order of `skus`; unknown products are named by their SKU. */
export async function readSkuNames(
  { db, app }: Context,
  { clientId, skus, locale }: { clientId: string; skus: readonly string[]; locale: Locale },
): Promise<string[]> {
  if (skus.length === 0) return [];
  const [brand, found] = await Promise.all([
    app.ports.call(findBrand, { clientId }, { db, app }),
    app.ports.call(productNames, { clientId, skus }, { db, app }),
  ]);
  const names = new Map(found.map((product) => [product.sku, product.names]));
  return skus.map(
    (sku) => nameIn(names.get(sku) ?? {}, locale, brand?.defaultLocale ?? locale) || sku,
  );
}

/** The party that a user acts as: the brand, or a recipient of a shop identified by e-mail. */
export async function readUserActor(
  { db, app }: Context,
  { userId, role }: { userId: string; role: Role },
): Promise<LeadActor> {
  const mailbox = await app.ports.call(userMailboxPort, { userId }, { db, app });
  const name = await app.ports.call(userNamePort, { userId }, { db, app });
  const email = mailbox?.email ?? null;
  return {
    kind: isBoundToLocations(role) ? 'recipient' : 'brand',
    name: name || email || '',
    email,
    userId,
  };
}
