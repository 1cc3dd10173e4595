import {
  addToClientCall,
  createSuperAdminCall,
  getEveryUserCall,
  listEveryUserCall,
  updateEveryUserCall,
} from '#modules/accounts/contract/super-admin-users.ts';
import { addToClient as addCommand } from '../commands/add-to-client.ts';
import { changeEverywhere } from '../commands/change-everywhere.ts';
import { createSuperAdmin as createCommand } from '../commands/create-super-admin.ts';
import { managerAt } from '../policies/manager-at.ts';
import { listEveryUser as listQuery, readEveryUser } from '../queries/every-user.ts';
import { route } from '../route.ts';

export const listEveryUser = route(listEveryUserCall, ({ app, db, query }) =>
  listQuery(app, db, query),
);

export const getEveryUser = route(getEveryUserCall, ({ app, db, params }) =>
  readEveryUser(app, db, params.id),
);

/** The answer is read once the change is kept: who holds a connection must not wait for another. */
const ownTransactions = true;

export const createSuperAdmin = route(
  createSuperAdminCall,
  async ({ app, db, principal, body }) => {
    const given = { ...body, byUserId: principal.userId };
    const id = await db.transaction().execute((tx) => createCommand(app, tx, given));
    return readEveryUser(app, db, id);
  },
  { ownTransactions },
);

export const updateEveryUser = route(
  updateEveryUserCall,
  async ({ app, db, principal, params, body }) => {
    const asked = { ...body, userId: params.id, byUserId: principal.userId };
    await db.transaction().execute((tx) => changeEverywhere(app, tx, asked));
    return readEveryUser(app, db, params.id);
  },
  { ownTransactions },
);

export const addToClient = route(
  addToClientCall,
  async ({ app, db, principal, params, body }) => {
    const manager = managerAt(principal, { role: 'super_admin' });
    const asked = { manager, userId: params.id, clientId: params.clientId, role: body.role };
    await db.transaction().execute((tx) => addCommand(app, tx, asked));
    return readEveryUser(app, db, params.id);
  },
  { ownTransactions },
);
