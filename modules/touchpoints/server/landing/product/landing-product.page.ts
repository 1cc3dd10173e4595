import type { Brand } from '#modules/directory/contract/clients/client-ports.ts';
import type { PlacesToBuy } from '#modules/directory/contract/locations/place-to-buy.ts';
import { categoryIn, nameIn } from '#modules/directory/contract/name-in.ts';
import { landingForm } from '#modules/touchpoints/contract/landing-pages.ts';
import { type Locale, languageTag } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import { definePage, type PageRequest, type PageResponse } from '#platform/server/http/page.ts';
import { isFetchedAhead } from '#platform/server/http/request/visitor-headers.ts';
import { busyText } from '../../redirect/answers/friendly-texts.ts';
import { readRedirectBrand } from '../../redirect/cache/redirect-link.ts';
import { isPreviewed, readVisitorTraits } from '../../redirect/request/short-url-request.ts';
import { landingPageUrl } from '../../short-url.ts';
import { getVisitJournal } from '../../visits/visit-journal.ts';
import { scriptAddress } from '../assets/landing-assets.page.ts';
import { type FoundPage, findLandingPage } from '../find-landing-page.ts';
import {
  LANDING_HEADERS,
  LANDING_REASON,
  type LandingAddresses,
  type LandingVisitor,
  landingAddresses,
  landingVisitor,
  pictureAddress,
} from '../landing-addresses.ts';
import { closedNow, closedPage, friendlyLanding, landingFrame, noPage } from '../landing-frame.ts';
import { findNearbyPlaces } from '../shops/place-details.ts';
import { hasGivenPlace, PLACE_FIELD, placesPart } from '../shops/places-part.ts';
import { actionPart, productPart, structuredData } from './product-parts.ts';

const SHOWN_AT_ONCE = 3;

/** The landing page of a product's code. It works without scripts, in the languages of its brand [TP-10]. */
export const landingProductPage = definePage({
  path: '/p/{brandId}/{suffix}',
  reason: LANDING_REASON,
  rate: 'crowd',
  busy: (request) => friendlyLanding(request, null, busyText),
  async render(request): Promise<PageResponse> {
    const { app, params, query, headers } = request;
    const { brandId = '', suffix = '' } = params;
    const { brand, page } = await findLandingPage({ app }, { brandId, suffix });
    if (!brand || !page) return noPage(request, brandId);
    const visitor = landingVisitor({ query, headers }, brand);
    const closed = closedNow(page);
    if (closed) return closedPage(request, { brandId, suffix: page.suffix, closed });
    if (isDirectVisit(request, visitor))
      getVisitJournal({ app }).page({
        clientId: brand.clientId,
        touchpointId: page.touchpointId,
        sku: page.sku,
        country: visitor.country?.toUpperCase() ?? '',
      });
    return {
      ...(await landingPage(app, { brand, page, visitor })),
      headers: LANDING_HEADERS,
      revalidated: true,
    };
  },
});

/**
 * Whether a person opens the page directly by its URL. Visits by code or short URL are already counted, and language
 * changes or shop searches are not new visits.
 */
function isDirectVisit(
  { headers, query }: Pick<PageRequest, 'headers' | 'query'>,
  { visitId }: LandingVisitor,
): boolean {
  if (visitId || headers['sec-fetch-site'] === 'same-origin') return false;
  if (headers['if-none-match'] || ON_THE_PAGE.some((name) => query[name] !== undefined))
    return false;
  return !isFetchedAhead(headers) && !isPreviewed(headers) && !readVisitorTraits(headers).robot;
}

const ON_THE_PAGE = ['near', 'lat', 'all', 'page'];

interface Shown {
  brand: Brand;
  page: FoundPage;
  visitor: LandingVisitor;
}

