/**
 * Builds platform/server/places/data/places.bin.br, the data of the place search. The README.md in this folder lists
 * the sources and where to get them. `npm run make-places -- FOLDER` builds it; `npm run make-places -- --again`
 * corrects names in the existing file without the sources.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { read } from 'shapefile';
import { readPlacesFile } from '#platform/server/places/data/places-file.ts';
import { foldName } from '#platform/server/places/fold-name.ts';
import { composePostcodes, type Postcode } from './compose-postcodes.ts';
import { addTownAliases, composeTowns } from './compose-towns.ts';
import { NearBy } from './near-by.ts';
import { packPlaces } from './pack-places.ts';
import { addKeys, type PlaceTown } from './place-town.ts';
import { readPackedPlaces } from './read-packed-places.ts';
import { readLanguageNames } from './sources/read-language-names.ts';
import { type PostalRow, readPostalRows } from './sources/read-postal-rows.ts';
import { readTowns, type Town } from './sources/read-towns.ts';
import { tidyName } from './tidy-name.ts';

const SURE = 0.5;
/** Number of towns of a region that are examined. */
const MAX_TOWNS = 40;

const ROW = 8;

/**
 * Countries without postcodes here. Either their codes are for single buildings or streets (Singapore, Korea), or their
 * names use scripts that our users do not type, or one placeholder code covers the whole country.
 */
const WITHOUT_POSTCODES: ReadonlySet<string> = new Set(
  'SG KR RU UA BY CN ID PE BD PK DZ AZ LK KE MW CC CX GS HK HM IO MO NF NR NU PN WS TC FK AI'.split(
    ' ',
  ),
);

/** Countries where every village in the postal rows is a separate place, not only the largest of each postcode. */
const WITH_VILLAGES: ReadonlySet<string> = new Set(
  'FR CH BE LU DE AT IT NL NO SE DK FI'.split(' '),
);

interface MadePlaces {
  towns: PlaceTown[];
  postcodes: Map<string, Postcode[]>;
}

const DATA = join(import.meta.dirname, '../../platform/server/places/data');
const TARGET = join(DATA, 'places.bin.br');
const COVERAGE = join(DATA, 'coverage.md');
const [sources] = process.argv.slice(2);
if (!sources) throw new Error('say in which folder the sources are, or --again');
const { towns, postcodes } =
  sources === '--again' ? await correctPacked() : await composeFrom(sources);
const packed = packPlaces(towns, postcodes);
writeFileSync(TARGET, packed);
writeFileSync(COVERAGE, coveragePage(towns, postcodes));
console.log(
  `${towns.length} towns, postcodes of ${postcodes.size} countries, ${packed.length >> 10} KB`,
);

async function composeFrom(sources: string): Promise<MadePlaces> {
  const table = readTowns(sources);
  const postal = new Map<string, PostalRow[]>();
  for (const file of readdirSync(join(sources, 'postal'))) {
    const country = file.slice(0, 2);
    if (file.endsWith('.zip') && !WITHOUT_POSTCODES.has(country))
      postal.set(country, await readPostalRows(sources, country));
  }
  const towns = composeTowns(
    table,
    readLanguageNames(sources, table),
    nameRegions(table, postal, await readRegionPoints(sources)),
  );
  const townsOf = Map.groupBy(towns, ({ country }) => country);
  const postcodes = new Map<string, Postcode[]>();
  for (const [country, rows] of postal) {
    const known = townsOf.get(country) ?? [];
    const made = composePostcodes(country, rows, known, WITH_VILLAGES.has(country));
    nameLocally(made.local);
    towns.push(...made.added);
    if (made.postcodes.length > 0) postcodes.set(country, made.postcodes);
  }
  return { towns, postcodes };
}

/** Applies the naming rules and the known names to the existing file. */
async function correctPacked(): Promise<MadePlaces> {
  const { towns, postcodes } = await readPackedPlaces(await readPlacesFile());
  for (const town of towns) {
    const name = tidyName(town.name);
    if (name === town.name) continue;
    town.keys.delete(foldName(town.name));
    town.name = name;
    addKeys(town, [name]);
  }
  addTownAliases(towns);
  return { towns, postcodes };
}

