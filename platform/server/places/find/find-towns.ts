import type { Gazetteer } from '../data/gazetteer.ts';
import { type BestPlaces, type Candidate } from './best-places.ts';
import { findTypos } from './find-typos.ts';
import { score } from './score.ts';

export interface Where {
  /** Only there. */
  country?: string | undefined;
  regions?: ReadonlySet<number> | undefined;
  /** There first. */
  preferred?: string | undefined;
}

type Closeness = Parameters<typeof score>[0]['closeness'];

/** Towns by name: those called so or beginning so, and where there are none, those that a slip of the hand leads to. */
export function findTowns(places: Gazetteer, typed: string, where: Where, best: BestPlaces): void {
  if (typed === '') return;
  const before = best.found.length;
  const spellings = [...new Set([typed, withoutDoubledVowels(typed)])].filter(Boolean);
  const take = taker(places, where, best);
  for (const spelling of spellings) {
    const bytes = Buffer.from(spelling);
    const { from, to } = places.keys.beginningWith(bytes);
    for (let key = from; key < to; key++)
      take(key, places.keys.lengthOf(key) === bytes.length ? 'exact' : 'prefix');
  }
  const preferred = where.country ?? where.preferred;
  const isThere = best.found
    .slice(before)
    .some(({ number }) => preferred === undefined || countryOf(places, number) === preferred);
  if (isThere) return;
  findTypos(places.keys, Buffer.from(typed), (key, slips, isWhole) =>
    take(key, isWhole ? (slips === 1 ? 'oneTypo' : 'twoTypos') : 'prefixTypo'),
  );
}

function taker(places: Gazetteer, where: Where, best: BestPlaces) {
  const only = where.country === undefined ? undefined : places.countries.indexOf(where.country);
  const preferred = places.countries.indexOf(where.preferred ?? '');
  return (key: number, closeness: Closeness) => {
    const reference = places.townOfKey[key] ?? 0;
    const isOwnName = reference >= 0;
    const town = isOwnName ? reference : ~reference;
    const country = places.countryOf[town] ?? 0;
    if (only !== undefined && country !== only) return;
    const isPreferred = preferred < 0 || country === preferred;
    const points = score({ closeness, isPreferred, isOwnName, size: places.sizeOf[town] ?? 0 });
    if (!best.wants(points)) return;
    if (where.regions && !where.regions.has(places.regionOf(town))) return;
    best.add({ number: town, kind: 'town', match: matchOf(closeness), score: points });
  };
}

function matchOf(closeness: Closeness): Candidate['match'] {
  return closeness === 'exact' || closeness === 'prefix' ? closeness : 'typo';
}

function countryOf(places: Gazetteer, town: number): string | undefined {
  return places.countries[places.countryOf[town] ?? 0];
}

/** Muenchen and Aalesund are München and Ålesund on a keyboard that has no ü or å. */
function withoutDoubledVowels(key: string): string {
  return key.replace(/([aou])e|aa/g, (pair) => pair.charAt(0));
}
