import type { Locale } from '#platform/contract/locale.ts';
import type { Gazetteer } from '../data/gazetteer.ts';
import type { SortedKeys } from '../data/sorted-keys.ts';
import { foldName } from '../fold-name.ts';
import { type BestPlaces, type Closeness, score } from './best-places.ts';

/** Minimum name length for one typo and for two; shorter names are too similar to each other. */
const ONE_FROM = 4;
const TWO_FROM = 8;
const LONGEST = 48;
/** Maximum number of compared letters, regardless of the input length. */
const MAX_STEPS = 200_000;
const FAR = 9;
const NEVER = 0xffff;

export interface Position {
  latitude: number;
  longitude: number;
}

export interface Where {
  /** Only places in this country. */
  country?: string | undefined;
  regions?: ReadonlySet<number> | undefined;
  /** Only towns whose longer name ends like this: Offenbach (Main) is Offenbach am Main. */
  ending?: string | undefined;
  /** Only towns near one of these positions. */
  near?: readonly Position[] | undefined;
  /** The country that the code's format identifies. */
  codeCountry?: string | undefined;
  /** The requested country: its places come first. */
  asked?: string | undefined;
  /** The main country of the user's language, if no country is requested. */
  home?: string | undefined;
  language: Locale;
}

/** About forty kilometres: a postcode and its town are no further apart. */
const NEAR_DEGREES = 0.4;
/** If more names than this share the prefix, an ending is not specific enough. */
const MAX_WITH_ENDING = 2000;

/** Towns whose name, in any language, equals the text or starts with it. */
export function findTowns(places: Gazetteer, typed: string, where: Where, best: BestPlaces): void {
  const take = taker(places, where, best);
  const { ending, near } = where;
  for (const { from, to, length } of keysBeginningWith(places, typed)) {
    if (ending !== undefined && to - from > MAX_WITH_ENDING) continue;
    for (let key = from; key < to; key++) {
      const isWhole = places.keys.lengthOf(key) === length;
      if (ending === undefined) {
        // Exact names sort first.
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

/** Positions of towns with exactly this name. */
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
  const requestedCountry = places.countries.indexOf(where.asked ?? '');
  const home = places.countries.indexOf(where.home ?? '');
  return (key: number, closeness: Closeness) => {
    const reference = places.townOfKey[key] ?? 0;
    const town = reference < 0 ? ~reference : reference;
    const country = places.countryOf[town] ?? 0;
    if (only !== undefined && country !== only) return;
    const hit = {
      closeness,
      isRequested: country === requestedCountry,
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

/**
 * Finds keys that equal the text, or start with it, with one or two typos (a letter added, missing, different, or two
 * swapped). The sorted keys are walked as a tree; a prefix that differs too much skips all keys below it.
 */
export function findTypos(
  keys: SortedKeys,
  typed: Uint8Array,
  found: (key: number, slips: number, isWhole: boolean) => void,
): void {
  const wide = typed.length;
  if (wide < ONE_FROM || wide > LONGEST) return;
  const most = wide < TWO_FROM ? 1 : 2;
  const width = wide + 1;
  // One row per letter of the key: the edit distances between prefixes of the input and of the key.
  const rows = new Uint8Array(width * (wide + most + 3)).fill(FAR);
  for (let column = 0; column <= Math.min(most, wide); column++) rows[column] = column;
  let steps = 0;
  let ready = 0;
  let dead = NEVER;
  let beginsSo = NEVER;
  for (let key = 0; key < keys.count && steps < MAX_STEPS; key++) {
    const shared = keys.shared[key] ?? 0;
    if (shared < beginsSo) beginsSo = NEVER;
    if (shared >= dead) {
      if (shared >= beginsSo) found(key, 1, false);
      continue;
    }
    dead = NEVER;
    const start = keys.starts[key] ?? 0;
    const length = (keys.starts[key + 1] ?? 0) - start;
    let depth = Math.min(ready, shared);
    // With two typos the first letter must match; otherwise the tree would be searched two levels deep.
    const allowed = keys.bytes[start] === typed[0] ? most : 1;
    while (depth < length) {
      depth++;
      steps++;
      const least = nextRow(rows, width, depth, most, typed, keys.bytes, start);
      if (least > allowed) {
        dead = depth;
        break;
      }
      if (depth < beginsSo && (rows[depth * width + wide] ?? FAR) <= 1) beginsSo = depth;
    }
    ready = depth;
    const slips = dead === NEVER ? (rows[depth * width + wide] ?? FAR) : FAR;
    if (slips <= allowed) found(key, slips, true);
    else if (length >= beginsSo) found(key, 1, false);
  }
}

/** Only columns near the diagonal can stay within the limit. Returns the minimum of the row. */
function nextRow(
  rows: Uint8Array,
  width: number,
  depth: number,
  most: number,
  typed: Uint8Array,
  bytes: Uint8Array,
  start: number,
): number {
  const row = depth * width;
  const above = row - width;
  const letter = bytes[start + depth - 1];
  const from = Math.max(depth - most, 0);
  const to = Math.min(depth + most, width - 1);
  let least = FAR;
  for (let column = from; column <= to; column++) {
    let slips: number;
    if (column === 0) slips = depth;
    else {
      const other = typed[column - 1];
      slips = (rows[above + column - 1] ?? FAR) + Number(letter !== other);
      const missing = column <= depth - 1 + most ? (rows[above + column] ?? FAR) + 1 : FAR;
      const extra = column > from ? (rows[row + column - 1] ?? FAR) + 1 : FAR;
      if (missing < slips) slips = missing;
      if (extra < slips) slips = extra;
      const swapped =
        depth > 1 &&
        column > 1 &&
        letter === typed[column - 2] &&
        bytes[start + depth - 2] === other;
      if (swapped) slips = Math.min(slips, (rows[above - width + column - 2] ?? FAR) + 1);
    }
    rows[row + column] = slips;
    if (slips < least) least = slips;
  }
  return least;
}
