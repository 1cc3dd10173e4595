import {
  archiveClientCall,
  type ClientSettings,
  createClientCall,
  getClientCall,
  getClientDetailCall,
  getClientSettingsCall,
  listAllClientsCall,
  listClientsCall,
  restoreClientCall,
  updateClientCall,
} from '#modules/directory/contract/clients/client-calls.ts';
import {
  getClientLogoCall,
  removeClientLogoCall,
  setClientLogoCall,
} from '#modules/directory/contract/clients/client-logo.ts';
import { peopleAboveClients } from '#modules/directory/contract/clients/client-ports.ts';
import { notFound } from '#platform/contract/problems.ts';
import { listClientWebhooks } from '#platform/server/webhooks/webhook-endpoints.query.ts';
import { readProductLookup } from '../lookup/read-product-lookup.ts';
import { route } from '../route.ts';
import type { Context } from '../tables.ts';
import { readClientLogo } from './read-brand.ts';
import { listAllClients, readClientDetail, readClients } from './read-clients.ts';
import { createClient, setClientArchived, updateClient } from './save-client.ts';
import { removeClientLogo, setClientLogo } from './save-client-logo.ts';

const listClientsRoute = route(listClientsCall, async ({ db, principal }) =>
  readClients({ db }, [...principal.memberships.keys()]),
);

const getClientRoute = route(getClientCall, async ({ db, params }) => {
  const [client] = await readClients({ db }, [params.uuid]);
  if (!client) throw notFound();
  return client;
});

const getClientSettingsRoute = route(getClientSettingsCall, ({ db, app, params }) =>
  readClientSettings({ db, app }, params.uuid),
);

const listAllClientsRoute = route(listAllClientsCall, ({ db, query }) =>
  listAllClients({ db }, query),
);

const getClientDetailRoute = route(getClientDetailCall, ({ db, params }) =>
  readClientDetail({ db }, params.uuid),
);

const createClientRoute = route(createClientCall, async ({ db, app, body }) =>
  readClientDetail({ db }, await createClient({ db, app }, body)),
);

const updateClientRoute = route(updateClientCall, async ({ db, app, params, body }) => {
  await updateClient({ db, app }, params.uuid, body);
  return readClientDetail({ db }, params.uuid);
});

const archiveClientRoute = route(archiveClientCall, async ({ db, app, params }) => {
  await setClientArchived({ db, app }, params.uuid, true);
  return readClientDetail({ db }, params.uuid);
});

const restoreClientRoute = route(restoreClientCall, async ({ db, app, params }) => {
  await setClientArchived({ db, app }, params.uuid, false);
  return readClientDetail({ db }, params.uuid);
});

/** Settings of a client and the super admins that can change them [SUP-01]. */
async function readClientSettings({ db, app }: Context, clientId: string): Promise<ClientSettings> {
  const detail = await readClientDetail({ db }, clientId);
  const lookup = await readProductLookup({ db }, clientId);
  const people = await app.ports.call(peopleAboveClients, {}, { db, app });
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

const getClientLogoRoute = route(getClientLogoCall, async ({ db, app, params }) => {
  const { logoId } = await readClientLogo({ db }, params.uuid);
  if (!logoId) throw notFound();
  return app.files.answer(db, { clientId: params.uuid, id: logoId, inline: true });
});

const setClientLogoRoute = route(
  setClientLogoCall,
  async ({ db, app, params, file, principal }) => {
    const clientId = params.uuid;
    await setClientLogo({ db, app }, { clientId, userId: principal.userId, file });
    return readClientDetail({ db }, clientId);
  },
);

const removeClientLogoRoute = route(removeClientLogoCall, async ({ db, app, params }) => {
  await removeClientLogo({ db, app }, params.uuid);
  return readClientDetail({ db }, params.uuid);
});

export const clientsRoutes = [
  listClientsRoute,
  getClientRoute,
  getClientSettingsRoute,
  listAllClientsRoute,
  getClientDetailRoute,
  createClientRoute,
  updateClientRoute,
  archiveClientRoute,
  restoreClientRoute,
  setClientLogoRoute,
  removeClientLogoRoute,
  getClientLogoRoute,
];
