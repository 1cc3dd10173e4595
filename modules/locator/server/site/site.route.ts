import { findSiteStoresCall, suggestSitePlacesCall } from '#modules/locator/contract/site-calls.ts';
import { PLACE_RESULTS_MAX } from '#platform/contract/limits.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import { createRouteFactory } from '#platform/server/http/route.ts';
import type { LocatorTables } from '../tables.ts';
import { openingText } from './pages/opening-text.ts';
import { nearestText, readResultsPage, resultsTitle } from './pages/search-page.ts';
import { addressLine, serviceTags } from './pages/store-parts.ts';
import { readPublishedLocator } from './published-locator.ts';
import { makeSite, pageHref, type Site } from './site.ts';
import { formatSiteQuery, parseSiteQuery } from './site-request.ts';
import { distanceText } from './site-text.ts';
import { searchStores } from './stores.ts';

const route = createRouteFactory<LocatorTables>();
const SUGGESTIONS = 6;
const STORE_SUGGESTIONS = 3;

/** Stores for the script of a public site, found by the same code as for its pages. */
export const findSiteStoresRoute = route(
  findSiteStoresCall,
  async ({ app, params, query, request }) => {
    const site = await siteOfCall(app, params.slug, query.locale, request.acceptLanguage);
    const { lat, lng, page: _page, locale: _locale, ...rest } = query;
    const search = parseSiteQuery({
      ...rest,
      ...(lat !== undefined && lng !== undefined && { lat: String(lat), lng: String(lng) }),
      page: String(query.page ?? 1),
    });
    const perPage = site.locator.config.resultsPerPage;
    const { results, page } = await readResultsPage(site, search, perPage);
    const { place } = results;
    return {
      title: resultsTitle(site, search, results),
      note: results.isNearest ? nearestText(site, results) : null,
      items: results.items.map((store) => {
        const opening = openingText(store, site);
        return {
          id: store.id,
          name: store.name,
          href: pageHref(site, store.path),
          address: addressLine(store),
          phone: store.phone,
          typeId: store.type?.id ?? null,
          latitude: store.latitude,
          longitude: store.longitude,
          distance:
            store.distanceKm === null
              ? null
              : distanceText(store.distanceKm, site.unit, site.locale),
          isOpen: opening?.isOpen ?? null,
          state: opening?.state ?? null,
          services: serviceTags(site, store),
        };
      }),
      total: results.total,
      page,
      pages: Math.ceil(results.total / perPage),
      isNearest: results.isNearest,
      place: place && {
        label: place.label,
        latitude: place.position?.latitude ?? null,
        longitude: place.position?.longitude ?? null,
      },
      href: pageHref(site, [], { query: formatSiteQuery({ ...search, page }) }),
    };
  },
);

/** Suggestions while a visitor types: towns and postal codes, then stores of that name. */
export const suggestSitePlacesRoute = route(
  suggestSitePlacesCall,
  async ({ app, params, query, request }) => {
    const site = await siteOfCall(app, params.slug, query.locale, request.acceptLanguage);
    const searchText = query.q.trim();
    if (!searchText) return { items: [] };
    const [places, stores] = await Promise.all([
      app.places.search({
        text: searchText,
        country: site.country,
        language: site.locale,
        // More than needed, because countries that the locator does not show are removed below.
        limit: PLACE_RESULTS_MAX,
      }),
      searchStores(site, parseSiteQuery({ q: searchText }), {
        limit: STORE_SUGGESTIONS,
        offset: 0,
      }),
    ]);
    const { allowed } = countriesOf(site);
    return {
      items: [
        ...places
          .filter(({ country }) => allowed === null || allowed.has(country))
          .slice(0, SUGGESTIONS)
          .map(({ kind, name, postcode, region }) => ({
            kind,
            label: [[postcode, name].filter(Boolean).join(' '), region].filter(Boolean).join(', '),
            href: null,
          })),
        ...(stores.place?.kind === 'store' ? stores.items : []).map((store) => ({
          kind: 'store' as const,
          label: [store.name, store.city].filter(Boolean).join(', '),
          href: pageHref(site, store.path),
        })),
      ],
    };
  },
);

function countriesOf({ locator }: Site): { allowed: ReadonlySet<string> | null } {
  const { countries } = locator.config;
  return { allowed: countries.length > 0 ? new Set(countries) : null };
}

/** In the requested language if the locator has it, otherwise in its default one. */
async function siteOfCall(
  app: App,
  slug: string,
  requested: Locale | undefined,
  acceptLanguage: string | undefined,
): Promise<Site> {
  const locator = await readPublishedLocator({ app }, { slug });
  if (!locator) throw notFound();
  const { locales, defaultLocale } = locator.config;
  return makeSite({ app }, locator, {
    base: locator.host ? '' : `/l/${slug}`,
    locale: locales.find((each) => each === requested) ?? defaultLocale,
    headers: { 'accept-language': acceptLanguage },
  });
}
