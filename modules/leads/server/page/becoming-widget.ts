import type { Locale } from '#platform/contract/locale.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import type { FormRowKept } from '../forms/form-row.ts';
import { newestWidget } from '../widget/published-widgets.ts';

/**
 * The plain form inside of the widget's element: seen and sent as it is until the script is there, which then takes it over
 * with all that was typed. The script is waited for by nothing on the page [TP-10].
 */
export function becomingWidget(
  plain: Html,
  given: {
    form: FormRowKept;
    locale: Locale;
    sku: string;
    visit: string;
    near: string;
    placeField: string | null;
  },
): Html {
  const { form, locale, sku, visit, near, placeField } = given;
  // The page's policy lets nobody else's script run: with such a captcha the plain form stays, which needs none.
  if (form.settings.captcha !== 'none' && form.settings.captcha !== 'proofOfWork') return plain;
  const { path, integrity } = newestWidget();
  return html`<comptoir-form form="${form.id}" locale="${locale}" untitled${sku && html` sku="${sku}"`}${visit && html` visit="${visit}"`}${near && html` near="${near}"`}${placeField && html` place-field="${placeField}"`}>${plain}</comptoir-form>
<script async fetchpriority="low" src="${path}" integrity="${integrity}"></script>`;
}