async function landingPage(
  app: App,
  shown: Shown,
): Promise<Pick<PageResponse, 'html' | 'mapHosts'>> {
  const { brand, page, visitor } = shown;
  const { locale } = visitor;
  const t = app.texts.translator(locale);
  const addresses = landingAddresses(landingPageUrl(page, brand, app.config), visitor);
  const { clientId } = brand;
  const places = await findNearbyPlaces({ app }, { clientId, visitor, shownAtOnce: SHOWN_AT_ONCE });
  const nearest = hasGivenPlace(places, visitor) ? places.items[0] : undefined;
  const product = productOf(shown);
  const next = await nextSteps(app, shown, {
    nearest,
    hasSearch: places.total > 0,
    productName: product.name,
  });
  const content = landingFrame({
    brand,
    locale,
    t,
    title: product.name,
    languages: brand.locales.map((each) => ({ locale: each, href: addresses.inLanguage(each) })),
    head: html`${next.form?.standing && html`<link rel="stylesheet" href="${next.form.standing.style}">`}${headOf(app, { ...shown, product, addresses })}`,
    content: html`<main class="halves">
${productPart(product, { locale, t })}
${placesPart({ places, visitor, addresses, t, secrets: app.secrets })}
${actionPart({ brand, ...next, nearest, publicUrl: app.config.publicUrl, t })}
</main>
<script src="${scriptAddress}" defer></script>`,
  });
  const { mapHosts } = next.form?.standing ?? {};
  return { html: content, ...(mapHosts && { mapHosts }) };
}

type ShownProduct = ReturnType<typeof productOf>;

function productOf({ brand, page, visitor }: Shown) {
  const { facts, imageFileId } = page;
  const name = facts ? nameIn(facts.names, visitor.locale, brand.defaultLocale) : '';
  return {
    name: name || page.productName || page.sku,
    nameLocale: (Object.keys(facts?.names ?? {}) as Locale[]).find(
      (each) => facts?.names[each] === name,
    ),
    category: facts
      ? categoryIn(facts.category, facts.categoryNames ?? {}, {
          reader: visitor.locale,
          brand: brand.defaultLocale,
        })
      : '',
    price: facts?.price ?? null,
    currency: facts?.currency ?? null,
    picture: imageFileId
      ? pictureAddress({ brandId: brand.brandId, suffix: page.suffix, fileId: imageFileId })
      : undefined,
    built: facts !== null,
  };
}

/** Searches for the brand's site only if there is no more specific link for the product. */
async function nextSteps(
  app: App,
  { brand, page, visitor }: Shown,
  {
    nearest,
    hasSearch,
    productName,
  }: {
    nearest: PlacesToBuy['items'][number] | undefined;
    hasSearch: boolean;
    productName: string;
  },
) {
  const { clientId } = brand;
  const { visitId, locale, words, seenAt } = visitor;
  const form = app.ports.isAnswered(landingForm)
    ? await app.ports.call(
        landingForm,
        {
          ...{ clientId, sku: page.sku, visitId, locale, placeId: nearest?.id ?? null },
          product: productName,
          near: nearest ? (visitor.position ?? (words ? { words } : null)) : null,
          ...(seenAt && { seenAt: { latitude: seenAt.latitude, longitude: seenAt.longitude } }),
          placeField: hasSearch ? PLACE_FIELD : null,
        },
        { db: app.database.ofClient(clientId), app },
      )
    : null;
  const productUrl = page.facts?.url ?? '';
  const known =
    form || productUrl ? null : await readRedirectBrand({ app }, { brandId: brand.brandId });
  return { form, productUrl, siteUrl: known?.siteUrl ?? null };
}

function headOf(
  app: App,
  given: Shown & { product: ShownProduct; addresses: LandingAddresses },
): Html {
  const { brand, page, product, addresses, visitor } = given;
  const { chosenLocale } = visitor;
  const canonical = chosenLocale ? addresses.plainInLanguage(chosenLocale) : addresses.plain;
  const image = product.picture && `${app.config.publicUrl}${product.picture}`;
  return html`<link rel="canonical" href="${canonical}">
${brand.locales.map((each) => html`<link rel="alternate" hreflang="${languageTag(each)}" href="${addresses.plainInLanguage(each)}">`)}
<link rel="alternate" hreflang="x-default" href="${addresses.plain}">
<meta name="description" content="${[product.name, product.category, brand.name].filter(Boolean).join(' · ')}">
<meta property="og:type" content="product"><meta property="og:title" content="${product.name}">
<meta property="og:site_name" content="${brand.name}"><meta property="og:url" content="${canonical}">
${image && html`<meta property="og:image" content="${image}">`}
${structuredData({ ...product, brand: brand.name, sku: page.sku, gtin: page.facts?.gtin ?? null, url: addresses.plain, image })}`;
}
