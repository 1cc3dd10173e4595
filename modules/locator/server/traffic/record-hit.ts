import type { App } from '#platform/server/app.ts';

/** Something that a visitor of a locator's site did; without anything personal. */
export interface LocatorHit {
  clientId: string;
  slug: string;
  kind: 'search' | 'list' | 'area' | 'page' | 'directions' | 'call' | 'website' | 'form' | 'shown';
  locationId?: string;
  /** Of `shown`. */
  locationIds?: readonly string[];
  place?: {
    label: string;
    country: string;
    latitude: number;
    longitude: number;
    kind: string;
  };
  found?: number;
  nearestKm?: number;
  /** The path that was opened. */
  page: string;
  referrer?: 'search' | 'scan' | 'site' | 'other';
  country?: string;
  isRobot: boolean;
  isNewVisitor?: boolean;
}

/** Records a hit; never throws and never waits. */
export function recordHit(_context: { app: App }, _hit: LocatorHit): void {
  // The records of visits replace this.
}
