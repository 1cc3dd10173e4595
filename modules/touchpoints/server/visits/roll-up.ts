import type { Visit } from './visit.ts';
import { countryCode } from './visit-country.ts';

/** A visit with the day it had where its brand is. */
export type CountedVisit = Visit & { day: string };

export interface TouchpointCount {
  clientId: string;
  touchpointId: string;
  scans: number;
  clicks: number;
  last: Visit;
}

export interface SeenCountry {
  clientId: string;
  country: string;
  touchpointId: string;
}

/** What visits add to the totals of their touchpoints, and the countries they came from. */
export function rollUp(visits: readonly CountedVisit[]) {
  const totals = new Map<string, TouchpointCount>();
  const countries = new Map<string, SeenCountry>();
  for (const visit of visits) {
    const { clientId, touchpointId } = visit;
    const key = `${clientId} ${touchpointId}`;
    let total = totals.get(key);
    if (total === undefined) {
      total = { clientId, touchpointId, scans: 0, clicks: 0, last: visit };
      totals.set(key, total);
    }
    if (visit.kind === 'scan') total.scans += 1;
    else total.clicks += 1;
    if (visit.at > total.last.at) total.last = visit;
    const country = countryCode(visit.country);
    if (country) countries.set(`${key} ${country}`, { clientId, country, touchpointId });
  }
  return { totals: [...totals.values()], countries: [...countries.values()] };
}
