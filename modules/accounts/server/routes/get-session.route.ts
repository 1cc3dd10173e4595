import { getSessionCall } from '#modules/accounts/contract/get-session.ts';
import { clientsByIds } from '#modules/directory/contract/client-ports.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Membership, Principal } from '#platform/server/sessions/principal.ts';
import { chosenMembership } from '../queries/chosen-membership.ts';
import { describeUser } from '../queries/describe-user.ts';
import { findUser } from '../queries/find-user.ts';
import { menusOf } from '../queries/menus-of.ts';
import { moduleAddress } from '../queries/module-address.ts';
import { SUPER_ADMIN_MODULE } from '../queries/super-admin-module.ts';
import { route } from '../route.ts';
import type { AccountsTables } from '../tables.ts';

/** Every page load asks for the session: the whole list is for who asks who they are. */
const ASSOCIATIONS_TOLD = 20;

export const getSession = route(getSessionCall, async ({ app, db, principal, query }) => {
  const membership = chosenMembership(principal, query.clientId);
  const clients = await app.ports.ask(
    clientsByIds,
    { ids: [...principal.memberships.keys()] },
    { db, app },
  );
  const open = membership ?? (principal.isSuperAdmin ? withoutClient(app) : undefined);
  const modules = (open?.modules ?? []).flatMap(({ module, product }) => {
    const items = app.registry.menuOf(module, open?.role ?? 'store_owner');
    const available = items.filter(({ key }) => open?.menus.has(key));
    return available.length > 0 ? [{ module, product, items }] : [];
  });
  const defaultModule =
    modules.find(({ module }) => module === membership?.defaultModule) ?? modules[0];
  return {
    user: await describeUser({ app, db, principal }, membership, { named: ASSOCIATIONS_TOLD }),
    client: membership?.clientId ?? null,
    modules: modules.map(({ module, product }) => ({
      module,
      product,
      default: module === defaultModule?.module,
      url: moduleAddress(app.config, { module, product, clientId: membership?.clientId ?? '' }),
    })),
    clients: clients.map((client) => ({
      ...client,
      role: principal.memberships.get(client.uuid)?.role ?? 'store_owner',
    })),
    abilities: membership ? app.registry.abilitiesOf(membership) : [],
    actedBy: await actedByName(db, principal),
    menus: modules.map(({ module, items }) => ({
      module,
      items: items.map(({ key }) => ({ key, available: open?.menus.has(key) ?? false })),
    })),
  };
});

/** An empty house: nobody's modules are there yet, but the super admin who is to make the first client is. */
function withoutClient(app: App): Pick<Membership, 'role' | 'modules' | 'menus'> {
  const role = 'super_admin';
  const modules = [SUPER_ADMIN_MODULE];
  const given = { role, modules: modules.map(({ module }) => module), given: null } as const;
  return { role, modules, menus: menusOf(app.registry, given) };
}

async function actedByName(db: Db<AccountsTables>, principal: Principal) {
  const admin = principal.actedBy ? await findUser(db, { id: principal.actedBy }) : undefined;
  return admin ? { firstName: admin.first_name, lastName: admin.last_name } : null;
}
