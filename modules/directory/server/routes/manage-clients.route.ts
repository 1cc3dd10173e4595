import {
  archiveClientCall,
  createClientCall,
  getClientDetailCall,
  listAllClientsCall,
  restoreClientCall,
  updateClientCall,
} from '#modules/directory/contract/manage-clients.ts';
import { setClientArchived } from '../commands/archive-client.ts';
import { createClient, updateClient } from '../commands/save-client.ts';
import { listAllClients, readClientDetail } from '../queries/read-client-details.ts';
import { route } from '../route.ts';

export const listAllClientsRoute = route(listAllClientsCall, ({ db, query }) =>
  listAllClients(db, query),
);

export const getClientDetailRoute = route(getClientDetailCall, ({ db, params }) =>
  readClientDetail(db, params.uuid),
);

export const createClientRoute = route(createClientCall, async ({ db, app, body }) =>
  readClientDetail(db, await createClient({ db, app }, body)),
);

export const updateClientRoute = route(updateClientCall, async ({ db, app, params, body }) => {
  await updateClient({ db, app }, params.uuid, body);
  return readClientDetail(db, params.uuid);
});

export const archiveClientRoute = route(archiveClientCall, async ({ db, app, params }) => {
  await setClientArchived({ db, app }, params.uuid, true);
  return readClientDetail(db, params.uuid);
});

export const restoreClientRoute = route(restoreClientCall, async ({ db, app, params }) => {
  await setClientArchived({ db, app }, params.uuid, false);
  return readClientDetail(db, params.uuid);
});
