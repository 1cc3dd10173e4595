import type { Brand } from '#modules/directory/contract/clients/client-ports.ts';
import { languageTag } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import { definePage, type PageResponse } from '#platform/server/http/page.ts';
import { busyText } from '../../redirect/answers/friendly-texts.ts';
import { type RedirectBrand, readRedirectBrand } from '../../redirect/cache/redirect-link.ts';
import { shopsPageUrl } from '../../short-url.ts';
import { scriptAddress } from '../assets/landing-assets.page.ts';
import { findOpenBrand } from '../find-landing-page.ts';
import {
  LANDING_HEADERS,
  LANDING_REASON,
  type LandingVisitor,
  landingAddresses,
  landingVisitor,
} from '../landing-addresses.ts';
import { friendlyLanding, landingFrame, noPage } from '../landing-frame.ts';
import { findNearbyPlaces } from './place-details.ts';
import { placesPart } from './places-part.ts';

const SHOWN_AT_ONCE = 10;

/** Where a brand is sold: the alternative for a code that leads nowhere, not yet or no longer. */
export const brandShopsPage = definePage({
  path: '/p/{brandId}',
  reason: LANDING_REASON,
  rate: 'crowd',
  busy: (request) => friendlyLanding(request, null, busyText),
  async render(request): Promise<PageResponse> {
    const { app, params, query, headers } = request;
    const brand = await findOpenBrand({ app }, params.brandId ?? '');
    const known = brand && (await readRedirectBrand({ app }, { brandId: brand.brandId }));
    if (!brand || !known) return noPage(request, params.brandId ?? '');
    const visitor = landingVisitor({ query, headers }, brand);
    return {
      html: await shopsPage(app, { brand, known, visitor }),
      headers: LANDING_HEADERS,
      revalidated: true,
    };
  },
});

async function shopsPage(
  app: App,
  { brand, known, visitor }: { brand: Brand; known: RedirectBrand; visitor: LandingVisitor },
): Promise<Html> {
  const { locale } = visitor;
  const { clientId } = brand;
  const t = app.texts.translator(locale);
  const plain = shopsPageUrl(brand, app.config);
  const addresses = landingAddresses(plain, visitor);
  const places = await findNearbyPlaces({ app }, { clientId, visitor, shownAtOnce: SHOWN_AT_ONCE });
  const title = t('touchpoints:landing.shopsOf', { brand: brand.name });
  return landingFrame({
    brand,
    locale,
    t,
    title,
    languages: brand.locales.map((each) => ({ locale: each, href: addresses.inLanguage(each) })),
    head: html`<link rel="canonical" href="${plain}">
${brand.locales.map((each) => html`<link rel="alternate" hreflang="${languageTag(each)}" href="${addresses.plainInLanguage(each)}">`)}`,
    content: html`<main class="alone">
${placesPart({ places, visitor, addresses, t, secrets: app.secrets, title: html`<h1 id="shops-title">${title}</h1>` })}
${
  known.siteUrl &&
  html`<div class="ask-box"><a class="go-btn second" href="${known.siteUrl}">${t('touchpoints:public.site', { brand: brand.name })}</a></div>`
}
</main>
<script src="${scriptAddress}" defer></script>`,
  });
}
