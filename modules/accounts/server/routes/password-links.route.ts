import {
  checkPasswordLinkCall,
  forgetPasswordCall,
  requestPasswordResetCall,
  setPasswordCall,
} from '#modules/accounts/contract/password-links.ts';
import { requestPasswordLink } from '../commands/passwords/request-password-link.ts';
import { setPassword } from '../commands/passwords/set-password.ts';
import { readPasswordLink } from '../queries/password-link.ts';
import { route } from '../route.ts';

/** Captcha checks may call another server and hashing is slow, so no transaction stays open during either. */
const ownTransactions = true;

export const requestPasswordResetRoute = route(
  requestPasswordResetCall,
  async ({ app, body }) => {
    await requestPasswordLink({ app }, { ...body, invitation: false });
    return null;
  },
  { ownTransactions },
);

export const forgetPasswordRoute = route(
  forgetPasswordCall,
  async ({ app, body }) => {
    await requestPasswordLink({ app }, body);
    return null;
  },
  { ownTransactions },
);

export const checkPasswordLinkRoute = route(checkPasswordLinkCall, async ({ app, db, body }) => {
  const link = await readPasswordLink({ db, app }, body.token);
  return {
    email: link.email,
    firstName: link.first_name,
    locale: link.locale,
    invitation: link.kind === 'invitation',
  };
});

export const setPasswordRoute = route(
  setPasswordCall,
  async ({ app, body }) => {
    await setPassword({ app }, body);
    return null;
  },
  { ownTransactions },
);
