import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import { busyBrandPage } from '#platform/server/brand-page/busy-page.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import type { BusyRequest, PageResponse } from '#platform/server/http/page.ts';
import type { StoredForm } from '../forms/read-form.ts';
import { FORM_HEADERS, formAssets, formFrame } from './form-frame.ts';
import { formMarkup } from './form-markup.ts';
import { type PageForm, pageForm } from './page-form.ts';
import { newForm } from './typed-form.ts';

/** The form with a summary of errors at the top, each linked to its field. */
export function formAnswer({ app }: { app: App }, page: PageForm, status = 200): PageResponse {
  const { faults, note } = page;
  const wrong = page.form.fields.filter(({ key }) => faults.has(key));
  const intro = page.text('static.intro');
  const faultSummary = html`<div class="told" role="alert"><p>${note}</p>${
    wrong.length > 0 &&
    html`<ul>${wrong.map(({ key }) => html`<li><a href="#f-${key}">${page.t('forms:widget.faultOf', { name: page.text(`field.${key}.label`) || key, fault: faults.get(key) ?? '' })}</a></li>`)}</ul>`
  }</div>`;
  return {
    status,
    headers: FORM_HEADERS,
    html: formFrame(
      page,
      html`<div class="pad form-page"><h1>${page.text('static.title')}</h1>
${intro && html`<p class="quiet">${intro}</p>`}
${note && faultSummary}
${formMarkup({ app }, page)}</div>`,
    ),
  };
}

/** The page after sending; the same for repeated submissions. */
export function sentAnswer(page: PageForm, shop: string | null): PageResponse {
  const after = page.form.statics
    .filter(({ place }) => place === 'afterSend')
    .map(({ key }) => page.text(`static.${key}`))
    .filter(Boolean);
  return {
    headers: FORM_HEADERS,
    html: formFrame(
      page,
      html`<div class="pad form-page sent" role="status"><h1>${page.text('static.sent')}</h1>
${shop && html`<p><b>${shop}</b></p>`}
${page.text('static.sentDetail') && html`<p class="quiet">${page.text('static.sentDetail')}</p>`}
${after.map((paragraph) => html`<p class="quiet">${paragraph}</p>`)}</div>`,
    ),
  };
}

/** While the suite is too busy for a form; a request counts once, so it may always be sent again. */
export function busyFormPage(request: BusyRequest): Html {
  // A form that lost its files is shown again, so that they can be chosen.
  if (request.lostFiles) request.form?.set('do', 'change');
  return busyBrandPage(request, {
    dress: { style: formAssets.styleAddress(null), type: formAssets.typeAddress },
    classes: { form: 'request', button: 'go-btn' },
    content: ({ title, text, retry }) =>
      html`<main class="alone"><div class="pad form-page"><h1>${title}</h1><p role="status">${text}</p>${retry}</div></main>`,
  });
}

/** Page of a form that currently accepts no requests. */
export async function inactiveFormAnswer(
  { app }: { app: App },
  form: StoredForm,
  locale: Locale,
): Promise<PageResponse> {
  const page = await pageForm({ app }, { form, locale, typed: newForm({}, form.fields) });
  return {
    status: 410,
    headers: FORM_HEADERS,
    html: formFrame(
      page,
      html`<div class="pad form-page"><h1>${page.text('static.title')}</h1><p class="quiet">${page.t(`forms:lexicon.${form.settings.lexicon}.takesNone`)}</p></div>`,
    ),
  };
}
