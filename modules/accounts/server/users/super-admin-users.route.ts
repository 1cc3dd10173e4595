import type { z } from 'zod';
import {
  checkFirstSuperAdminLinkCall,
  createFirstSuperAdminCall,
} from '#modules/accounts/contract/first-super-admin.ts';
import {
  addToClientCall,
  countCrossClientUsersCall,
  createSuperAdminCall,
  getCrossClientUserCall,
  listCrossClientUsersCall,
  updateCrossClientUserCall,
} from '#modules/accounts/contract/super-admin-users.ts';
import { sendInvitation } from '../invitations/invitations.ts';
import { managerAt } from '../memberships/user.policy.ts';
import { route } from '../route.ts';
import type { Context } from '../tables.ts';
import { addToClient } from './add-to-client.ts';
import { changeEverywhere } from './change-everywhere.ts';
import { insertPerson } from './change-person.ts';
import { checkFirstSuperAdminLink, createFirstSuperAdmin } from './create-first-super-admin.ts';
import { readEveryUser } from './lists/every-user.ts';
import { countEveryUserViews, listEveryUser } from './lists/list-every-user.ts';

const listEveryUserRoute = route(listCrossClientUsersCall, ({ app, db, query }) =>
  listEveryUser({ db, app }, query),
);

const countEveryUserRoute = route(countCrossClientUsersCall, ({ db }) =>
  countEveryUserViews({ db }),
);

const getEveryUserRoute = route(getCrossClientUserCall, ({ app, db, params }) =>
  readEveryUser({ db, app }, params.id),
);

/** Reads the response after the commit, so that no request waits for a second connection while it holds one. */
const ownTransactions = true;

const createSuperAdminRoute = route(
  createSuperAdminCall,
  async ({ app, db, principal, body }) => {
    const given = { ...body, byUserId: principal.userId };
    const id = await db.transaction().execute((tx) => createSuperAdmin({ db: tx, app }, given));
    return readEveryUser({ db, app }, id);
  },
  { ownTransactions },
);

const updateEveryUserRoute = route(
  updateCrossClientUserCall,
  async ({ app, db, principal, params, body }) => {
    const commandInput = { ...body, userId: params.id, byUserId: principal.userId };
    await db.transaction().execute((tx) => changeEverywhere({ db: tx, app }, commandInput));
    return readEveryUser({ db, app }, params.id);
  },
  { ownTransactions },
);

const addToClientRoute = route(
  addToClientCall,
  async ({ app, db, principal, params, body }) => {
    const manager = managerAt(principal, { role: 'super_admin' });
    const commandInput = { manager, userId: params.id, clientId: params.clientId, ...body };
    await db.transaction().execute((tx) => addToClient({ db: tx, app }, commandInput));
    return readEveryUser({ db, app }, params.id);
  },
  { ownTransactions },
);

/** Creates and invites a super admin on behalf of another one [SUP-04]. */
async function createSuperAdmin(
  { db, app }: Context,
  given: z.output<typeof createSuperAdminCall.body> & { byUserId: string },
): Promise<string> {
  const { email, firstName, locale, byUserId } = given;
  const id = await insertPerson({ db }, { ...given, superAdmin: true });
  await sendInvitation({ db, app }, { user: { id, email, firstName, locale }, byUserId });
  return id;
}

const createFirstSuperAdminRoute = route(
  createFirstSuperAdminCall,
  async ({ app, body }) => {
    await createFirstSuperAdmin({ app }, body);
    return null;
  },
  { ownTransactions: true },
);

const checkFirstSuperAdminLinkRoute = route(checkFirstSuperAdminLinkCall, async ({ app, body }) => {
  await checkFirstSuperAdminLink({ app }, body);
  return null;
});

export const superAdminUsersRoutes = [
  createFirstSuperAdminRoute,
  checkFirstSuperAdminLinkRoute,
  listEveryUserRoute,
  countEveryUserRoute,
  getEveryUserRoute,
  createSuperAdminRoute,
  updateEveryUserRoute,
  addToClientRoute,
];
