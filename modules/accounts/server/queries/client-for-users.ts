import {
  archivedRefusesUsers,
  emptyRefusesUsers,
} from '#modules/accounts/contract/user-problems.ts';
import {
  type ClientWithModules,
  clientsByIds,
} from '#modules/directory/contract/clients/client-ports.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';

/** The client that is to get a user: one that is in use and has something to work with [USR-08]. */
export async function clientForUsers(
  { db, app }: { db: Db; app: App },
  clientId: string,
): Promise<ClientWithModules> {
  const [client] = await app.ports.ask(
    clientsByIds,
    { ids: [clientId], withArchived: true },
    { db, app },
  );
  if (!client) throw notFound();
  if (client.isArchived) throw archivedRefusesUsers();
  if (client.modules.length === 0) throw emptyRefusesUsers();
  return client;
}
