import type { FormField } from '#modules/forms/contract/form-field.ts';
import { isAuthorizedOrigin } from '#modules/forms/contract/form-settings.ts';
import { captchaRefused } from '#modules/forms/contract/intake/intake-calls.ts';
import {
  type AnsweredField,
  type LeadSubmission,
  validateAnswers,
} from '#modules/forms/contract/intake/lead-submission.ts';
import {
  answerFiles,
  type CreatedLead,
  createLead,
  type LeadSender,
} from '#modules/forms/contract/lead-ports.ts';
import { firstSupportedLocale, type Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import { type CaptchaQuestion, passesCaptcha } from '#platform/server/captcha/passes-captcha.ts';
import { invalidInput } from '#platform/server/http/problems/request-problems.ts';
import { type StoredForm, toForm } from '../forms/read-form.ts';

export interface Sender extends LeadSender {
  /** A server with a key needs no captcha. */
  asksCaptcha: boolean;
  locale: Locale;
}

/**
 * Receives a consumer's request: validates it and creates its lead [LEAD-13]. Validation errors come before the captcha
 * is used up, so that the request can be corrected and sent again.
 */
export async function receiveLead(
  { app }: { app: App },
  form: StoredForm,
  submission: LeadSubmission,
  { asksCaptcha, locale: senderLocale, ...sender }: Sender,
): Promise<CreatedLead> {
  const { faults, answered } = validateAnswers(form.fields, submission.answers);
  if (faults.length > 0)
    throw invalidInput(
      faults.map(({ key, ...fault }) => ({ field: `body.answers.${key}`, ...fault })),
    );
  const files = await readAnswerFiles({ app }, form, answered);
  if (asksCaptcha)
    await requireCaptcha({ app }, form, {
      answer: submission.captcha,
      submissionId: submission.submissionId,
      address: sender.address,
    });
  const { activatedLocales, defaultLocale } = form.translations;
  const locale =
    firstSupportedLocale(activatedLocales, [submission.locale ?? senderLocale]) ?? defaultLocale;
  const db = app.database.ofClient(form.client_id);
  const accepted = { form: toForm(form), submission, sender, locale, answered, files };
  return app.ports.call(createLead, accepted, { db, app });
}

/** The files named in answers, by field key. */
export function readAnswerFiles(
  { app }: { app: App },
  { client_id: clientId, id: formId }: StoredForm,
  answered: readonly AnsweredField<FormField>[],
) {
  const db = app.database.ofClient(clientId);
  return app.ports.call(answerFiles, { clientId, formId, answered }, { db, app });
}

/** Throws unless the form's captcha was passed for this submission; a repeated submission has already passed. */
async function requireCaptcha(
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
