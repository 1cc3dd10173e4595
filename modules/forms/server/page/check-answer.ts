import { createHash } from 'node:crypto';
import type { FormField } from '#modules/forms/contract/form-field.ts';
import type { AnsweredField } from '#modules/forms/contract/intake/lead-submission.ts';
import type { App } from '#platform/server/app.ts';
import { html } from '#platform/server/http/html.ts';
import type { PageResponse } from '#platform/server/http/page.ts';
import { signedMomentAge, signMoment } from '#platform/server/secrets/signed-moment.ts';
import { FORM_HEADERS, formFrame } from './form-frame.ts';
import { carriedInputs, formPath } from './form-markup.ts';
import type { PageForm } from './page-form.ts';
import { ANSWER, type TypedForm } from './typed-form.ts';

const PURPOSE = 'form-page-check';
/** No person reads and submits a page faster. */
const MIN_AGE_MS = 2_000;
const MAX_AGE_MS = 60 * 60 * 1_000;

interface CheckedForm {
  formId: string;
  locale: string;
  typed: TypedForm;
}

/**
 * Stamp of the confirmation page, bound to the submission and its full content: each lead and each recipient needs its
 * own page and reading time. Not bound to the IP address, which changes on phones and relays.
 */
function checkStamp({ app }: { app: Pick<App, 'secrets'> }, checked: CheckedForm): string {
  return signMoment({ app }, PURPOSE, aboutOf(checked));
}

/** `early` and `good` are valid stamps for exactly this request; in all other cases the page is shown again. */
export function verifyCheckStamp(
  { app }: { app: Pick<App, 'secrets'> },
  checked: CheckedForm,
): 'good' | 'early' | 'bad' {
  const age = signedMomentAge({ app }, PURPOSE, aboutOf(checked), checked.typed.check);
  if (age === undefined || age > MAX_AGE_MS) return 'bad';
  return age < MIN_AGE_MS ? 'early' : 'good';
}

function aboutOf({ formId, locale, typed }: CheckedForm): string {
  const { submissionId, answers, sku, shopId, visitId, landedAt } = typed;
  const content = JSON.stringify([
    Object.entries(answers).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    [sku, shopId, visitId, landedAt, locale],
  ]);
  return `${formId} ${submissionId} ${createHash('sha256').update(content).digest('base64url')}`;
}

export interface CheckedAnswers {
  answered: readonly AnsweredField<FormField>[];
  /** By field key. */
  files: ReadonlyMap<string, readonly { name: string }[]>;
}

/**
 * Second step of a form without scripts: shows what will be sent, and sends it on button press. The page carries all answers;
 * files are already stored and carried by id.
 */
export function checkAnswer(
  { app }: { app: App },
  page: PageForm,
  { answered, files }: CheckedAnswers,
  { status = 200, note = '' } = {},
): PageResponse {
  const { form, typed, locale, t } = page;
  const check = typed.check || checkStamp({ app }, { formId: form.id, locale, typed });
  const shop = page.shops.items.find(({ id }) => id === typed.shopId);
  const lines = answered.flatMap(({ field, value }) => {
    const text = answerText(page, field, value, files);
    return text ? [{ name: page.text(`field.${field.key}.label`) || field.key, text }] : [];
  });
  const title = t('forms:page.checkTitle');
  return {
    status,
    headers: FORM_HEADERS,
    html: formFrame(
      page,
      html`<div class="pad form-page"><h1>${title}</h1>
<p class="quiet">${t('forms:page.checkHint')}</p>
${note && html`<div class="told" role="alert"><p>${note}</p></div>`}
<dl class="answers">${lines.map(({ name, text }) => html`<div><dt>${name}</dt><dd>${text}</dd></div>`)}${shop && html`<div><dt>${page.text('static.chooseShop')}</dt><dd>${shop.name}</dd></div>`}</dl>
<form class="request" method="post" action="${formPath(form.id)}">
${carriedInputs({ app }, page)}
${hiddenInput('check', check)}${hiddenInput('shop', typed.shopId)}${hiddenInput('near', typed.near)}
${Object.entries(typed.answers).map(([key, value]) => [value].flat().map((one) => hiddenInput(`${ANSWER}${key}`, one)))}
<button class="go-btn" name="do" value="confirm">${page.text('static.send')}</button>
<button class="go-btn second" name="do" value="change">${t('forms:page.change')}</button>
</form></div>`,
      title,
    ),
  };
}

function hiddenInput(name: string, value: string) {
  return value !== '' && html`<input type="hidden" name="${name}" value="${value}">`;
}

function answerText(
  page: PageForm,
  { key, type, options }: FormField,
  value: CheckedAnswers['answered'][number]['value'],
  files: CheckedAnswers['files'],
): string {
  if (value === null || value === false) return '';
  if (value === true) return page.t('forms:page.yes');
  if (type === 'file') return (files.get(key) ?? []).map(({ name }) => name).join(', ');
  return [value]
    .flat()
    .map((one) => {
      const text = String(one);
      if (type === 'product') return page.products.find(({ sku }) => sku === text)?.name ?? text;
      const isOption = options.some((option) => option.key === text);
      return (isOption && page.text(`field.${key}.option.${text}`)) || text;
    })
    .join(', ');
}
