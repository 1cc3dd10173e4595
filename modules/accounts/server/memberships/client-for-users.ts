import { MANAGES_USERS, manageUsers } from '#modules/accounts/contract/permissions.ts';
import {
  archivedClientProblem,
  clientWithoutModulesProblem,
} from '#modules/accounts/contract/user-problems.ts';
import {
  type ClientWithModules,
  clientsByIds,
} from '#modules/directory/contract/clients/client-ports.ts';
import { uuid } from '#platform/contract/ids.ts';
import { Problem } from '#platform/contract/problem.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Principal } from '#platform/server/sessions/principal.ts';
import type { AccountsTables, Context } from '../tables.ts';

/** Returns the client; throws if it is unknown, archived or without modules [USR-08]. */
export async function requireClientForUsers(
  { db, app }: Context,
  clientId: string,
): Promise<ClientWithModules> {
  const [client] = await app.ports.call(
    clientsByIds,
    { ids: [clientId], withArchived: true },
    { db, app },
  );
  if (!client) throw notFound();
  if (client.isArchived) throw archivedClientProblem();
  if (client.modules.length === 0) throw clientWithoutModulesProblem();
  return client;
}

/**
 * Explains to user managers why a client refuses users [USR-08]: at a client that is archived or without modules, no user
 * has menu items and so none may manage its users. Undefined for other callers, who get the usual refusal.
 */
export async function explainClientRefusal({
  app,
  principal,
  requested,
}: {
  app: App;
  principal: Principal;
  requested: string;
}): Promise<Problem | undefined> {
  const { data: clientId } = uuid.safeParse(requested);
  if (!clientId || !(await isUserManager(app, principal, clientId))) return undefined;
  try {
    await requireClientForUsers({ db: app.database.acrossClients(), app }, clientId);
    return undefined;
  } catch (error) {
    if (error instanceof Problem && error.status === 409) return error;
    throw error;
  }
}

async function isUserManager(app: App, principal: Principal, clientId: string): Promise<boolean> {
  if (principal.isSuperAdmin) return true;
  const own = await app.database
    .acrossClients<AccountsTables>()
    .selectFrom('accounts.memberships')
    .select(['role', 'menus'])
    .where('user_id', '=', principal.userId)
    .where('client_id', '=', clientId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!own || !manageUsers.roles.includes(own.role)) return false;
  return own.menus === null || own.menus.includes(MANAGES_USERS);
}
