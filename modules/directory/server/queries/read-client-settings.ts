import { peopleAboveClients } from '#modules/directory/contract/clients/client-ports.ts';
import type { ClientSettings } from '#modules/directory/contract/clients/client-settings.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { listClientWebhooks } from '#platform/server/webhooks/client-webhooks.query.ts';
import type { DirectoryTables } from '../tables.ts';
import { readClientDetail } from './read-client-details.ts';
import { readProductLookup } from './read-product-lookup.ts';

/** Settings of a client and the super admins that can change them [SUP-01]. */
export async function readClientSettings(
  { db, app }: { db: Db<DirectoryTables>; app: App },
  clientId: string,
): Promise<ClientSettings> {
  const detail = await readClientDetail({ db }, clientId);
  const lookup = await readProductLookup({ db }, clientId);
  const people = await app.ports.ask(peopleAboveClients, {}, { db, app });
  const webhooks = await listClientWebhooks({ db }, clientId);
  return {
    ...detail,
    webhooks,
    hasProductLookup: lookup.configured && lookup.enabled,
    contacts: people.map(({ firstName, lastName, email }) => ({
      name: `${firstName} ${lastName}`,
      email,
    })),
  };
}
