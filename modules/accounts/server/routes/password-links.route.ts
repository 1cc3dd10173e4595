import {
  checkPasswordLinkCall,
  setPasswordCall,
} from '#modules/accounts/contract/password-links.ts';
import { setPassword as setPasswordCommand } from '../commands/set-password.ts';
import { readPasswordLink } from '../queries/password-link.ts';
import { route } from '../route.ts';

export const checkPasswordLink = route(checkPasswordLinkCall, async ({ app, db, body }) =>
  readPasswordLink(app, db, body.token),
);

export const setPassword = route(
  setPasswordCall,
  async ({ app, body }) => {
    await setPasswordCommand(app, body);
    return null;
  },
  { ownTransactions: true },
);
