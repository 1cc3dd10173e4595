import {
  forgetPasswordCall,
  requestPasswordResetCall,
} from '#modules/accounts/contract/password-links.ts';
import { checkCaptcha } from '../captcha/check-captcha.ts';
import { sendPasswordLink } from '../commands/send-password-link.ts';
import { route } from '../route.ts';

export const requestPasswordReset = route(requestPasswordResetCall, async ({ app, db, body }) => {
  await checkCaptcha(app, db, body.recaptchaResponse);
  await sendPasswordLink(app, db, { email: body.username, invitation: false });
  return null;
});

export const forgetPassword = route(forgetPasswordCall, async ({ app, db, body }) => {
  await checkCaptcha(app, db, body.recaptchaResponse);
  await sendPasswordLink(app, db, { email: body.username, invitation: body.invitation });
  return null;
});
