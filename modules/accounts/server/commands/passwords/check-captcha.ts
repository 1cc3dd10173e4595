import { captchaFailed } from '#modules/accounts/contract/password-links.ts';
import type { App } from '#platform/server/app.ts';
import { passesCaptcha } from '#platform/server/captcha/passes-captcha.ts';

/** Proof of work by default, reCAPTCHA where it is configured. */
export async function checkCaptcha({ app }: { app: App }, answer: string): Promise<void> {
  const { RECAPTCHA_SECRET: secret } = app.config;
  const passed = await passesCaptcha(
    { db: app.database.acrossClients(), app },
    secret ? { kind: 'recaptcha', secret } : { kind: 'proofOfWork' },
    { answer },
  );
  if (!passed) throw captchaFailed();
}
