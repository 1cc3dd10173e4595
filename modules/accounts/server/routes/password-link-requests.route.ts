import {
  forgetPasswordCall,
  requestPasswordResetCall,
} from '#modules/accounts/contract/password-links.ts';
import type { App } from '#platform/server/app.ts';
import { checkCaptcha } from '../captcha/check-captcha.ts';
import { SEALED_EMAIL, sendPasswordLinkJob } from '../jobs/send-password-link.job.ts';
import { route } from '../route.ts';

/** The captcha may ask another machine: no transaction waits for it. */
const ownTransactions = true;

export const requestPasswordReset = route(
  requestPasswordResetCall,
  ({ app, body }) => ask(app, { ...body, invitation: false }),
  { ownTransactions },
);

export const forgetPassword = route(forgetPasswordCall, ({ app, body }) => ask(app, body), {
  ownTransactions,
});

async function ask(
  app: App,
  asked: { username: string; recaptchaResponse: string; invitation: boolean },
): Promise<null> {
  const db = app.database.acrossClients();
  await checkCaptcha(app, db, asked.recaptchaResponse);
  const sealedEmail = app.secrets.seal(SEALED_EMAIL, asked.username);
  await app.jobs.enqueue(db, sendPasswordLinkJob, { sealedEmail, invitation: asked.invitation });
  return null;
}
