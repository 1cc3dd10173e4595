import {
  checkEmailCall,
  createUserCall,
  getUserCall,
  updateUserCall,
} from '#modules/accounts/contract/manage-user.ts';
import { changeUser } from '../commands/change-user.ts';
import { createUser as createCommand } from '../commands/create-user.ts';
import { managerAt } from '../policies/manager-at.ts';
import { findUser } from '../queries/find-user.ts';
import { managedUser } from '../queries/managed-user.ts';
import { route } from '../route.ts';
import type { AccountsTables } from '../tables.ts';

/**
 * A person stands above clients, so what changes one sees them all and says itself which client it means. The answer is
 * read once the change is kept: reading it takes a second connection, and who holds one must not wait for another.
 */
const ownTransactions = true;

export const createUser = route(
  createUserCall,
  async ({ app, principal, membership, body }) => {
    const manager = managerAt(principal, membership);
    const { clientId } = membership;
    const db = app.database.acrossClients<AccountsTables>();
    const userId = await db
      .transaction()
      .execute((tx) => createCommand(app, tx, manager, { ...body, clientId }));
    return managedUser(app, db, { clientId, userId, manager });
  },
  { ownTransactions },
);

export const checkEmail = route(checkEmailCall, async ({ app, query }) => {
  const db = app.database.acrossClients<AccountsTables>();
  return { free: (await findUser(db, { email: query.email })) === undefined };
});

export const getUser = route(getUserCall, async ({ app, principal, membership, params }) =>
  managedUser(app, app.database.acrossClients<AccountsTables>(), {
    clientId: membership.clientId,
    userId: params.id,
    manager: managerAt(principal, membership),
  }),
);

export const updateUser = route(
  updateUserCall,
  async ({ app, principal, membership, params, body }) => {
    const { clientId: _, version, ...change } = body;
    const asked = {
      clientId: membership.clientId,
      userId: params.id,
      manager: managerAt(principal, membership),
    };
    const db = app.database.acrossClients<AccountsTables>();
    await db.transaction().execute((tx) => changeUser(app, tx, { ...asked, change, version }));
    return managedUser(app, db, asked);
  },
  { ownTransactions },
);
