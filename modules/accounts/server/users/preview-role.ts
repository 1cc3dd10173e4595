import type { z } from 'zod';
import type { memberRoleSchema } from '#modules/accounts/contract/manage-user.ts';
import type { RoleChange } from '#modules/accounts/contract/roles.ts';
import { listUserAssociations } from '#modules/directory/contract/associations.ts';
import { isBoundToLocations } from '#platform/contract/permission.ts';
import { notFound } from '#platform/contract/problems.ts';
import { requireClientForUsers } from '../memberships/client-for-users.ts';
import { grantedMenus, grantedModules, menusAfterRole } from '../memberships/granted-menus.ts';
import { readUserAtClient } from '../memberships/user-at-client.ts';
import type { Context } from '../tables.ts';

/** Effects of a role change on a user, computed by the same rules as `changeUser` [USR-03]. */
export async function previewRole(
  { db, app }: Context,
  query: { clientId: string; userId: string; role: z.infer<typeof memberRoleSchema> },
): Promise<RoleChange> {
  const { clientId, userId, role } = query;
  const user = await readUserAtClient({ db }, { clientId, userId });
  if (!user) throw notFound();
  const client = await requireClientForUsers({ db, app }, clientId);
  const modules = client.modules.map(({ module }) => module);
  const places = await app.ports.call(
    listUserAssociations,
    { clientId, userIds: [userId], named: 1 },
    { db, app },
  );
  const associationCount = places.get(userId)?.total ?? 0;
  const at = { role, modules };
  const menus = role === user.role ? user.menus : menusAfterRole(app.registry, at, user.menus);
  const before = grantedMenus(app.registry, { role: user.role, modules, given: user.menus });
  const after = grantedMenus(app.registry, { ...at, given: menus });
  const left = grantedModules(app.registry, { ...at, menus });
  const stays = user.defaultModule !== null && left.has(user.defaultModule);
  return {
    role,
    version: user.version,
    menus: {
      after: [...after],
      kept: [...after.intersection(before)],
      lost: [...before.difference(after)],
      gained: [...after.difference(before)],
    },
    defaultModule: {
      before: user.defaultModule,
      after: stays ? user.defaultModule : null,
      mustBeChosen: user.defaultModule !== null && !stays && left.size > 0,
    },
    associations: {
      kept: associationCount,
      boundBefore: isBoundToLocations(user.role),
      boundAfter: isBoundToLocations(role),
      needed: isBoundToLocations(role) && associationCount === 0,
    },
  };
}
