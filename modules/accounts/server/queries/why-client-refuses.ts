import { MANAGES_USERS, manageUsers } from '#modules/accounts/contract/permissions.ts';
import { uuid } from '#platform/contract/ids.ts';
import { Problem } from '#platform/contract/problem.ts';
import type { App } from '#platform/server/app.ts';
import type { Principal } from '#platform/server/sessions/principal.ts';
import type { AccountsTables } from '../tables.ts';
import { clientForUsers } from './client-for-users.ts';

/**
 * No user has menu items at a client that is archived or without modules, so none may manage its users. Managers get
 * this reason [USR-08]; other callers get the usual refusal.
 */
export async function whyClientRefuses({
  app,
  principal,
  asked,
}: {
  app: App;
  principal: Principal;
  asked: string;
}): Promise<Problem | undefined> {
  const { data: clientId } = uuid.safeParse(asked);
  if (!clientId || !(await wouldManage(app, principal, clientId))) return undefined;
  try {
    await clientForUsers({ db: app.database.acrossClients(), app }, clientId);
    return undefined;
  } catch (error) {
    if (error instanceof Problem && error.status === 409) return error;
    throw error;
  }
}

async function wouldManage(app: App, principal: Principal, clientId: string): Promise<boolean> {
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
