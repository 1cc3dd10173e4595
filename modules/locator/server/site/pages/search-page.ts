import { PLACES_SOURCE } from '#platform/contract/place.ts';
import { type Html, html } from '#platform/server/http/html.ts';
import { pageHref, type Site } from '../site.ts';
import { formatSiteQuery, isSearch, roundCoordinate, type SiteQuery } from '../site-request.ts';
import { distanceText } from '../site-text.ts';
import { childAreas } from '../site-tree.ts';
import { filterChoices, type SitePlace, type SiteResults, searchStores } from '../stores.ts';
import { searchForm } from './search-form.ts';
import type { SitePage } from './site-frame.ts';
import { actionBar, areaLinks, pageLinks, storeList } from './store-parts.ts';
import { mapPart, storesMap } from './stores-map.ts';
import { websiteData } from './structured-data.ts';

/** Search and its result, for visit statistics. */
export interface SearchOutcome {
  place: SitePlace | null;
  position: SiteQuery['position'];
  found: number;
  nearestKm: number | null;
  storeIds: readonly string[];
  /** Position of the first one in the whole list. */
  firstPosition: number;
}
export interface SearchPage extends SitePage {
  outcome: SearchOutcome | null;
}

/** The start page: the search and every area with its number of stores [LOC-06]. */
async function startPage(site: Site, query: SiteQuery): Promise<SearchPage> {
  const { text, locator } = site;
  const [countries, choices] = await Promise.all([
    childAreas(site, []),
    filterChoices(site, query),
  ]);
  const [only] = countries;
  // A single country is no choice, so its areas are shown.
  const inside = only && countries.length === 1 ? await childAreas(site, only.path) : [];
  const areas = inside.length > 0 ? inside : countries;
  const areasTitle =
    only && inside.length > 0 ? text('areasIn', { place: only.name }) : text('storesByCountry');
  const title = text('startTitle', { brand: locator.brand.name });
  const map = storesMap(site, [], {
    all: choices.bounds,
    isAlone: true,
    ...(site.previewToken !== null && { zoom: query.zoom ?? 0 }),
  });
  return {
    kind: 'start',
    title,
    description: text('startDescription', { brand: locator.brand.name }),
    segments: [],
    isListed: true,
    structuredData: websiteData(site),
    outcome: null,
    content: html`<main id="main" class="start-page">
<section class="results"><h1>${title}</h1>
${searchForm(site, query, choices)}
${areas.length > 0 ? areaLinks(site, areas, areasTitle) : html`<p class="empty">${text('noStoresYet')}</p>`}
</section>
${mapPart(site, map, { placesCentre: site.previewToken !== null })}
</main>`,
  };
}

/** Stores found by a search, nearest first. */
export async function searchPage(site: Site, query: SiteQuery): Promise<SearchPage> {
  if (!isSearch(query)) return startPage(site, query);
  const { text } = site;
  const perPage = site.locator.config.resultsPerPage;
  const [found, choices] = await Promise.all([
    readResultsPage(site, query, perPage),
    filterChoices(site, query),
  ]);
  const { results, page } = found;
  const placesCentre = site.previewToken !== null && isAtCentre(site, query);
  const map = storesMap(site, results.items, {
    isFirstChosen: !placesCentre,
    around: searchedPlace(query, results),
    isExact: placesCentre,
    isAlone: placesCentre,
    ...(placesCentre && { zoom: query.zoom ?? 0 }),
  });
  const title = resultsTitle(site, query, results);
  const [nearest] = results.items;
  return {
    kind: 'search',
    title: text('pageTitle', { title, brand: site.locator.brand.name }),
    description: title,
    segments: [],
    query: formatSiteQuery({ ...query, page }),
    isListed: false,
    ...(map && { image: `${site.origin}${map.preview}` }),
    outcome: outcomeOf(query, results, 1 + (page - 1) * perPage),
    content: html`<main id="main" class="search-page">
<section class="results"><h1>${title}</h1>
${searchForm(site, query, choices)}
${otherPlaces(site, query, results)}
${results.isNearest && html`<p class="note" role="status">${nearestText(site, results)}</p>`}
${
  results.items.length > 0
    ? html`${storeList(site, results.items, map ? { numbers: map.numbers } : {})}
${pageLinks(site, {
  page,
  pages: Math.ceil(results.total / perPage),
  href: (to) => pageHref(site, [], { query: formatSiteQuery({ ...query, page: to }) }),
})}`
    : await nothingFound(site, query)
}
${results.place && html`<p class="source"><small>${PLACES_SOURCE}</small></p>`}
</section>
${mapPart(site, map, { placesCentre })}
</main>`,
    actionBar:
      nearest &&
      actionBar(
        site,
        nearest,
        site.locator.config.defaultFormId ? { askHref: `${pageHref(site, nearest.path)}#ask` } : {},
      ),
  };
}

