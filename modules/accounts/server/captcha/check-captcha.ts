import { captchaFailed } from '#modules/accounts/contract/password-links.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { AccountsTables } from '../tables.ts';
import { verifyProofOfWork } from './proof-of-work.ts';
import { verifyRecaptcha } from './recaptcha.ts';

/** A person, or at least somebody who paid for asking: proof of work by default, reCAPTCHA where it is configured. */
export async function checkCaptcha(
  { db, app }: { db: Db<AccountsTables>; app: App },
  answer: string,
): Promise<void> {
  const passed = app.config.RECAPTCHA_SECRET
    ? await verifyRecaptcha({ app }, answer)
    : await verifyProofOfWork({ db, app }, answer);
  if (!passed) throw captchaFailed();
}
