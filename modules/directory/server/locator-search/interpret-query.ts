import type {
  RecognizedPlace,
  StoreSearch,
} from '#modules/directory/contract/locations/locate-stores.ts';
import { PLACE_RESULTS_MAX, PLACE_TEXT_MAX_LENGTH } from '#platform/contract/limits.ts';
import { type Locale, languageTag } from '#platform/contract/locale.ts';
import type { Place } from '#platform/contract/place.ts';
import type { App } from '#platform/server/app.ts';
import { isDepartement } from '#platform/server/places/find/find-departements.ts';
import { foldedWords, foldName } from '#platform/server/places/fold-name.ts';
import type { IndexedLocation, LocationIndex } from './location-index.ts';
import { TopRows } from './top-rows.ts';

const MAX_WORDS = 6;
const MAX_STORES = 500;
const SHORTEST_TYPO = 4;
/** Marks a row without the word; real points are at most two per word. */
const NONE = 255;

export interface Interpretation {
  place: RecognizedPlace;
  /** For an area: which locations are in it. */
  holds?: (location: IndexedLocation) => boolean;
  /** For a store name: the matching stores, closest name first. */
  rows?: readonly number[];
}

const ABROAD_KM = 500;

type SearchQuery = Pick<StoreSearch, 'language' | 'country' | 'countries'> & { words: string };

/**
 * Interprets the search text: a country, a region, an exact town or postcode, a store name, then approximate matches.
 * Null without a match.
 */
export async function interpretQuery(
  { app }: { app: Pick<App, 'places'> },
  index: LocationIndex,
  query: SearchQuery,
): Promise<Interpretation | null> {
  const terms = query.words.trim().slice(0, PLACE_TEXT_MAX_LENGTH);
  if (foldName(terms) === '') return null;
  const byCount = [...index.countries].sort((one, other) => other[1] - one[1]);
  const served = byCount.map(([country]) => country);
  const preferred = [...new Set([...(query.country ? [query.country] : []), ...served])];
  const area = areaOf(index, terms, { language: query.language, preferred });
  if (area) return area;
  const search = async (withoutTypos: boolean) => {
    const places = await app.places.search({
      ...{ text: terms, country: preferred[0], language: query.language, withoutTypos },
      limit: PLACE_RESULTS_MAX,
    });
    // Excludes towns of the same name in countries without stores, for example on another continent.
    return { places, reached: places.filter(({ country }) => preferred.includes(country)) };
  };
  const { places, reached } = await search(true);
  const exact = reached.find(({ match }) => match === 'exact');
  // The brand's own stores of a region say where it is better than the middle of a département.
  const ownArea = exact && isDepartement(exact) && ownPlace(index, terms, preferred);
  if (ownArea) return ownArea;
  if (exact) {
    const found = fromPlace(exact, terms);
    const sameName = townsCalledSo(places);
    return sameName.length > 1 ? { ...found, place: { ...found.place, sameName } } : found;
  }
  const own = ownPlace(index, terms, preferred);
  if (own) return own;
  const named = storesCalled(index, terms);
  if (named.length > 0) return fromStores(index, named);
  const abroad = places.find((place) => isTownInReach(index, place));
  if (abroad) return fromPlace(abroad, terms);
  const [close] = (await search(false)).reached;
  if (close) return fromPlace(close, terms);
  const alike = storesCalled(index, terms, { typos: true });
  return alike.length > 0 ? fromStores(index, alike) : null;
}

/** A town with exactly this name near a country with stores is not treated as a typo. */
function isTownInReach(index: LocationIndex, { kind, match, ...at }: Place): boolean {
  if (kind !== 'town' || match !== 'exact') return false;
  return (index.rowsAround(at, ABROAD_KM) ?? []).some((row) => index.rows[row] !== undefined);
}

function townsCalledSo(places: readonly Place[]): { label: string; country: string }[] {
  return places
    .filter(({ kind, match }) => kind === 'town' && match === 'exact')
    .map(({ name, region, country }) => ({ label: `${name}, ${region ?? country}`, country }));
}

function areaOf(
  index: LocationIndex,
  terms: string,
  { language, preferred }: { language: Locale; preferred: readonly string[] },
): Interpretation | null {
  const named = index.places.areaCalled(terms, preferred);
  if (named?.kind === 'country') {
    const { country } = named;
    const label = new Intl.DisplayNames(languageTag(language), { type: 'region' }).of(country);
    return {
      place: { kind: 'country', label: label ?? country, country, position: null },
      holds: (location) => location.country === country,
    };
  }
  if (named?.region) {
    const { country, region } = named;
    const keys = index.places.regionKeys(country, region);
    return {
      place: {
        kind: 'region',
        label: index.places.regionName(country, region, language),
        country,
        position: null,
      },
      holds: (location) =>
        location.country === country &&
        (location.listRegion === region || keys.has(location.regionKey)),
    };
  }
  return null;
}

