import { bulkUsersCall, userMailsCall } from '#modules/accounts/contract/invite-user.ts';
import { listUsersCall } from '#modules/accounts/contract/list-users.ts';
import {
  checkEmailCall,
  createUserCall,
  getUserCall,
  updateUserCall,
} from '#modules/accounts/contract/manage-user.ts';
import { previewRoleCall } from '#modules/accounts/contract/role-change.ts';
import { bulkUsers } from '../commands/users/bulk-users.ts';
import { changeUser } from '../commands/users/change-user.ts';
import { createUser } from '../commands/users/create-user.ts';
import { managerAt } from '../policies/manager-at.ts';
import { findUser } from '../queries/find-user.ts';
import { listUsers } from '../queries/lists/list-users.ts';
import { managedUser } from '../queries/managed-user.ts';
import { previewRole } from '../queries/preview-role.ts';
import { readUserMails } from '../queries/read-user-mails.ts';
import { whyClientRefuses } from '../queries/why-client-refuses.ts';
import { route } from '../route.ts';
import type { AccountsTables } from '../tables.ts';

export const listUsersRoute = route(listUsersCall, ({ app, query, membership }) =>
  listUsers({ app }, { ...query, clientId: membership.clientId }),
);

/**
 * Persons are not stored per client, so these routes use cross-client access and name the client explicitly. The
 * response is read after the commit, so that no request waits for a second connection while it holds one.
 */
const ownTransactions = true;

export const createUserRoute = route(
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
  { ownTransactions, whyRefused: whyClientRefuses },
);

export const checkEmailRoute = route(
  checkEmailCall,
  async ({ app, query }) => {
    const db = app.database.acrossClients<AccountsTables>();
    return { free: (await findUser({ db }, { email: query.email })) === undefined };
  },
  { whyRefused: whyClientRefuses },
);

export const getUserRoute = route(getUserCall, async ({ app, principal, membership, params }) =>
  managedUser(
    { db: app.database.acrossClients<AccountsTables>(), app },
    {
      clientId: membership.clientId,
      userId: params.id,
      manager: managerAt(principal, membership),
    },
  ),
);

export const previewRoleRoute = route(previewRoleCall, ({ app, membership, params, query }) =>
  previewRole(
    { db: app.database.acrossClients<AccountsTables>(), app },
    { clientId: membership.clientId, userId: params.id, role: query.role },
  ),
);

export const updateUserRoute = route(
  updateUserCall,
  async ({ app, principal, membership, params, body }) => {
    const { clientId: _, version, ...change } = body;
    const asked = {
      clientId: membership.clientId,
      userId: params.id,
      manager: managerAt(principal, membership),
    };
    const db = app.database.acrossClients<AccountsTables>();
    await db
      .transaction()
      .execute((tx) => changeUser({ db: tx, app }, { ...asked, change, version }));
    return managedUser({ db, app }, asked);
  },
  { ownTransactions },
);

export const userMailsRoute = route(userMailsCall, ({ app, membership, params }) =>
  readUserMails({ app }, { clientId: membership.clientId, userId: params.id }),
);

export const bulkUsersRoute = route(
  bulkUsersCall,
  ({ app, principal, membership, body }) =>
    bulkUsers({ app }, managerAt(principal, membership), {
      ...body,
      clientId: membership.clientId,
    }),
  { ownTransactions },
);
