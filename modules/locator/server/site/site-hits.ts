import type { IncomingHttpHeaders } from 'node:http';
import { type LocatorHit, recordHit } from '../traffic/record-hit.ts';
import type { SearchOutcome } from './search-page.ts';
import type { Site } from './site.ts';
import type { SiteQuery } from './site-request.ts';
import type { SitePlace } from './stores.ts';

/** What an opened page tells the records of visits. */
export interface PageVisit {
  kind: 'search' | 'list' | 'area' | 'page';
  locationId?: string;
  shown: readonly string[];
  outcome?: SearchOutcome;
}

/** Hosts of search engines, by a part of their names. */
const SEARCH_ENGINES =
  /(?:^|\.)(?:google|bing|duckduckgo|ecosia|qwant|yahoo|startpage|yandex|baidu)\./;
const ROBOTS = /bot|crawl|spider|slurp|preview|facebookexternalhit|lighthouse|headless|curl|wget/i;

/** Records that a page was opened, and which stores it showed; nothing of it names a person. */
export function recordPage(
  site: Site,
  { visit, page }: { visit: PageVisit; page: string },
  headers: IncomingHttpHeaders,
): void {
  const { app, locator, country } = site;
  const common = {
    clientId: locator.clientId,
    slug: locator.slug,
    page,
    referrer: referrerOf(site, headers),
    isRobot: isRobot(headers),
    ...(country && { country }),
  };
  recordHit({ app }, { ...common, ...searchFacts(visit), kind: visit.kind });
  if (visit.shown.length > 0)
    recordHit({ app }, { ...common, kind: 'shown', locationIds: visit.shown });
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

function referrerOf(site: Site, headers: IncomingHttpHeaders): NonNullable<LocatorHit['referrer']> {
  const host = URL.parse(headers.referer ?? '')?.hostname;
  if (!host) return 'other';
  if (host === URL.parse(site.origin)?.hostname) return 'site';
  return SEARCH_ENGINES.test(host) ? 'search' : 'other';
}

/** A browser names itself and a language. */
function isRobot(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent'] ?? '';
  return agent === '' || ROBOTS.test(agent) || headers['accept-language'] === undefined;
}