/**
 * The towns' table has English names for large towns (Munich). The post office's name becomes the local name (München),
 * and the table's name becomes the English one.
 */
function nameLocally(called: ReadonlyMap<PlaceTown, ReadonlyMap<string, number>>): void {
  for (const [town, names] of called) {
    const most = [...names].sort((one, other) => other[1] - one[1])[0]?.[0];
    const asTable = foldName(town.name);
    // Hamburg Wandsbek is a district prefixed with its town's name, not another name of the town.
    if (most === undefined || [...names.keys()].some((name) => foldName(name).includes(asTable)))
      continue;
    town.names.en ??= town.name;
    town.name = most;
  }
}

/** The page that lists the countries with postcodes, to explain why a postcode is not found. */
function coveragePage(
  towns: readonly PlaceTown[],
  postcodes: ReadonlyMap<string, readonly Postcode[]>,
): string {
  const all = [...postcodes.values()].reduce((sum, { length }) => sum + length, 0);
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const lines = [...postcodes]
    .map(([country, { length }]) => `${names.of(country)} ${figure(length)}`)
    .sort((one, other) => one.localeCompare(other, 'en'));
  const rows = Array.from({ length: Math.ceil(lines.length / ROW) }, (_, row) =>
    lines.slice(row * ROW, (row + 1) * ROW).join(' · '),
  );
  return `# What the list of places holds

Made by \`npm run make-places\`, with the file beside it.

- **Towns**: ${figure(towns.length)}, of ${new Set(towns.map(({ country }) => country)).size} countries and territories.
- **Postcodes**: ${figure(all)}, of these ${postcodes.size}:

${rows.join(' ·\n')}
`;
}

function figure(value: number): string {
  return value.toLocaleString('en');
}

/**
 * The towns' table has only codes of regions. The name is taken from the nearest postal rows of that country, or else
 * Natural Earth's points, if most of the region's towns agree; otherwise the region has no name.
 */
function nameRegions(
  towns: readonly Town[],
  postal: ReadonlyMap<string, readonly PostalRow[]>,
  points: readonly RegionPoint[],
): Map<string, string> {
  const pointsOf = Map.groupBy(points, ({ country }) => country);
  const regions = new Map<string, string>();
  for (const [country, there] of Map.groupBy(towns, (town) => town.country)) {
    const rows = (postal.get(country) ?? []).filter(({ state }) => state !== '');
    const known = new Set(rows.map(({ state }) => state)).size > 1;
    const near = known
      ? new NearBy(rows.map((row) => ({ ...row, name: row.state })))
      : new NearBy<RegionPoint>(pointsOf.get(country) ?? []);
    for (const [admin, inside] of Map.groupBy(there, (town) => town.admin)) {
      const name = mostOf(inside.slice(0, MAX_TOWNS).map((town) => near.nearest(town)?.name));
      if (name !== undefined) regions.set(`${country}.${admin}`, name);
    }
  }
  return regions;
}

function mostOf(names: readonly (string | undefined)[]): string | undefined {
  const counted = [...Map.groupBy(names, (name) => name)].sort((a, b) => b[1].length - a[1].length);
  const [name, all = []] = counted[0] ?? [];
  return all.length >= names.length * SURE ? name : undefined;
}

interface RegionPoint {
  country: string;
  name: string;
  latitude: number;
  longitude: number;
}

/** Natural Earth's label points of states and provinces. */
async function readRegionPoints(sources: string): Promise<RegionPoint[]> {
  const path = join(sources, 'ne/ne_10m_admin_1_label_points');
  const { features } = await read(`${path}.shp`, `${path}.dbf`, { encoding: 'utf-8' });
  return features.flatMap(({ geometry, properties }) => {
    const name = String(properties?.name ?? '').trim();
    if (geometry?.type !== 'Point' || name === '') return [];
    const [longitude = 0, latitude = 0] = geometry.coordinates;
    return { country: String(properties?.iso_a2), name, latitude, longitude };
  });
}
