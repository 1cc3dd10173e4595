import type { TouchpointsTables } from '../tables.ts';
import type { Visit } from './visit.ts';
import { countryCode } from './visit-country.ts';

type Dimension = TouchpointsTables['touchpoints.daily_counts']['dimension'];

/** A visit with the day it had where its brand is. */
export type CountedVisit = Visit & { day: string };

export interface DailyCount {
  clientId: string;
  /** Empty: all of the brand. */
  touchpointId: string;
  dimension: Dimension;
  day: string;
  value: string;
  scans: number;
  clicks: number;
}

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

/**
 * What visits add to the counters. Each list is in one fixed order, whatever order the visits came in: processes that
 * count at the same time then wait for one another and never in a circle.
 */
export function rollUp(visits: readonly CountedVisit[]) {
  const days = new Map<string, DailyCount>();
  const totals = new Map<string, TouchpointCount>();
  const countries = new Map<string, SeenCountry>();
  for (const visit of visits) {
    const { clientId, touchpointId, at, day } = visit;
    const country = countryCode(visit.country);
    for (const [of, dimension, value] of countedAs(visit)) {
      const counted = { clientId, touchpointId: of, dimension, day, value, scans: 0, clicks: 0 };
      add(entry(days, [clientId, of, dimension, day, value], counted), visit);
    }
    const total = entry(totals, [clientId, touchpointId], {
      clientId,
      touchpointId,
      scans: 0,
      clicks: 0,
      last: visit,
    });
    add(total, visit);
    if (at > total.last.at) total.last = visit;
    if (country)
      entry(countries, [clientId, country, touchpointId], { clientId, country, touchpointId });
  }
  return { days: inOrder(days), totals: inOrder(totals), countries: inOrder(countries) };
}

function countedAs(visit: Visit): [touchpointId: string, dimension: Dimension, value: string][] {
  const { touchpointId, country, device, suffix, sku } = visit;
  const BRAND = '';
  return [
    [touchpointId, 'all', ''],
    [touchpointId, 'country', country],
    [touchpointId, 'device', device],
    [touchpointId, 'suffix', suffix],
    [BRAND, 'all', ''],
    [BRAND, 'country', country],
    [BRAND, 'device', device],
    ...(sku === null ? [] : [[BRAND, 'product', sku] satisfies [string, Dimension, string]]),
  ];
}

function add(count: { scans: number; clicks: number }, { kind }: Visit): void {
  if (kind === 'scan') count.scans += 1;
  else count.clicks += 1;
}

function entry<Entry>(map: Map<string, Entry>, key: string[], first: Entry): Entry {
  const text = key.join('\0');
  const kept = map.get(text) ?? first;
  map.set(text, kept);
  return kept;
}

function inOrder<Entry>(map: Map<string, Entry>): Entry[] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
}
