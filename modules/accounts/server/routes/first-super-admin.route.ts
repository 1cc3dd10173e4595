import { createFirstSuperAdminCall } from '#modules/accounts/contract/first-super-admin.ts';
import { createFirstSuperAdmin as createCommand } from '../commands/create-first-super-admin.ts';
import { route } from '../route.ts';

export const createFirstSuperAdmin = route(
  createFirstSuperAdminCall,
  async ({ app, body }) => {
    await createCommand(app, body);
    return null;
  },
  { ownTransactions: true },
);
