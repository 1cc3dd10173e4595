import { peopleAboveClients } from '#modules/directory/contract/clients/client-ports.ts';
import type { ClientSettings } from '#modules/directory/contract/clients/client-settings.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { webhooksOfClient } from '#platform/server/webhooks/webhooks-of-client.query.ts';
import type { DirectoryTables } from '../tables.ts';
import { readClientDetail } from './read-client-details.ts';
import { readProductLookup } from './read-product-lookup.ts';

/** What super admins have set for a client, and who they are [SUP-01]. */
export async function readClientSettings(
  { db, app }: { db: Db<DirectoryTables>; app: App },
  clientId: string,
): Promise<ClientSettings> {
  const detail = await readClientDetail({ db }, clientId);
  const lookup = await readProductLookup({ db }, clientId);
  const people = await app.ports.ask(peopleAboveClients, {}, { db, app });
  const webhooks = await webhooksOfClient({ db }, clientId);
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
