import type { z } from 'zod';
import { userMailsCall } from '#modules/accounts/contract/invite-user.ts';
import {
  checkEmailCall,
  createUserCall,
  getUserCall,
  type managedUserSchema,
  updateUserCall,
} from '#modules/accounts/contract/manage-user.ts';
import { getMenusCall, getRolesCall, previewRoleCall } from '#modules/accounts/contract/roles.ts';
import { ASSOCIATIONS_LIMIT, userFields } from '#modules/accounts/contract/user-fields.ts';
import { bulkUsersCall, listUsersCall } from '#modules/accounts/contract/user-list.ts';
import { listUserAssociations } from '#modules/directory/contract/associations.ts';
import { clientsByIds } from '#modules/directory/contract/clients/client-ports.ts';
import { fieldsWith, picked } from '#platform/contract/fields/record-fields.ts';
import { ADMIN_ROLES, ROLES, type Role } from '#platform/contract/permission.ts';
import { notFound } from '#platform/contract/problems.ts';
import {
  describeInvitation,
  invitationMails,
  readUserMails,
} from '../invitations/invitation-mails.ts';
import { explainClientRefusal } from '../memberships/client-for-users.ts';
import { findUser } from '../memberships/find-user.ts';
import { grantedMenus } from '../memberships/granted-menus.ts';
import {
  type Manager,
  managerAt,
  mayChangePerson,
  mayChangeRole,
  mayDisable,
  mayInvite,
  mayReactivate,
  rolesToGive,
} from '../memberships/user.policy.ts';
import { readUserAtClient } from '../memberships/user-at-client.ts';
import { route } from '../route.ts';
import type { AccountsTables, Context } from '../tables.ts';
import { bulkUsers } from './bulk-users.ts';
import { changeUser } from './change-user.ts';
import { createUser } from './create-user.ts';
import { listUsers } from './lists/list-users.ts';
import { previewRole } from './preview-role.ts';

const listUsersRoute = route(listUsersCall, ({ app, query, membership }) =>
  listUsers({ app }, { ...query, clientId: membership.clientId }),
);

/**
 * Persons are not stored per client, so these routes use cross-client access and name the client explicitly. The
 * response is read after the commit, so that no request waits for a second connection while it holds one.
 */
const ownTransactions = true;

const createUserRoute = route(
  createUserCall,
  async ({ app, principal, membership, body }) => {
    const manager = managerAt(principal, membership);
    const { clientId } = membership;
    const db = app.database.acrossClients<AccountsTables>();
    const userId = await db
      .transaction()
      .execute((tx) => createUser({ db: tx, app }, manager, { ...body, clientId }));
    return managedUser({ db, app }, { clientId, userId, manager });
  },
  { ownTransactions, whyRefused: explainClientRefusal },
);

const checkEmailRoute = route(
  checkEmailCall,
  async ({ app, query }) => {
    const db = app.database.acrossClients<AccountsTables>();
    return { free: (await findUser({ db }, { email: query.email })) === undefined };
  },
  { whyRefused: explainClientRefusal },
);

const getUserRoute = route(getUserCall, async ({ app, principal, membership, params }) =>
  managedUser(
    { db: app.database.acrossClients<AccountsTables>(), app },
    {
      clientId: membership.clientId,
      userId: params.id,
      manager: managerAt(principal, membership),
    },
  ),
);

const previewRoleRoute = route(previewRoleCall, ({ app, membership, params, query }) =>
  previewRole(
    { db: app.database.acrossClients<AccountsTables>(), app },
    { clientId: membership.clientId, userId: params.id, role: query.role },
  ),
);

const updateUserRoute = route(
  updateUserCall,
  async ({ app, principal, membership, params, body }) => {
    const { clientId: _, version, ...change } = body;
    const commandInput = {
      clientId: membership.clientId,
      userId: params.id,
      manager: managerAt(principal, membership),
    };
    const db = app.database.acrossClients<AccountsTables>();
    await db
      .transaction()
      .execute((tx) => changeUser({ db: tx, app }, { ...commandInput, change, version }));
    return managedUser({ db, app }, commandInput);
  },
  { ownTransactions },
);

const userMailsRoute = route(userMailsCall, ({ app, membership, params }) =>
  readUserMails({ app }, { clientId: membership.clientId, userId: params.id }),
);

const bulkUsersRoute = route(
  bulkUsersCall,
  ({ app, principal, membership, body }) =>
    bulkUsers({ app }, managerAt(principal, membership), {
      ...body,
      clientId: membership.clientId,
    }),
  { ownTransactions },
);

/** One user as the editor needs it: the data and the reader's permissions on it. */
async function managedUser(
  { db, app }: Context,
  commandInput: { clientId: string; userId: string; manager: Manager },
): Promise<z.input<typeof managedUserSchema>> {
  const { clientId, userId, manager } = commandInput;
  const user = await readUserAtClient({ db }, { clientId, userId });
  if (!user) throw notFound();
  const [client] = await app.ports.call(clientsByIds, { ids: [clientId] }, { db, app });
  const places = await app.ports.call(
    listUserAssociations,
    { clientId, userIds: [userId], named: ASSOCIATIONS_LIMIT },
    { db, app },
  );
  const seen = await app.sessions.lastSeen([userId]);
  const mails = await invitationMails({ app }, [user]);
  const modules = client?.modules.map(({ module }) => module) ?? [];
  const open = { role: user.role, modules, given: user.menus };
  const refusals = {
    changePerson: mayChangePerson(manager, user),
    changeRole: mayChangeRole(manager, user),
    disable: mayDisable(manager, user),
    reactivate: mayReactivate(manager, user),
  };
  const isDisabled = user.status === 'disabled';
  return {
    id: user.id,
    client: clientId,
    ...picked(user, fieldsWith(userFields, 'column')),
    status: user.status,
    associations: places.get(userId)?.associations ?? [],
    menus: [...grantedMenus(app.registry, open)],
    version: user.version,
    invitation: describeInvitation(user.status, user, mails.get(userId)),
    lastSeenAt: seen.get(userId)?.toISOString() ?? null,
    createdAt: user.created_at.toISOString(),
    may: {
      changePerson: !refusals.changePerson,
      changeRole: !refusals.changeRole,
      giveRoles: rolesToGive(manager.role),
      disable: !isDisabled && !refusals.disable,
      reactivate: isDisabled && !refusals.reactivate,
      invite: !mayInvite(user),
      because:
        (isDisabled ? refusals.reactivate : (refusals.changeRole ?? refusals.disable))?.code ??
        refusals.changePerson?.code ??
        null,
    },
  };
}

/** Super admins may also assign the role super admin, above all clients. */
const getRolesRoute = route(getRolesCall, async ({ principal }) => {
  const admins: readonly Role[] = ADMIN_ROLES;
  const own = [...principal.memberships.values()].map(({ role }) => role);
  const given = own.filter((role) => admins.includes(role)).flatMap(rolesToGive);
  return ROLES.map((role) => ({
    role,
    assignable: principal.isSuperAdmin || given.includes(role),
  }));
});

const getMenusRoute = route(getMenusCall, async ({ app, query }) =>
  query.roles.map((role) => ({
    role,
    modules: app.registry.modulesWithMenu(role).map((module) => ({
      module,
      items: app.registry.menuOf(module, role).map(({ key }) => key),
    })),
  })),
);

export const usersRoutes = [
  getRolesRoute,
  getMenusRoute,
  listUsersRoute,
  createUserRoute,
  checkEmailRoute,
  bulkUsersRoute,
  getUserRoute,
  previewRoleRoute,
  updateUserRoute,
  userMailsRoute,
];
