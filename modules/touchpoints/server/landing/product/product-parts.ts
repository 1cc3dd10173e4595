import type { Brand } from '#modules/directory/contract/clients/client-ports.ts';
import type { PlaceToBuy } from '#modules/directory/contract/locations/place-to-buy.ts';
import type { LandingForm } from '#modules/touchpoints/contract/landing-pages.ts';
import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { Html, html } from '#platform/server/http/html.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import { phoneAddress, webAddress } from '../shops/place-details.ts';

/** Picture, name, category and price of the product. */
export function productPart(
  product: {
    name: string;
    /** Set if it differs from the page's language. */
    nameLocale: Locale | undefined;
    category: string;
    price: number | null;
    currency: string | null;
    picture: string | undefined;
    /** Whether all data is available. */
    built: boolean;
  },
  { locale, t }: { locale: Locale; t: Translate },
): Html {
  const price = formatPrice(product, locale);
  const lang = product.nameLocale && product.nameLocale !== locale && product.nameLocale;
  return html`<section class="product">
<div class="stage">${
    product.picture
      ? html`<img src="${product.picture}" alt="${product.name}"${lang && html` lang="${languageTag(lang)}"`}>`
      : PLACEHOLDER
  }</div>
<div class="pad">
<h1${lang && html` lang="${languageTag(lang)}"`}>${product.name}</h1>
${product.category && html`<p class="quiet">${product.category}</p>`}
${price && html`<p class="price"><b>${price}</b> ${t('touchpoints:landing.recommendedPrice')}</p>`}
${!product.built && html`<p class="note">${t('touchpoints:landing.notBuilt')}</p>`}
</div>
</section>`;
}

/** Drawing in the brand's colour for products without a picture. */
const PLACEHOLDER = html`<svg viewBox="0 0 390 236" aria-hidden="true"><rect class="base" y="206" width="390" height="30"/><rect class="edge" y="204" width="390" height="4"/><rect class="lid" x="176" y="58" width="38" height="16" rx="4"/><path class="thing" d="M131 86a12 12 0 0 1 12-12h104a12 12 0 0 1 12 12v10H131z"/><path class="thing" d="M139 100h112v84a20 20 0 0 1-20 20h-72a20 20 0 0 1-20-20z"/><path class="glint" d="M155 112v66c0 7 3 11 8 12-3-4-4-8-4-13v-65z"/></svg>`;

function formatPrice(
  { price, currency }: { price: number | null; currency: string | null },
  locale: Locale,
): string | undefined {
  if (price === null || !currency || !/^[A-Z]{3}$/.test(currency)) return undefined;
  return new Intl.NumberFormat(languageTag(locale), {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(price / 100);
}

/** Structured data of the product for search engines (schema.org). */
export function structuredData(product: {
  name: string;
  brand: string;
  sku: string;
  gtin: string | null;
  category: string;
  url: string;
  image: string | undefined;
  /** In hundredths. */
  price: number | null;
  currency: string | null;
}): Html {
  const { price, currency } = product;
  const offers = price !== null &&
    currency && {
      '@type': 'Offer',
      price: (price / 100).toFixed(2),
      priceCurrency: currency,
      url: product.url,
    };
  return new Html(
    `<script type="application/ld+json">${scriptText({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      sku: product.sku,
      url: product.url,
      brand: { '@type': 'Brand', name: product.brand },
      ...(product.gtin && { gtin: product.gtin }),
      ...(product.category && { category: product.category }),
      ...(product.image && { image: product.image }),
      ...(offers && { offers }),
    })}</script>`,
  );
}

/** JSON that cannot close its script element, whatever the product name contains. */
function scriptText(value: object): string {
  return JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const MESSAGE_MAX_LENGTH = 1_000;

/**
 * The primary action in the brand's colour, and one alternative: the brand's form if it has one, else a call to the nearest
 * shop, else the product on the brand's site, else the brand.
 */
export function actionPart(given: {
  brand: Pick<Brand, 'name'>;
  form: LandingForm | null;
  /** The nearest shop, if the visitor gave a place. */
  nearest: PlaceToBuy | undefined;
  productUrl: string;
  siteUrl: string | null;
  publicUrl: string;
  t: Translate;
}): Html | undefined {
  const { brand, nearest, t } = given;
  const product = webAddress(given.productUrl) ?? webAddress(given.siteUrl ?? '');
  const atBrand = t('touchpoints:landing.moreButton', { brand: brand.name });
  const form = given.form && renderRequestForm(given.form, given);
  if (form) return actionBox(form.title, html`${form.content}`);
  const second = product && html`<a class="go-btn second" href="${product}">${atBrand}</a>`;
  const phone = nearest && phoneAddress(nearest.phone);
  if (nearest && phone)
    return actionBox(
      t('touchpoints:landing.callTitle'),
      html`<a class="go-btn" href="${phone}">${t('touchpoints:landing.callButton', { shop: nearest.name })}</a>
${second}`,
    );
  if (!product) return undefined;
  return actionBox(
    t('touchpoints:landing.moreTitle'),
    html`<a class="go-btn" href="${product}">${atBrand}</a>`,
  );
}

function actionBox(title: string, content: Html): Html {
  return html`<section class="ask-box" aria-labelledby="ask-title">
<h2 id="ask-title">${title}</h2>
${content}
</section>`;
}

/** The request form, prefilled if the form provides a message; undefined without a valid URL. */
function renderRequestForm(
  form: LandingForm,
  { publicUrl }: { publicUrl: string },
): { title: string; content: Html } | undefined {
  const address = webAddress(form.url);
  if (!address) return undefined;
  const { title, button, message, note, standing } = form;
  if (standing)
    return {
      title,
      content: html`${new Html(standing.markup)}${note && html`<p class="small">${note}</p>`}`,
    };
  const content = html`${
    message !== undefined && isOurs(address, publicUrl)
      ? messageForm(address, { message, button })
      : html`<a class="go-btn" href="${address}">${button}</a>`
  }
${note && html`<p class="small">${note}</p>`}`;
  return { title, content };
}

/** Query parameters become hidden fields, because a GET form would drop them. */
function messageForm(address: string, given: { message: string; button: string }): Html {
  const url = new URL(address);
  return html`<form class="request" method="get" action="${url.origin}${url.pathname}">
${[...url.searchParams].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<textarea name="message" rows="2" maxlength="${MESSAGE_MAX_LENGTH}" aria-labelledby="ask-title">${given.message}</textarea>
<button class="go-btn">${given.button}</button>
</form>`;
}

/** The page's policy only allows forms to the suite. */
function isOurs(address: string, publicUrl: string): boolean {
  return new URL(address).origin === new URL(publicUrl).origin;
}
