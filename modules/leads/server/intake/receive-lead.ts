import { placesToBuy } from '#modules/directory/contract/locations/place-to-buy.ts';
import { productNames } from '#modules/directory/contract/products/product-ports.ts';
import { isAuthorizedOrigin } from '#modules/leads/contract/forms/form-settings.ts';
import { captchaRefused } from '#modules/leads/contract/intake/intake-calls.ts';
import {
  judgeAnswers,
  type LeadSubmission,
} from '#modules/leads/contract/intake/lead-submission.ts';
import type { LeadLocation } from '#modules/leads/contract/intake/routing.ts';
import { localeAmong } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import { type CaptchaQuestion, passesCaptcha } from '#platform/server/captcha/passes-captcha.ts';
import type { Db } from '#platform/server/database/database.ts';
import { invalidInput } from '#platform/server/http/problems/request-problems.ts';
import { readAnswerFiles, withFiles } from '../files/store-lead-file.ts';
import type { StoredForm } from '../forms/read-form.ts';
import type { LeadsTables } from '../tables.ts';
import { type LeadRequest, leadFacts, type Sender } from './new-lead.ts';
import { storeLead } from './store-lead.ts';

/**
 * Receives a consumer's request: validates, routes and saves it with its history, and publishes the event [LEAD-13].
 * Validation errors come before the captcha is used up, so that the request can be corrected and sent again.
 */
export async function receiveLead(
  { app }: { app: App },
  form: StoredForm,
  submission: LeadSubmission,
  sender: Sender,
): Promise<{ id: string; location: LeadLocation | null; unknownSkus?: string[] }> {
  const { faults, answered } = judgeAnswers(form.fields, submission.answers);
  if (faults.length > 0)
    throw invalidInput(
      faults.map(({ key, ...fault }) => ({ field: `body.answers.${key}`, ...fault })),
    );
  const clientId = form.client_id;
  const db = app.database.ofClient<LeadsTables>(clientId);
  const files = await readAnswerFiles({ db }, form, answered);
  if (sender.asksCaptcha)
    await requireCaptcha({ app }, form, {
      answer: submission.captcha,
      submissionId: submission.submissionId,
      address: sender.address,
    });
  const { activatedLocales, defaultLocale } = form.translations;
  const locale =
    localeAmong(activatedLocales, [submission.locale ?? sender.locale]) ?? defaultLocale;
  const { fieldsValues, ...otherFacts } = leadFacts(answered, {
    skus: submission.skus,
    translations: form.translations,
    locale,
  });
  const facts = { ...otherFacts, fieldsValues: withFiles(fieldsValues, files) };
  const request = { form, submission, sender, locale, answered, facts, files };
  const lead = (await storeLead({ app }, request)) ?? (await readLead({ db, app }, request));
  if (sender.source !== 'api') return lead;
  const { skus } = facts;
  const known = skus.length
    ? await app.ports.ask(productNames, { clientId, skus }, { db, app })
    : [];
  const keys = new Set(known.map(({ sku }) => sku.toLowerCase()));
  return { ...lead, unknownSkus: skus.filter((sku) => !keys.has(sku.toLowerCase())) };
}

/** The lead that a submission made when it came before. */
async function readLead(
  { db, app }: { db: Db<LeadsTables>; app: App },
  { form, submission }: Pick<LeadRequest, 'form' | 'submission'>,
): Promise<{ id: string; location: LeadLocation | null }> {
  const clientId = form.client_id;
  const { id, location_id } = await db
    .selectFrom('leads.leads')
    .select(['id', 'location_id'])
    .where('client_id', '=', clientId)
    .where('form_id', '=', form.id)
    .where('submission_id', '=', submission.submissionId)
    .executeTakeFirstOrThrow();
  if (!location_id) return { id, location: null };
  const within = { ids: [location_id] };
  const query = { clientId, within, everywhere: true, limit: 1 };
  const { items } = await app.ports.ask(placesToBuy, query, { db, app });
  return { id, location: items[0] ?? null };
}

/** Throws unless the form's captcha was passed for this submission; the same one sent again has passed already. */
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
