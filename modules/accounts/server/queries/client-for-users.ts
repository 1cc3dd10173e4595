import { clientRefusesUsers } from '#modules/accounts/contract/user-problems.ts';
import {
  type ClientWithModules,
  clientsByIds,
} from '#modules/directory/contract/clients/client-ports.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';

/** The client that is to get a user: one that is in use and has something to work with [USR-08]. */
export async function clientForUsers(
  { db, app }: { db: Db; app: App },
  clientId: string,
): Promise<ClientWithModules> {
  const [client] = await app.ports.ask(clientsByIds, { ids: [clientId] }, { db, app });
  if (!client || client.modules.length === 0) throw clientRefusesUsers();
  return client;
}
