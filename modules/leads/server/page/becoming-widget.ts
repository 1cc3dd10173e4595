import type { Locale } from '#platform/contract/locale.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import type { StoredForm } from '../forms/form-row.ts';
import { newestWidget } from '../widget/published-widgets.ts';

/**
 * The plain form inside the widget element: usable until the script loads, which then takes over the input. Nothing on
 * the page waits for the script [TP-10].
 */
export function becomingWidget(
  plain: Html,
  given: {
    form: StoredForm;
    locale: Locale;
    sku: string;
    visit: string;
    near: string;
    placeField: string | null;
  },
): Html {
  const { form, locale, sku, visit, near, placeField } = given;
  // The page's content security policy blocks third-party scripts, so with such a captcha the plain form remains, which
  // needs none.
  if (form.settings.captcha !== 'none' && form.settings.captcha !== 'proofOfWork') return plain;
  const { path, integrity } = newestWidget();
  return html`<comptoir-form form="${form.id}" locale="${locale}" untitled${sku && html` sku="${sku}"`}${visit && html` visit="${visit}"`}${near && html` near="${near}"`}${placeField && html` place-field="${placeField}"`}>${plain}</comptoir-form>
<script async fetchpriority="low" src="${path}" integrity="${integrity}"></script>`;
}
