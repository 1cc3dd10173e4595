import type { IncomingHttpHeaders } from 'node:http';
import { describeVisitor } from '../traffic/describe-visitor.ts';
import { type LocatorHit, recordHit } from '../traffic/record-hit.ts';
import type { SearchOutcome } from './search-page.ts';
import type { Site } from './site.ts';
import type { SiteQuery } from './site-request.ts';
import type { SitePlace } from './stores.ts';

/** Data of an opened page for visit statistics. */
export interface PageVisit {
  kind: 'search' | 'list' | 'area' | 'page';
  locationId?: string;
  shown: readonly string[];
  outcome?: SearchOutcome;
}

/** Request data for the statistics; it is not stored. */
export interface PageRequestFacts {
  headers: IncomingHttpHeaders;
  address: string;
  /** Whether the address carries the id of a scan. */
  isScan: boolean;
}

/** Records each time that a page is opened, and which stores it showed; nothing of it names a person. */
export function pageRecorder(
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
    // A robot is counted once.
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
