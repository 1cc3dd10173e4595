import { getClientSettingsCall } from '#modules/directory/contract/clients/client-settings.ts';
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
import { setClientArchived } from '../commands/archive-client.ts';
import { createClient, updateClient } from '../commands/save-client.ts';
import { readClients } from '../queries/clients-by-ids.ts';
import { listAllClients, readClientDetail } from '../queries/read-client-details.ts';
import { readClientSettings } from '../queries/read-client-settings.ts';
import { route } from '../route.ts';

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