function fromPlace(place: Place, terms: string): Interpretation {
  const { postcode, name, country, latitude, longitude } = place;
  const label = postcode === null ? name : `${postcode} ${name}`;
  const isAddress = /\d/.test(terms) && foldName(terms).length > foldName(label).length + 3;
  const kind = isAddress ? 'address' : place.kind;
  return { place: { kind, label, country, position: { latitude, longitude } } };
}

/** A postcode, town or region that appears only in the brand's own locations. */
function ownPlace(
  index: LocationIndex,
  terms: string,
  preferred: readonly string[],
): Interpretation | null {
  const key = foldName(terms);
  const found = index.rows.filter(
    (one): one is IndexedLocation =>
      one !== undefined && (one.postalKey === key || one.cityKey === key || one.regionKey === key),
  );
  const country = preferred.find((code) => found.some((one) => one.country === code));
  const [first, ...others] = found.filter((one) => one.country === country);
  if (!first || country === undefined) return null;
  if (first.regionKey === key && first.cityKey !== key)
    return {
      place: { kind: 'region', label: first.region, country, position: null },
      holds: (location) => location.country === country && location.regionKey === key,
    };
  const placed = [first, ...others].flatMap(({ position }) => position ?? []);
  const middle = (part: 'latitude' | 'longitude') =>
    placed.reduce((sum, position) => sum + position[part], 0) / placed.length;
  if (placed.length === 0) return null;
  const kind = first.cityKey === key ? 'town' : 'postcode';
  const label = kind === 'town' ? first.city : terms;
  const position = { latitude: middle('latitude'), longitude: middle('longitude') };
  return { place: { kind, label, country, position } };
}

function fromStores(index: LocationIndex, rows: readonly number[]): Interpretation {
  const [first] = rows;
  const location = first === undefined ? undefined : index.rows[first];
  const label = rows.length === 1 ? (location?.name ?? null) : null;
  const country = location?.country ?? null;
  return { place: { kind: 'store', label, country, position: null }, rows };
}

/** Stores with all these words or prefixes in name or town; with `typos`, also words with one typing error. */
function storesCalled(
  index: LocationIndex,
  text: string,
  { typos = false }: { typos?: boolean } = {},
): number[] {
  const terms = foldedWords(text).slice(0, MAX_WORDS);
  if (terms.length === 0) return [];
  const sums = new Uint8Array(index.rows.length);
  for (const word of terms) {
    const points = pointsOf(index, word, typos);
    for (let row = 0; row < sums.length; row += 1) {
      const [sum = NONE, own = NONE] = [sums[row], points[row]];
      sums[row] = sum === NONE || own === NONE ? NONE : sum + own;
    }
  }
  const top = new TopRows(MAX_STORES, (one, other) => {
    const difference = (sums[one] ?? NONE) - (sums[other] ?? NONE);
    return difference === 0 ? one < other : difference < 0;
  });
  for (let row = 0; row < sums.length; row += 1)
    if (sums[row] !== NONE && index.rows[row]) top.offer(row);
  return top.inOrder();
}

/** Distance of the closest word per row: 0 is exact, 1 is a prefix, 2 is a typing error. */
function pointsOf(index: LocationIndex, typed: string, typos: boolean): Uint8Array {
  const points = new Uint8Array(index.rows.length).fill(NONE);
  for (const [number, word] of index.words.texts.entries()) {
    const own = closeness(word, typed, typos);
    if (own === undefined) continue;
    for (const row of index.rowsOfWord[number] ?? [])
      if (own < (points[row] ?? NONE)) points[row] = own;
  }
  return points;
}

function closeness(word: string, typed: string, typos: boolean): number | undefined {
  if (word === typed) return 0;
  if (word.startsWith(typed)) return 1;
  return typos && typed.length >= SHORTEST_TYPO && isOneSlip(word, typed) ? 2 : undefined;
}

/**
 * One inserted, missing or replaced letter, or two swapped ones. Compares in one pass, because it runs for many words.
 */
export function isOneSlip(word: string, typed: string): boolean {
  const longer = word.length - typed.length;
  if (longer > 1 || longer < -1) return false;
  let start = 0;
  while (start < word.length && word[start] === typed[start]) start += 1;
  const rest = (skipWord: number, skipTyped: number) =>
    word.slice(start + skipWord) === typed.slice(start + skipTyped);
  if (longer === 1) return rest(1, 0);
  if (longer === -1) return rest(0, 1);
  if (start === word.length) return false;
  const isSwapped = word[start] === typed[start + 1] && word[start + 1] === typed[start];
  return rest(1, 1) || (isSwapped && rest(2, 2));
}
