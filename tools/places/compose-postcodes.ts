import { foldName } from '#platform/server/places/fold-name.ts';
import { kilometresBetween } from './near-by.ts';
import { addKeys, type PlaceTown } from './place-town.ts';
import type { PostalRow } from './sources/read-postal-rows.ts';

/** Number of digits that identify a district instead of a street, because complete codes would be nine tenths of the file. */
const CODE_LENGTHS = new Map([
  ['PT', 4],
  ['NL', 4],
  ['CA', 3],
  ['IE', 3],
  ['BR', 5],
]);

export interface Postcode {
  /** Lower-case letters and digits only. */
  key: string;
  /** In the country's own format. */
  code: string;
  latitude: number;
  longitude: number;
  town: PlaceTown;
}

const SAME_TOWN_KILOMETRES = 25;

/**
 * The postcodes of one country, each with the centre of its rows and its largest town. A place that is not in the
 * towns' table becomes a village: always where a postcode has no other place, and for every row with `villages`.
 */
export function composePostcodes(
  country: string,
  rows: readonly PostalRow[],
  towns: readonly PlaceTown[],
  villages: boolean,
): { postcodes: Postcode[]; added: PlaceTown[]; local: Map<PlaceTown, Map<string, number>> } {
  const byKey = new Map<string, PlaceTown[]>();
  const keep = (town: PlaceTown) => {
    for (const key of town.keys) byKey.set(key, [...(byKey.get(key) ?? []), town]);
  };
  for (const town of towns) keep(town);
  const added: PlaceTown[] = [];
  const local = new Map<PlaceTown, Map<string, number>>();
  const townOf = (row: PostalRow): PlaceTown | undefined => {
    const found = (byKey.get(foldName(row.place)) ?? [])
      .filter((town) => kilometresBetween(town, row) < SAME_TOWN_KILOMETRES)
      .sort((one, other) => other.population - one.population)[0];
    if (!found || found.population === 0) return found;
    const called = local.get(found) ?? new Map<string, number>();
    local.set(found, called.set(row.place, (called.get(row.place) ?? 0) + 1));
    return found;
  };
  const addVillage = (row: PostalRow): PlaceTown => {
    const { place: name, state: region, latitude, longitude } = row;
    const village = {
      name,
      country,
      region,
      latitude,
      longitude,
      population: 0,
      names: {},
      keys: new Set<string>(),
    };
    addKeys(village, [name]);
    keep(village);
    added.push(village);
    return village;
  };
  const coded = Map.groupBy(rows, ({ code }) => normalizePostcode(country, code).key);
  const postcodes: Postcode[] = [];
  for (const [key, ofCode] of coded) {
    const found = ofCode.map((row) => {
      const town = townOf(row);
      return town ?? (villages && foldName(row.place).length > 1 ? addVillage(row) : undefined);
    });
    const town = found
      .filter((one) => one !== undefined)
      .sort((one, other) => other.population - one.population)[0];
    const first = ofCode.find((row) => foldName(row.place).length > 1);
    const place = town ?? (first && addVillage({ ...first, ...middleOf(ofCode) }));
    if (!place || key === '') continue;
    const { code } = normalizePostcode(country, ofCode[0]?.code ?? '');
    postcodes.push({ key, code, ...middleOf(ofCode), town: place });
  }
  return { postcodes, added, local };
}

/** The median, because one of thirty rows in the wrong place would shift the mean. */
function middleOf(rows: readonly PostalRow[]): { latitude: number; longitude: number } {
  const middle = (values: number[]) =>
    values.sort((one, other) => one - other)[values.length >> 1] ?? 0;
  return {
    latitude: middle(rows.map(({ latitude }) => latitude)),
    longitude: middle(rows.map(({ longitude }) => longitude)),
  };
}

/** A postcode as search key and as displayed, without a country prefix. */
export function normalizePostcode(country: string, written: string): { key: string; code: string } {
  const bare = written
    .replace(/\s*cedex.*$/i, '')
    .replace(country === 'LU' ? /^L-/ : new RegExp(`^${country}[- ]`), '')
    .trim();
  const codeLength = CODE_LENGTHS.get(country);
  const code = codeLength === undefined ? bare : bare.slice(0, codeLength);
  return { key: code.toLowerCase().replace(/[^a-z0-9]/g, ''), code };
}
