import { areaPage } from './area-page.ts';
import { locationPage } from './location-page.ts';
import { closedStorePage, notFoundPage } from './notice-pages.ts';
import { searchPage } from './search-page.ts';
import { pageHref, type Site } from './site.ts';
import { type SitePage, siteFrame } from './site-frame.ts';
import { type PageRequestFacts, type PageVisit, pageRecorder } from './site-hits.ts';
import type { SitePath, SiteQuery } from './site-request.ts';
import { findByPath } from './site-tree.ts';

/** A page as sent, for all visitors with the same encoding. */
export interface PageForm {
  headers: Readonly<Record<string, string>>;
  /** The same, names and values in turn, as `writeHead` takes them without copying. */
  head: readonly string[];
  bytes: Buffer;
}

export interface RenderedPage {
  status: number;
  /** Empty where only the compressed form is stored. */
  markup: string;
  gzipped?: PageForm;
  /** Where a page has moved for good. */
  location?: string;
  /** Origins that the lead form's map may request. */
  mapHosts?: readonly string[];
  /** The lead form in the markup; `renew` makes a copy with a new number for each visitor. */
  form?: { markup: string; renew?: () => string };
  /** Records a visit of the page. */
  record(request: PageRequestFacts): void;
}

/** Renders the page of a path: search, area, store, or what to do where there is none. */
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
