import { getClientCall, listClientsCall } from '#modules/directory/contract/get-clients.ts';
import { notFound } from '#platform/contract/problems.ts';
import { readClients } from '../queries/clients-by-ids.ts';
import { route } from '../route.ts';

export const listClients = route(listClientsCall, async ({ db, principal }) =>
  readClients(db, [...principal.memberships.keys()]),
);

export const getClient = route(getClientCall, async ({ db, params }) => {
  const [client] = await readClients(db, [params.uuid]);
  if (!client) throw notFound();
  return client;
});
