import type { App } from '#platform/server/app.ts';
import { SEALED_EMAIL, sendPasswordLinkJob } from '../../jobs/send-password-link.job.ts';
import { checkCaptcha } from './check-captcha.ts';

/** Responds immediately and identically for every e-mail; a job checks whether the account exists. */
export async function requestPasswordLink(
  { app }: { app: App },
  asked: { username: string; recaptchaResponse: string; invitation: boolean },
): Promise<void> {
  const db = app.database.acrossClients();
  await checkCaptcha({ app }, asked.recaptchaResponse);
  const sealedEmail = app.secrets.seal(SEALED_EMAIL, asked.username);
  await app.jobs.enqueue(db, sendPasswordLinkJob, { sealedEmail, invitation: asked.invitation });
}
