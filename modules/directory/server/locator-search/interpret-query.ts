import type {
  StoreSearch,
  UnderstoodPlace,
} from '#modules/directory/contract/locations/locate-stores.ts';
import { PLACE_RESULTS_MAX, PLACE_TEXT_MAX_LENGTH } from '#platform/contract/limits.ts';
import { type Locale, languageTag } from '#platform/contract/locale.ts';
import type { Place } from '#platform/contract/place.ts';
import type { App } from '#platform/server/app.ts';
import { foldName } from '#platform/server/places/fold-name.ts';
import type { IndexedLocation, LocationIndex } from './location-index.ts';
import { storesCalled } from './stores-called.ts';

export interface Understood {
  place: UnderstoodPlace;
  /** Where it is an area: which locations lie in it. */
  holds?: (location: IndexedLocation) => boolean;
  /** Where it is the name of stores: these, the closest name first. */
  rows?: readonly number[];
}

const ABROAD_KM = 500;

type Asked = Pick<StoreSearch, 'language' | 'country' | 'countries'> & { words: string };

/**
 * Interprets the search text: a country, a region, an exact town or postcode, a store name, then approximate matches.
 * Null without a match.
 */
export async function interpretQuery(
  { app }: { app: Pick<App, 'places'> },
  index: LocationIndex,
  asked: Asked,
): Promise<Understood | null> {
  const words = asked.words.trim().slice(0, PLACE_TEXT_MAX_LENGTH);
  if (foldName(words) === '') return null;
  const byCount = [...index.countries].sort((one, other) => other[1] - one[1]);
  const served = byCount.map(([country]) => country);
  const preferred = [...new Set([...(asked.country ? [asked.country] : []), ...served])];
  const area = areaOf(index, words, { language: asked.language, preferred });
  if (area) return area;
  const search = async (withoutTypos: boolean) => {
    const places = await app.places.search({
      ...{ text: words, country: preferred[0], language: asked.language, withoutTypos },
      limit: PLACE_RESULTS_MAX,
    });
    // Excludes towns of the same name in countries without stores, for example on another continent.
    return { places, reached: places.filter(({ country }) => preferred.includes(country)) };
  };
  const { places, reached } = await search(true);
  const exact = reached.find(({ match }) => match === 'exact');
  if (exact) {
    const found = fromPlace(exact, words);
    const sameName = townsCalledSo(places);
    return sameName.length > 1 ? { ...found, place: { ...found.place, sameName } } : found;
  }
  const own = ownPlace(index, words, preferred);
  if (own) return own;
  const named = storesCalled(index, words);
  if (named.length > 0) return fromStores(index, named);
  const abroad = places.find((place) => isTownInReach(index, place));
  if (abroad) return fromPlace(abroad, words);
  const [close] = (await search(false)).reached;
  if (close) return fromPlace(close, words);
  const alike = storesCalled(index, words, { typos: true });
  return alike.length > 0 ? fromStores(index, alike) : null;
}

/** A town that is spelled so, in a country without stores but not far from one: no typo of another name is meant. */
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
  words: string,
  { language, preferred }: { language: Locale; preferred: readonly string[] },
): Understood | null {
  const named = index.places.areaCalled(words, preferred);
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

function fromPlace(place: Place, words: string): Understood {
  const { postcode, name, country, latitude, longitude } = place;
  const label = postcode === null ? name : `${postcode} ${name}`;
  const isAddress = /\d/.test(words) && foldName(words).length > foldName(label).length + 3;
  const kind = isAddress ? 'address' : place.kind;
  return { place: { kind, label, country, position: { latitude, longitude } } };
}

/** A postcode, town or region that appears only in the brand's own locations. */
function ownPlace(
  index: LocationIndex,
  words: string,
  preferred: readonly string[],
): Understood | null {
  const key = foldName(words);
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
  const label = kind === 'town' ? first.city : words;
  const position = { latitude: middle('latitude'), longitude: middle('longitude') };
  return { place: { kind, label, country, position } };
}

function fromStores(index: LocationIndex, rows: readonly number[]): Understood {
  const [first] = rows;
  const location = first === undefined ? undefined : index.rows[first];
  const label = rows.length === 1 ? (location?.name ?? null) : null;
  const country = location?.country ?? null;
  return { place: { kind: 'store', label, country, position: null }, rows };
}
