import {
  checkFirstSuperAdminLinkCall,
  createFirstSuperAdminCall,
} from '#modules/accounts/contract/first-super-admin.ts';
import {
  checkFirstSuperAdminLink,
  createFirstSuperAdmin,
} from '../commands/create-first-super-admin.ts';
import { route } from '../route.ts';

export const createFirstSuperAdminRoute = route(
  createFirstSuperAdminCall,
  async ({ app, body }) => {
    await createFirstSuperAdmin({ app }, body);
    return null;
  },
  { ownTransactions: true },
);

export const checkFirstSuperAdminLinkRoute = route(
  checkFirstSuperAdminLinkCall,
  async ({ app, body }) => {
    await checkFirstSuperAdminLink({ app }, body);
    return null;
  },
);
