import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import type { Translate } from '#platform/server/texts/texts.ts';

/** Picture, name, category and price of the product. */
export function productPart(
  product: {
    name: string;
    /** Where it is not the reader's language. */
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
  const price = priceWords(product, locale);
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

function priceWords(
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
