import { productNames } from '#modules/directory/contract/products/product-names.ts';
import { judgeAnswers } from '#modules/leads/contract/intake/judge-answers.ts';
import type { LeadSubmission } from '#modules/leads/contract/intake/lead-submission.ts';
import type { LeadLocation } from '#modules/leads/contract/intake/routing.ts';
import { localeAmong } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import { invalidInput } from '#platform/server/http/problems/invalid-input.ts';
import { readAnswerFiles, withFiles } from '../files/read-answer-files.ts';
import type { StoredForm } from '../forms/form-row.ts';
import type { LeadsTables } from '../tables.ts';
import { leadFacts } from './lead-facts.ts';
import type { Sender } from './new-lead.ts';
import { readLead } from './read-lead.ts';
import { requireCaptcha } from './require-captcha.ts';
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
  const { fieldsValues, ...said } = leadFacts(answered, {
    skus: submission.skus,
    translations: form.translations,
    locale,
  });
  const facts = { ...said, fieldsValues: withFiles(fieldsValues, files) };
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
