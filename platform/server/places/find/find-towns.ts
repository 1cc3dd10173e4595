import type { Gazetteer } from '../data/gazetteer.ts';
import type { BestPlaces } from './best-places.ts';
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

/** Towns that are called so, in whatever language, or begin so. */
export function findTowns(places: Gazetteer, typed: string, where: Where, best: BestPlaces): void {
  const take = taker(places, where, best);
  for (const { from, to, length } of keysBeginningWith(places, typed))
    for (let key = from; key < to; key++)
      take(key, places.keys.lengthOf(key) === length ? 'exact' : 'prefix');
}

/** Muenchen and Aalesund are München and Ålesund on a keyboard that has no ü or å: both spellings are looked for. */
export function keysBeginningWith(
  places: Gazetteer,
  typed: string,
): { from: number; to: number; length: number }[] {
  const plain = typed.replace(/([aou])e|aa/g, (pair) => pair.charAt(0));
  return [...new Set([typed, plain])].flatMap((start) =>
    start === '' ? [] : { ...places.keys.beginningWith(Buffer.from(start)), length: start.length },
  );
}

/** Towns that a slip of the hand leads to. */
export function findTownsByTypo(
  places: Gazetteer,
  typed: string,
  where: Where,
  best: BestPlaces,
): void {
  const take = taker(places, where, best);
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
    const match = closeness === 'exact' || closeness === 'prefix' ? closeness : 'typo';
    best.add({ number: town, kind: 'town', match, score: points });
  };
}
