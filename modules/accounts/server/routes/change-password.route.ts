import {
  changePasswordCall,
  updatePasswordCall,
} from '#modules/accounts/contract/change-password.ts';
import { changePassword as changePasswordCommand } from '../commands/change-password.ts';
import { route } from '../route.ts';

/** A failed try stays counted, and hashing takes its time without holding a transaction open. */
const ownTransactions = true;

export const changePassword = route(
  changePasswordCall,
  async ({ app, principal, body, request }) => {
    await changePasswordCommand(app, principal, { ...body, address: request.address });
    return null;
  },
  { ownTransactions },
);

export const updatePassword = route(
  updatePasswordCall,
  async ({ app, principal, body, request }) => {
    await changePasswordCommand(app, principal, { ...body, address: request.address });
    return null;
  },
  { ownTransactions },
);
