import {
  addToClientCall,
  createSuperAdminCall,
  getEveryUserCall,
  listEveryUserCall,
  updateEveryUserCall,
} from '#modules/accounts/contract/super-admin-users.ts';
import { addToClient } from '../commands/users/add-to-client.ts';
import { changeEverywhere } from '../commands/users/change-everywhere.ts';
import { createSuperAdmin } from '../commands/users/create-super-admin.ts';
import { managerAt } from '../policies/manager-at.ts';
import { readEveryUser } from '../queries/lists/every-user.ts';
import { listEveryUser } from '../queries/lists/list-every-user.ts';
import { route } from '../route.ts';

export const listEveryUserRoute = route(listEveryUserCall, ({ app, db, query }) =>
  listEveryUser({ db, app }, query),
);

export const getEveryUserRoute = route(getEveryUserCall, ({ app, db, params }) =>
  readEveryUser({ db, app }, params.id),
);

/** Reads the response after the commit, so that no request waits for a second connection while it holds one. */
const ownTransactions = true;

export const createSuperAdminRoute = route(
  createSuperAdminCall,
  async ({ app, db, principal, body }) => {
    const given = { ...body, byUserId: principal.userId };
    const id = await db.transaction().execute((tx) => createSuperAdmin({ db: tx, app }, given));
    return readEveryUser({ db, app }, id);
  },
  { ownTransactions },
);

export const updateEveryUserRoute = route(
  updateEveryUserCall,
  async ({ app, db, principal, params, body }) => {
    const asked = { ...body, userId: params.id, byUserId: principal.userId };
    await db.transaction().execute((tx) => changeEverywhere({ db: tx, app }, asked));
    return readEveryUser({ db, app }, params.id);
  },
  { ownTransactions },
);

export const addToClientRoute = route(
  addToClientCall,
  async ({ app, db, principal, params, body }) => {
    const manager = managerAt(principal, { role: 'super_admin' });
    const asked = { manager, userId: params.id, clientId: params.clientId, ...body };
    await db.transaction().execute((tx) => addToClient({ db: tx, app }, asked));
    return readEveryUser({ db, app }, params.id);
  },
  { ownTransactions },
);
