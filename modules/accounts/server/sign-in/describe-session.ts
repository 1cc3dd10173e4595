import type { z } from 'zod';
import type { sessionSchema } from '#modules/accounts/contract/session.ts';
import { clientsByIds } from '#modules/directory/contract/clients/client-ports.ts';
import type { Product, SuiteModule } from '#platform/contract/navigation.ts';
import { trimEndCharacter } from '#platform/contract/text/text.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Membership, Principal } from '#platform/server/sessions/principal.ts';
import { describeUser, findUser } from '../memberships/find-user.ts';
import { grantedMenus } from '../memberships/granted-menus.ts';
import { chosenMembership } from '../memberships/read-principal.ts';
import { SUPER_ADMIN_MODULE } from '../memberships/super-admin-module.ts';
import type { AccountsTables, Context } from '../tables.ts';

/** The session is read on every page load, so it is limited; `getMyselfCall` returns all associations. */
const ASSOCIATIONS_SHOWN = 20;

/** The signed-in user and their access at the requested client. */
export async function describeSession(
  { db, app, principal }: { db: Db<AccountsTables>; app: App; principal: Principal },
  clientId: string | undefined,
): Promise<z.input<typeof sessionSchema>> {
  const membership = chosenMembership(principal, clientId);
  const clients = await app.ports.call(
    clientsByIds,
    { ids: [...principal.memberships.keys()] },
    { db, app },
  );
  const open = membership ?? (principal.isSuperAdmin ? withoutClient({ app }) : undefined);
  const modules = (open?.modules ?? []).flatMap(({ module, product }) => {
    const items = app.registry.menuOf(module, open?.role ?? 'store_owner');
    const given = items.filter(({ key }) => open?.menus.has(key) || open?.menusElsewhere.has(key));
    return given.length > 0 ? [{ module, product, items }] : [];
  });
  const defaultModule =
    modules.find(({ module }) => module === membership?.defaultModule) ?? modules[0];
  return {
    user: await describeUser({ app, db, principal }, membership, { named: ASSOCIATIONS_SHOWN }),
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
    actedBy: await actedByName({ db }, principal),
    menus: modules.map(({ module, items }) => ({
      module,
      items: items.map(({ key }) => ({ key, available: open?.menus.has(key) ?? false })),
    })),
  };
}

/** Without any client, a super admin still gets the super admin module to create the first one. */
function withoutClient({
  app,
}: {
  app: App;
}): Pick<Membership, 'role' | 'modules' | 'menus' | 'menusElsewhere'> {
  const role = 'super_admin';
  const modules = [SUPER_ADMIN_MODULE];
  const given = { role, modules: modules.map(({ module }) => module), given: null } as const;
  return { role, modules, menus: grantedMenus(app.registry, given), menusElsewhere: new Set() };
}

async function actedByName({ db }: Pick<Context, 'db'>, principal: Principal) {
  const admin = principal.actedBy ? await findUser({ db }, { id: principal.actedBy }) : undefined;
  return admin ? { firstName: admin.firstName, lastName: admin.lastName } : null;
}

/** Module address in the legacy suite or the super admin app, if configured. */
export function moduleAddress(
  config: { LEGACY_SUITE_URL?: string | undefined; SUPER_ADMIN_URL?: string | undefined },
  opened: { module: SuiteModule; product: Product; clientId: string },
): string | null {
  const base = { v1: config.LEGACY_SUITE_URL, superadmin: config.SUPER_ADMIN_URL, v2: undefined }[
    opened.product
  ];
  if (!base) return null;
  const baseUrl = trimEndCharacter(base, '/');
  // Before the first client exists, a super admin has no client id.
  return opened.clientId === ''
    ? baseUrl
    : `${baseUrl}/clients/${opened.clientId}/${opened.module}`;
}
