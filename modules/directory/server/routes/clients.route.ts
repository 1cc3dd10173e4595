import { peopleAboveClients } from '#modules/directory/contract/clients/client-ports.ts';
import {
  type ClientSettings,
  getClientSettingsCall,
} from '#modules/directory/contract/clients/client-settings.ts';
import { getClientCall, listClientsCall } from '#modules/directory/contract/clients/get-clients.ts';
import {
  archiveClientCall,
  createClientCall,
  getClientDetailCall,
  listAllClientsCall,
  restoreClientCall,
  updateClientCall,
} from '#modules/directory/contract/clients/manage-clients.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { listClientWebhooks } from '#platform/server/webhooks/client-webhooks.query.ts';
import { setClientArchived } from '../commands/archive-client.ts';
import { createClient, updateClient } from '../commands/save-client.ts';
import { readClients } from '../queries/clients-by-ids.ts';
import { listAllClients, readClientDetail } from '../queries/read-client-details.ts';
import { readProductLookup } from '../queries/read-product-lookup.ts';
import { route } from '../route.ts';
import type { DirectoryTables } from '../tables.ts';

export const listClientsRoute = route(listClientsCall, async ({ db, principal }) =>
  readClients({ db }, [...principal.memberships.keys()]),
);

export const getClientRoute = route(getClientCall, async ({ db, params }) => {
  const [client] = await readClients({ db }, [params.uuid]);
  if (!client) throw notFound();
  return client;
});

export const getClientSettingsRoute = route(getClientSettingsCall, ({ db, app, params }) =>
  readClientSettings({ db, app }, params.uuid),
);

export const listAllClientsRoute = route(listAllClientsCall, ({ db, query }) =>
  listAllClients({ db }, query),
);

export const getClientDetailRoute = route(getClientDetailCall, ({ db, params }) =>
  readClientDetail({ db }, params.uuid),
);

export const createClientRoute = route(createClientCall, async ({ db, app, body }) =>
  readClientDetail({ db }, await createClient({ db, app }, body)),
);

export const updateClientRoute = route(updateClientCall, async ({ db, app, params, body }) => {
  await updateClient({ db, app }, params.uuid, body);
  return readClientDetail({ db }, params.uuid);
});

export const archiveClientRoute = route(archiveClientCall, async ({ db, app, params }) => {
  await setClientArchived({ db, app }, params.uuid, true);
  return readClientDetail({ db }, params.uuid);
});

export const restoreClientRoute = route(restoreClientCall, async ({ db, app, params }) => {
  await setClientArchived({ db, app }, params.uuid, false);
  return readClientDetail({ db }, params.uuid);
});

/** Settings of a client and the super admins that can change them [SUP-01]. */
async function readClientSettings(
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
