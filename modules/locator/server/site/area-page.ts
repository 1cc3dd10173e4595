import { html } from '#platform/server/http/html.ts';
import { searchForm } from './search-form.ts';
import { pageHref, type Site } from './site.ts';
import type { SitePage } from './site-frame.ts';
import type { SiteQuery } from './site-request.ts';
import { areaStores, type FoundArea } from './site-tree.ts';
import { areaLinks, breadcrumbs, pageLinks, storeList } from './store-parts.ts';
import { filterChoices } from './stores.ts';
import { mapPart, storesMap } from './stores-map.ts';
import { areaData } from './structured-data.ts';

/** A country, region or town: what lies inside it, its stores and its neighbours [LOC-06]. */
export async function areaPage(
  site: Site,
  { area, parents, children, neighbours }: FoundArea,
  query: SiteQuery,
): Promise<SitePage & { storeIds: readonly string[] }> {
  const { text, locator } = site;
  const perPage = locator.config.resultsPerPage;
  const pages = Math.max(1, Math.ceil(area.stores / perPage));
  const page = Math.min(query.page, pages);
  const [stores, choices] = await Promise.all([
    areaStores(site, area, { limit: perPage, offset: (page - 1) * perPage }),
    filterChoices(site, query),
  ]);
  const map = storesMap(site, stores);
  const title = text('storesIn', { count: area.stores, place: area.name });
  const within = [area.name, ...parents.map(({ name }) => name).toReversed()].join(', ');
  return {
    kind: 'area',
    title: text('pageTitle', { title, brand: locator.brand.name }),
    description: text('areaDescription', {
      count: area.stores,
      place: within,
      brand: locator.brand.name,
    }),
    segments: area.path,
    query: page > 1 ? `page=${page}` : '',
    // Further pages of an area list nothing that the first one or the stores' pages do not.
    isListed: page === 1,
    ...(map && { image: `${site.origin}${map.preview}` }),
    structuredData: areaData(site, { area, parents, stores }),
    storeIds: stores.map(({ id }) => id),
    content: html`<main id="main" class="area-page">
<section class="results">${breadcrumbs(site, parents, area.name)}
<h1>${title}</h1>
${searchForm(site, { ...query, page: 1 }, choices)}
${children.length > 0 && areaLinks(site, children, text('areasIn', { place: area.name }))}
${storeList(site, stores, map ? { numbers: map.numbers } : {})}
${pageLinks(site, { page, pages, href: (to) => pageHref(site, area.path, { query: to > 1 ? `page=${to}` : '' }) })}
${neighbours.length > 0 && areaLinks(site, neighbours, text('neighbours'))}
</section>
${mapPart(site, map)}
</main>`,
  };
}
