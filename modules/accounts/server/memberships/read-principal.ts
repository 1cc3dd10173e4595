import { clientsByIds } from '#modules/directory/contract/clients/client-ports.ts';
import { opensHere } from '#platform/contract/navigation.ts';
import type { Role } from '#platform/contract/permission.ts';
import { forbidden } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Membership, Principal } from '#platform/server/sessions/principal.ts';
import type { AccountsTables, Context } from '../tables.ts';
import { findUser } from './find-user.ts';
import { grantedMenus } from './granted-menus.ts';
import { SUPER_ADMIN_MODULE } from './super-admin-module.ts';

/** The requested client, or the first with any menu item; responds 403 for a client the user does not belong to. */
export function chosenMembership(
  principal: Principal,
  clientId: string | undefined,
): Membership | undefined {
  if (clientId !== undefined) {
    const requestedMembership = principal.memberships.get(clientId);
    if (!requestedMembership) throw forbidden();
    return requestedMembership;
  }
  const all = [...principal.memberships.values()];
  return all.find(({ menus, menusElsewhere }) => menus.size + menusElsewhere.size > 0) ?? all[0];
}

/** Reads the current principal of a user: clients, and the role, modules and menu items at each. */
export async function readPrincipal(
  context: Context,
  userId: string,
): Promise<Omit<Principal, 'sessionId'> | undefined> {
  const db = context.db as Db<AccountsTables>;
  const user = await findUser({ db }, { id: userId });
  if (user?.status !== 'active') return undefined;
  const given = await db
    .selectFrom('accounts.memberships')
    .selectAll()
    .where('user_id', '=', userId)
    .where('disabled_at', 'is', null)
    .orderBy('created_at')
    .orderBy('client_id')
    .execute();
  const clients = await context.app.ports.call(
    clientsByIds,
    { ids: user.is_super_admin ? 'all' : given.map(({ client_id }) => client_id) },
    context,
  );
  const memberships = clients.flatMap((client): Membership[] => {
    const own = given.find(({ client_id }) => client_id === client.uuid);
    const role: Role | undefined = user.is_super_admin ? 'super_admin' : own?.role;
    if (!role) return [];
    const modules = user.is_super_admin ? [...client.modules, SUPER_ADMIN_MODULE] : client.modules;
    const menusThat = (isHere: boolean) =>
      grantedMenus(context.app.registry, {
        role,
        modules: modules.filter((one) => opensHere(one) === isHere).map(({ module }) => module),
        given: own?.menus ?? null,
      });
    return [
      {
        clientId: client.uuid,
        brandId: client.brandId,
        timeZone: client.timeZone,
        role,
        modules,
        defaultModule: own?.default_module ?? null,
        menus: menusThat(true),
        menusElsewhere: menusThat(false),
      },
    ];
  });
  // The client that was assigned first is the default.
  const place = ({ clientId }: Membership) => {
    const at = given.findIndex(({ client_id }) => client_id === clientId);
    return at < 0 ? given.length : at;
  };
  memberships.sort((a, b) => place(a) - place(b));
  return {
    userId: user.id,
    locale: user.locale,
    isSuperAdmin: user.is_super_admin,
    memberships: new Map(memberships.map((membership) => [membership.clientId, membership])),
  };
}
