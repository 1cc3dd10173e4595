import type { Locale } from '#platform/contract/locale.ts';
import type { Gazetteer } from '../data/gazetteer.ts';
import { foldName } from '../fold-name.ts';
import type { BestPlaces } from './best-places.ts';
import { findTypos } from './find-typos.ts';
import { type Closeness, score } from './score.ts';

export interface Position {
  latitude: number;
  longitude: number;
}

export interface Where {
  /** Only there. */
  country?: string | undefined;
  regions?: ReadonlySet<number> | undefined;
  /** Only towns whose longer name ends like this: Offenbach (Main) is Offenbach am Main. */
  ending?: string | undefined;
  /** Only near one of these. */
  near?: readonly Position[] | undefined;
  /** The country that the code's written form names. */
  codeCountry?: string | undefined;
  /** The requested country: its places come first. */
  asked?: string | undefined;
  /** The main country of the user's language, if no country is requested. */
  home?: string | undefined;
  language: Locale;
}

/** About forty kilometres: a postcode's middle and the town beside it are no further apart. */
const NEAR_DEGREES = 0.4;
/** If more names than this share the prefix, an ending is not specific enough. */
const MOST_WITH_ENDING = 2000;

/** Towns that are called so, in whatever language, or begin so. */
export function findTowns(places: Gazetteer, typed: string, where: Where, best: BestPlaces): void {
  const take = taker(places, where, best);
  const { ending, near } = where;
  for (const { from, to, length } of keysBeginningWith(places, typed)) {
    if (ending !== undefined && to - from > MOST_WITH_ENDING) continue;
    for (let key = from; key < to; key++) {
      const isWhole = places.keys.lengthOf(key) === length;
      if (ending === undefined) {
        // Whole names sort first.
        if (near && !isWhole) break;
        take(key, isWhole ? 'exact' : 'prefix');
      } else if (places.keys.lengthOf(key) >= length + ending.length)
        if (places.keys.text(key).endsWith(ending)) take(key, 'exact');
    }
  }
}

/** Muenchen and Aalesund are München and Ålesund on a keyboard without ü or å, so both spellings are searched. */
export function keysBeginningWith(
  places: Gazetteer,
  typed: string,
): { from: number; to: number; length: number }[] {
  const plain = typed.replace(/([aou])e|aa/g, (pair) => pair.charAt(0));
  return [...new Set([typed, plain])].flatMap((start) =>
    start === '' ? [] : { ...places.keys.beginningWith(Buffer.from(start)), length: start.length },
  );
}

/** Where the towns lie that are called exactly so. */
export function positionsCalled(places: Gazetteer, name: string): Position[] {
  return keysBeginningWith(places, name).flatMap(({ from, to, length }) => {
    const positions: Position[] = [];
    for (let key = from; key < to && places.keys.lengthOf(key) === length; key++) {
      const reference = places.townOfKey[key] ?? 0;
      positions.push(places.positionOf(reference < 0 ? ~reference : reference));
    }
    return positions;
  });
}

export function areNear(one: Position, other: Position): boolean {
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(one.latitude - other.latitude, east) < NEAR_DEGREES;
}

/** Finds towns whose name differs by a typo. */
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
  const { regions, near, language } = where;
  const only = where.country === undefined ? undefined : places.countries.indexOf(where.country);
  const asked = places.countries.indexOf(where.asked ?? '');
  const home = places.countries.indexOf(where.home ?? '');
  return (key: number, closeness: Closeness) => {
    const reference = places.townOfKey[key] ?? 0;
    const town = reference < 0 ? ~reference : reference;
    const country = places.countryOf[town] ?? 0;
    if (only !== undefined && country !== only) return;
    const hit = {
      closeness,
      isAsked: country === asked,
      isHome: country === home,
      size: places.sizeOf[town] ?? 0,
    };
    if (!best.wants(score({ ...hit, isOwnName: true }))) return;
    const isOwnName =
      reference >= 0 || foldName(places.nameOf(town, language)) === places.keys.text(key);
    const points = score({ ...hit, isOwnName });
    if (!best.wants(points)) return;
    if (regions && !regions.has(places.regionOf(town))) return;
    if (near && !near.some((position) => areNear(position, places.positionOf(town)))) return;
    const match = closeness === 'exact' || closeness === 'prefix' ? closeness : 'typo';
    best.add({ number: town, kind: 'town', match, isOwnName, score: points });
  };
}
