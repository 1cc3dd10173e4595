import type { IncomingHttpHeaders } from 'node:http';
import { html } from '#platform/server/http/html.ts';
import { describeVisitor } from '../../traffic/describe-visitor.ts';
import { type LocatorHit, recordHit } from '../../traffic/record-hit.ts';
import { pageHref, type Site } from '../site.ts';
import type { SitePath, SiteQuery } from '../site-request.ts';
import { areaStores, type FoundArea, findByPath } from '../site-tree.ts';
import { filterChoices, type SitePlace } from '../stores.ts';
import { locationPage } from './location-page.ts';
import { closedStorePage, notFoundPage } from './notice-pages.ts';
import { searchForm } from './search-form.ts';
import { type SearchOutcome, searchPage } from './search-page.ts';
import { type SitePage, siteFrame } from './site-frame.ts';
import { areaLinks, breadcrumbs, pageLinks, storeList } from './store-parts.ts';
import { mapPart, storesMap } from './stores-map.ts';
import { areaData } from './structured-data.ts';

/** A page as sent, for all visitors with the same encoding. */
export interface PageForm {
  headers: Readonly<Record<string, string>>;
  /** The same headers as flat list of names and values, which `writeHead` does not copy. */
  head: readonly string[];
  bytes: Buffer;
}

export interface RenderedPage {
  status: number;
  /** Empty if only the compressed form is stored. */
  markup: string;
  gzipped?: PageForm;
  /** Target of a permanent redirect. */
  location?: string;
  /** Origins that the lead form's map may request. */
  mapHosts?: readonly string[];
  /** The lead form in the markup; `renew` makes a copy with a new number for each visitor. */
  form?: { markup: string; renew?: () => string };
  /** Records a visit of the page. */
  record(request: PageRequestFacts): void;
}

/** Renders the page of a path: search, area, store, or a notice if there is none. */
export async function renderPage(
  site: Site,
  { path, search }: { path: SitePath | null; search: SiteQuery },
): Promise<RenderedPage> {
  if (!path) return rendered(site, await notFoundPage(site), { status: 404 });
  if (path.segments.length === 0) {
    const page = await searchPage(site, search);
    const { outcome } = page;
    return rendered(site, page, {
      visit: outcome
        ? { kind: 'search', shown: outcome.storeIds, outcome }
        : { kind: 'list', shown: [] },
    });
  }
  const found = await findByPath(site, path.segments);
  switch (found?.kind) {
    case 'area': {
      const page = await areaPage(site, found.found, search);
      return rendered(site, page, { visit: { kind: 'area', shown: page.storeIds } });
    }
    case 'store': {
      const page = await locationPage(site, found.found);
      return rendered(site, page, {
        mapHosts: page.mapHosts,
        ...(page.form && { form: page.form }),
        visit: { kind: 'page', locationId: found.found.store.id, shown: [] },
      });
    }
    case 'moved': {
      const location = pageHref(site, found.path);
      return { status: 301, markup: '', location, record: () => {} };
    }
    case 'closed':
      return rendered(site, await closedStorePage(site, found.store), { status: 410 });
    default:
      return rendered(site, await notFoundPage(site), { status: 404 });
  }
}

function rendered(
  site: Site,
  page: SitePage,
  {
    visit,
    status = 200,
    ...more
  }: { status?: number; visit?: PageVisit } & Pick<RenderedPage, 'mapHosts' | 'form'>,
): RenderedPage {
  const href = pageHref(site, page.segments);
  return {
    status,
    markup: siteFrame(site, page).markup,
    ...more,
    record:
      visit && site.previewToken === null ? pageRecorder(site, { visit, page: href }) : () => {},
  };
}

/** A country, region or town: its areas, its stores and its neighbours [LOC-06]. */
async function areaPage(
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
  const map = storesMap(site, stores, { isAlone: true });
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
    // Only the first page of an area is indexed, because further ones contain nothing new.
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

/** Data of an opened page for visit statistics. */
interface PageVisit {
  kind: 'search' | 'list' | 'area' | 'page';
  locationId?: string;
  shown: readonly string[];
  outcome?: SearchOutcome;
}

/** Request data for the statistics; it is not stored. */
interface PageRequestFacts {
  headers: IncomingHttpHeaders;
  address: string;
  /** Whether the URL contains the id of a scan. */
  isScan: boolean;
}

/** Records each view of a page and the stores it showed, without personal data. */
function pageRecorder(
  site: Site,
  { visit, page }: { visit: PageVisit; page: string },
): (request: PageRequestFacts) => void {
  const { app, locator } = site;
  const { clientId, slug } = locator;
  const ownHosts = [site.origin, app.config.publicUrl].map(hostOf);
  const opened = { clientId, slug, page, ...searchFacts(visit), kind: visit.kind };
  const shown = {
    ...{ clientId, slug, isRobot: false, kind: 'shown' as const, locationIds: visit.shown },
    firstPosition: visit.outcome?.firstPosition,
  };
  return (request) => {
    const visitor = describeVisitor({ ...request, ownHosts, slug });
    recordHit({ app }, { ...opened, ...visitor });
    // Robots are counted once.
    if (visit.shown.length > 0 && !visitor.isRobot) recordHit({ app }, shown);
  };
}

/** Host of a configured URL, which is already validated. */
function hostOf(address: string): string {
  return address.slice(address.indexOf('//') + 2).split('/', 1)[0] ?? '';
}

function searchFacts({ outcome, locationId }: PageVisit): Partial<LocatorHit> {
  if (!outcome) return locationId === undefined ? {} : { locationId };
  const { place, position, found, nearestKm } = outcome;
  return {
    found,
    ...(nearestKm !== null && { nearestKm }),
    ...placeOf(place, position),
  };
}

function placeOf(
  place: SitePlace | null,
  position: SiteQuery['position'],
): Pick<LocatorHit, 'place'> {
  const at = place?.position ?? position;
  if (!at) return {};
  const { label, country, kind } = place ?? { label: '', country: '', kind: 'position' };
  return { place: { label, country, kind, ...at } };
}
