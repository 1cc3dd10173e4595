import { join } from 'node:path';
import { assetHeaders, brandAssets, buildAsset } from '#platform/server/brand-page/brand-assets.ts';
import { brandFrame } from '#platform/server/brand-page/brand-frame.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import { definePage } from '#platform/server/http/page.ts';
import { formPath } from './form-markup.ts';
import type { PageForm } from './page-form.ts';

export const FORM_REASON =
  'A form is for anybody who wants something of the brand, with scripts or without.';

const FORM_SHEET = join(import.meta.dirname, 'form-page.css');
export const formAssets = brandAssets({
  folder: '/f',
  reason: FORM_REASON,
  sheets: [FORM_SHEET],
});

const sheet = buildAsset('', FORM_SHEET);
const SHEET_PATH = '/f/form.css';
/** Stylesheet of a form alone, for pages with their own frame. */
export const formSheet = {
  address: `${SHEET_PATH}?v=${sheet.version}`,
  page: definePage({
    path: SHEET_PATH,
    reason: FORM_REASON,
    rate: 'free',
    render: async ({ query }) => ({
      html: Buffer.from(sheet.text),
      headers: assetHeaders(sheet, 'text/css', query.v),
    }),
  }),
};

/** Headers of all form pages, which contain user input. */
export const FORM_HEADERS = {
  'cache-control': 'no-store',
  vary: 'accept-language',
  // The URL may contain the visit id, which other sites must not get.
  'referrer-policy': 'same-origin',
};

/** A page of a form in the brand's colour. */
export function formFrame(page: PageForm, content: Html, title = page.text('static.title')): Html {
  const { form, brand, typed } = page;
  const path = formPath(form.id);
  const carried = new URLSearchParams(
    [
      ['sku', typed.sku],
      ['visit', typed.visitId],
      ['place', typed.shopId],
    ].filter(([, value]) => value) as [string, string][],
  ).toString();
  return brandFrame({
    brand: { name: brand.name, logo: brand.hasLogo ? `${path}/logo` : null },
    locale: page.locale,
    t: page.t,
    title,
    languages: form.translations.activatedLocales.map((locale) => ({
      locale,
      href: `${path}?lang=${locale}${carried && `&${carried}`}`,
    })),
    dress: { style: formAssets.styleAddress(brand.color), type: formAssets.typeAddress },
    head: html`<meta name="robots" content="noindex"><meta name="description" content="${page.text('static.intro') || title}">`,
    content: html`<main class="alone">${content}</main>`,
  });
}
