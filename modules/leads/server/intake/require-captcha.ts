import { isAuthorizedOrigin } from '#modules/leads/contract/forms/authorized-domain.ts';
import { captchaRefused } from '#modules/leads/contract/intake/intake-problems.ts';
import type { App } from '#platform/server/app.ts';
import { type CaptchaQuestion, passesCaptcha } from '#platform/server/captcha/passes-captcha.ts';
import type { StoredForm } from '../forms/form-row.ts';

/** Throws unless the form's captcha was passed for this submission; the same one sent again has passed already. */
export async function requireCaptcha(
  { app }: { app: App },
  form: StoredForm,
  given: { answer: string | undefined; submissionId: string; address: string },
): Promise<void> {
  const question = questionOf({ app }, form);
  if (!question) return;
  const passed = await passesCaptcha({ db: app.database.acrossClients(), app }, question, {
    answer: given.answer ?? '',
    subject: app.secrets.hash('captcha-subject', `${form.id} ${given.submissionId}`),
    address: given.address,
  });
  if (!passed) throw captchaRefused();
}

function questionOf(
  { app }: { app: App },
  { settings, secrets }: StoredForm,
): CaptchaQuestion | undefined {
  const { captcha } = settings;
  if (captcha === 'none') return undefined;
  if (captcha === 'proofOfWork') return { kind: captcha };
  // Captcha providers report the host name without a port.
  const domains = settings.authorizedDomains.map((domain) => domain.replace(/:\d+$/, ''));
  return {
    kind: captcha,
    secret: secrets.captchaSecret && app.secrets.open('form-secret', secrets.captchaSecret),
    hostFits: (hostname) =>
      hostname === new URL(app.config.publicUrl).hostname ||
      isAuthorizedOrigin(domains, `https://${hostname}`),
  };
}
