import { sql, type Updateable } from 'kysely';
import type { UserChange } from '#modules/accounts/contract/manage-user.ts';
import { userDisabled } from '#modules/accounts/contract/user-events.ts';
import { membershipFields } from '#modules/accounts/contract/user-fields.ts';
import {
  associationsNeeded,
  defaultModuleNotGiven,
  menuNotOffered,
} from '#modules/accounts/contract/user-problems.ts';
import { listUserAssociations, setAssociations } from '#modules/directory/contract/associations.ts';
import type { SuiteModule } from '#platform/contract/navigation.ts';
import { isBoundToLocations, type Role } from '#platform/contract/permission.ts';
import { givenColumns } from '#platform/server/fields/field-sql.ts';
import type { ModuleRegistry } from '#platform/server/module-registry.ts';
import { requireClientForUsers } from '../memberships/client-for-users.ts';
import { grantedMenus, grantedModules, menusAfterRole } from '../memberships/granted-menus.ts';
import { type Manager, mayChangeMenus, refuse } from '../memberships/user.policy.ts';
import type { UserAtClient } from '../memberships/user-at-client.ts';
import type { AccountsTables, Context } from '../tables.ts';

type Registry = Pick<ModuleRegistry, 'menuOf' | 'menu'>;
type Columns = Updateable<AccountsTables['accounts.memberships']>;

interface Access {
  role: Role;
  modules: readonly SuiteModule[];
}

interface MembershipChange {
  manager: Manager;
  clientId: string;
  user: UserAtClient;
  change: UserChange;
}

/** Changes the membership at one client: role, associations, menus, default module and status. */
export async function changeMembership(
  { db, app }: Context,
  { manager, clientId, user, change }: MembershipChange,
): Promise<void> {
  const role = change.role ?? user.role;
  await changeAssociations({ db, app }, { clientId, user, role, change });
  const menuColumns =
    change.role !== undefined || change.menus !== undefined || change.defaultModule !== undefined
      ? await resolveMenus({ db, app }, { manager, clientId, user, role, change })
      : {};
  const isDisabling = change.status === 'disabled' && user.status !== 'disabled';
  await db
    .updateTable('accounts.memberships')
    .set({
      ...givenColumns<Columns>(membershipFields, change),
      ...menuColumns,
      ...(isDisabling && { disabled_at: sql`now()` }),
      ...(change.status === 'active' && { disabled_at: null }),
      updated_at: sql`now()`,
      updated_by: manager.userId,
      version: sql`version + 1`,
    })
    .where('client_id', '=', clientId)
    .where('user_id', '=', user.id)
    .execute();
  if (isDisabling)
    await app.events.publish(db, userDisabled, { clientId, payload: { userId: user.id } });
}

/**
 * Drops granted items that the new role excludes, as `previewRole` announced; refuses requested items that it excludes.
 */
async function resolveMenus(
  { db, app }: Context,
  { manager, clientId, user, role, change }: MembershipChange & { role: Role },
) {
  const client = await requireClientForUsers({ db, app }, clientId);
  const at = { role, modules: client.modules.map(({ module }) => module) };
  if (change.menus) {
    const before = grantedMenus(app.registry, { ...at, role: user.role, given: user.menus });
    refuse(mayChangeMenus(manager, user, { before, after: new Set(change.menus) }));
    checkMenus(app.registry, at, change.menus);
  }
  const isRoleChange = role !== user.role;
  const remainingMenus = isRoleChange
    ? menusAfterRole(app.registry, at, user.menus)
    : user.menus && [...grantedMenus(app.registry, { ...at, given: user.menus })];
  const menus = change.menus ?? remainingMenus;
  const open = { ...at, menus };
  checkDefaultModule(app.registry, open, change.defaultModule ?? null);
  const remainingModules = grantedModules(app.registry, open);
  const keepsDefault = user.defaultModule !== null && remainingModules.has(user.defaultModule);
  // A role change that removes the default module must name a new one, so that users do not lose it silently.
  const losesDefault =
    isRoleChange && user.defaultModule !== null && !keepsDefault && remainingModules.size > 0;
  if (losesDefault && change.defaultModule === undefined) throw defaultModuleNotGiven();
  const previousDefault = keepsDefault ? user.defaultModule : null;
  return {
    menus: JSON.stringify(menus),
    default_module: change.defaultModule === undefined ? previousDefault : change.defaultModule,
  };
}

async function changeAssociations(
  { db, app }: Context,
  { clientId, user, role, change }: Omit<MembershipChange, 'manager'> & { role: Role },
): Promise<void> {
  const context = { db, app };
  if (change.associations) {
    if (isBoundToLocations(role) && change.associations.length === 0) throw associationsNeeded();
    const { associations } = change;
    await app.ports.call(setAssociations, { clientId, userId: user.id, associations }, context);
  } else if (isBoundToLocations(role) && !isBoundToLocations(user.role)) {
    const query = { clientId, userIds: [user.id], named: 1 };
    const places = await app.ports.call(listUserAssociations, query, context);
    if (!places.get(user.id)?.total) throw associationsNeeded();
  }
}

/** Refuses menu items that the role or the modules of the client do not offer [USR-07]. */
export function checkMenus(registry: Registry, at: Access, menus: readonly string[]): void {
  const offered = grantedMenus(registry, { ...at, given: null });
  const menu = menus.find((key) => !offered.has(key));
  if (menu !== undefined) throw menuNotOffered({ menu });
}

/** Refuses a default module of which the user has no menu item. */
export function checkDefaultModule(
  registry: Registry,
  given: Access & { menus: readonly string[] | null },
  module: SuiteModule | null,
): void {
  if (module && !grantedModules(registry, given).has(module)) throw defaultModuleNotGiven();
}
