import {
  captchaFailed,
  checkPasswordLinkCall,
  forgetPasswordCall,
  requestPasswordResetCall,
  setPasswordCall,
} from '#modules/accounts/contract/password-links.ts';
import type { App } from '#platform/server/app.ts';
import { passesCaptcha } from '#platform/server/captcha/passes-captcha.ts';
import { route } from '../route.ts';
import { readPasswordLink } from './password-link.ts';
import { EMAIL_SEAL_PURPOSE, sendPasswordLinkJob } from './password-links.job.ts';
import { setPassword } from './set-password.ts';

/** Captcha checks may call another server and hashing is slow, so no transaction stays open during either. */
const ownTransactions = true;

const requestPasswordResetRoute = route(
  requestPasswordResetCall,
  async ({ app, body }) => {
    await requestPasswordLink({ app }, { ...body, invitation: false });
    return null;
  },
  { ownTransactions },
);

const forgetPasswordRoute = route(
  forgetPasswordCall,
  async ({ app, body }) => {
    await requestPasswordLink({ app }, body);
    return null;
  },
  { ownTransactions },
);

const checkPasswordLinkRoute = route(checkPasswordLinkCall, async ({ app, db, body }) => {
  const link = await readPasswordLink({ db, app }, body.token);
  return {
    email: link.email,
    firstName: link.first_name,
    locale: link.locale,
    invitation: link.kind === 'invitation',
  };
});

const setPasswordRoute = route(
  setPasswordCall,
  async ({ app, body }) => {
    await setPassword({ app }, body);
    return null;
  },
  { ownTransactions },
);

/** Responds immediately and identically for every e-mail; a job checks whether the account exists. */
async function requestPasswordLink(
  { app }: { app: App },
  commandInput: { username: string; recaptchaResponse: string; invitation: boolean },
): Promise<void> {
  const db = app.database.acrossClients();
  await checkCaptcha({ app }, commandInput.recaptchaResponse);
  const sealedEmail = app.secrets.seal(EMAIL_SEAL_PURPOSE, commandInput.username);
  await app.jobs.enqueue(db, sendPasswordLinkJob, {
    sealedEmail,
    invitation: commandInput.invitation,
  });
}

/** Proof of work by default, reCAPTCHA where it is configured. */
async function checkCaptcha({ app }: { app: App }, answer: string): Promise<void> {
  const { RECAPTCHA_SECRET: secret } = app.config;
  const passed = await passesCaptcha(
    { db: app.database.acrossClients(), app },
    secret ? { kind: 'recaptcha', secret } : { kind: 'proofOfWork' },
    { answer },
  );
  if (!passed) throw captchaFailed();
}

export const passwordLinksRoutes = [
  requestPasswordResetRoute,
  forgetPasswordRoute,
  checkPasswordLinkRoute,
  setPasswordRoute,
];
