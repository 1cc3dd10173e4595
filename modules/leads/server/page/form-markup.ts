import { applicableFields } from '#modules/leads/contract/forms/applicable-fields.ts';
import type { App } from '#platform/server/app.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import { fieldMarkup } from './field-markup.ts';
import type { PageForm } from './page-form.ts';
import { pageStamp } from './page-stamp.ts';
import { shopsMarkup } from './shops-markup.ts';

export function formPath(formId: string): string {
  return `/f/${formId}`;
}

/**
 * The form for browsers without scripts: all steps below each other, input preserved. Enter triggers the first button,
 * so the first one submits.
 */
export function formMarkup(
  app: App,
  page: PageForm,
  {
    button,
    placeField = null,
    isFramed = false,
  }: {
    button?: string;
    /** The field of the page around that searches for a place. */
    placeField?: string | null;
    /** Answers of the form are in no frame: without the page's script they replace the page around it. */
    isFramed?: boolean;
  } = {},
): Html {
  const { form, typed, t } = page;
  const asked = applicableFields(form.fields, typed.answers);
  const places = new Map(form.statics.map(({ key, place }) => [key, place]));
  const statics = (place: string) =>
    [...places].flatMap(([key, at]) => {
      const words = at === place && page.text(`static.${key}`);
      return words ? [html`<p class="quiet">${words}</p>`] : [];
    });
  const hasFiles = asked.some(({ field }) => field.type === 'file');
  const privacyUrl = page.text('static.privacyUrl');
  return html`<form class="request" method="post" action="${formPath(form.id)}"${isFramed && html` target="_top"`}${hasFiles && html` enctype="multipart/form-data"`}>
${carriedInputs(app, page)}
<div class="trap" aria-hidden="true"><label>Fax <input name="fax" tabindex="-1" autocomplete="off"></label></div>
<button class="unseen" name="do" value="send" tabindex="-1" aria-hidden="true"></button>
${statics('top')}
<div class="fields">${asked.map(({ field, isRequired }) => html`${field.newStep && html`<hr>`}${fieldMarkup(page, field, isRequired)}`)}</div>
${form.settings.located && shopsMarkup(page, placeField)}
${statics('beforeSend')}
<p class="small"><span class="must">*</span> ${t('leads:page.required')}</p>
<button class="go-btn" name="do" value="send">${button ?? page.text('static.send')}</button>
${/^https?:\/\//.test(privacyUrl) && page.text('static.privacy') && html`<p class="small"><a href="${privacyUrl}" rel="noopener">${page.text('static.privacy')}</a></p>`}
</form>`;
}

/** What goes from each step of the page to the next without being seen. */
export function carriedInputs(app: App, { form, typed, locale }: PageForm): readonly Html[] {
  const { submissionId } = typed;
  const asked = applicableFields(form.fields, typed.answers);
  const carried = {
    id: submissionId,
    stamp: typed.stamp || pageStamp({ app }, { formId: form.id, submissionId }),
    landed: typed.landedAt,
    visit: typed.visitId,
    from: typed.pageUrl,
    sku: typed.sku,
    // A form that searches for stores has it among them.
    shop: form.settings.located ? '' : typed.shopId,
    lang: locale,
    shown: asked.map(({ field }) => field.key).join(' '),
  };
  return Object.entries(carried).flatMap(([name, value]) =>
    value ? [html`<input type="hidden" name="${name}" value="${value}">`] : [],
  );
}
