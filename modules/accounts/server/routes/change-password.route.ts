import {
  changePasswordCall,
  updatePasswordCall,
} from '#modules/accounts/contract/change-password.ts';
import { changePassword as changePasswordCommand } from '../commands/change-password.ts';
import { route } from '../route.ts';

export const changePassword = route(changePasswordCall, async ({ app, db, principal, body }) => {
  await changePasswordCommand(app, db, principal, body);
  return null;
});

export const updatePassword = route(updatePasswordCall, async ({ app, db, principal, body }) => {
  await changePasswordCommand(app, db, principal, body);
  return null;
});