/** The editor's preview searches around the centre that is configured. */
function isAtCentre({ locator }: Site, { position }: SiteQuery): boolean {
  const { center } = locator.config;
  if (!center || !position) return false;
  const { latitude, longitude } = position;
  return latitude === roundCoordinate(center.lat) && longitude === roundCoordinate(center.lng);
}

/** Null for an area or a name, which has no distances. */
function searchedPlace({ position }: SiteQuery, { place }: SiteResults) {
  if (position) return position;
  const isPlace = place && ['address', 'postcode', 'town'].includes(place.kind);
  return isPlace ? place.position : null;
}

/** A page number beyond the last page shows the last one. */
export async function readResultsPage(
  site: Site,
  query: SiteQuery,
  perPage: number,
): Promise<{ results: SiteResults; page: number }> {
  const results = await searchStores(site, query, {
    limit: perPage,
    offset: (query.page - 1) * perPage,
  });
  const pages = Math.max(1, Math.ceil(results.total / perPage));
  if (query.page <= pages) return { results, page: query.page };
  const last = await searchStores(site, query, { limit: perPage, offset: (pages - 1) * perPage });
  return { results: last, page: pages };
}

export function resultsTitle({ text }: Site, query: SiteQuery, results: SiteResults): string {
  const { place, total, isNearest } = results;
  if (total === 0) return text('noStoresFound');
  const count = total;
  if (isNearest) return text('noStoresNear', { place: place?.label ?? text('yourPosition') });
  if (query.position) return text('storesNearYou', { count });
  if (!place) return text('storesFound', { count });
  if (place.kind === 'store') return text('storesCalled', { count, words: query.words });
  const isInside = place.kind === 'region' || place.kind === 'country';
  return text(isInside ? 'storesIn' : 'storesNear', { count, place: place.label });
}

/** Null if the distance is unknown. */
export function nearestText(site: Site, { items }: SiteResults): string | null {
  const km = items[0]?.distanceKm ?? null;
  if (km === null) return null;
  const { unit, locale } = site;
  return site.text('nearestInstead', {
    radius: distanceText(site.locator.config.radiusKm, unit, locale),
    distance: distanceText(km, unit, locale),
  });
}

/** Links to other places with the same name. */
function otherPlaces(site: Site, query: SiteQuery, { place }: SiteResults): Html | false {
  const all = place?.sameName ?? [];
  const others = all.filter((label) => label !== query.words && label !== place?.label);
  if (all.length < 2 || others.length === 0) return false;
  return html`<nav class="choices" aria-label="${site.text('otherPlaces')}"><p>${site.text('otherPlaces')}</p><ul>${others.map(
    (label) =>
      html`<li><a href="${pageHref(site, [], { query: formatSiteQuery({ ...query, words: label, page: 1 }) })}">${label}</a></li>`,
  )}</ul></nav>`;
}

/** Suggests fewer filters, or areas that have stores. */
async function nothingFound(site: Site, query: SiteQuery): Promise<Html> {
  const { text } = site;
  const isFiltered =
    query.openNow || query.typeIds.length > 0 || query.has.length > 0 || query.product !== '';
  const plain = { ...query, typeIds: [], openNow: false, has: [], product: '', page: 1 };
  const areas = await childAreas(site, []);
  return html`<div class="empty"><p>${text(query.words && !isFiltered ? 'placeUnknown' : 'nothingMatches', { words: query.words })}</p>
${isFiltered && html`<p><a href="${pageHref(site, [], { query: formatSiteQuery(plain) })}">${text('withoutFilters')}</a></p>`}
${areas.length > 0 && areaLinks(site, areas, text('storesByCountry'))}</div>`;
}

function outcomeOf(query: SiteQuery, results: SiteResults, firstPosition: number): SearchOutcome {
  return {
    place: results.place,
    position: query.position,
    found: results.isNearest ? 0 : results.total,
    nearestKm: results.items[0]?.distanceKm ?? null,
    storeIds: results.items.map(({ id }) => id),
    firstPosition,
  };
}
