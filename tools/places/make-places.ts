/**
 * Builds platform/server/places/data/places.bin.br, the data of the place search. The README.md in this folder lists
 * the sources and where to get them. `npm run make-places -- FOLDER` builds it; `npm run make-places -- --again`
 * corrects names in the existing file without the sources.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPlacesFile } from '#platform/server/places/data/read-places-file.ts';
import { foldName } from '#platform/server/places/fold-name.ts';
import { composePostcodes, type Postcode } from './compose-postcodes.ts';
import { addTownAliases, composeTowns } from './compose-towns.ts';
import { coveragePage } from './coverage-page.ts';
import { nameLocally } from './name-locally.ts';
import { nameRegions } from './name-regions.ts';
import { packPlaces } from './pack-places.ts';
import { addKeys, type PlaceTown } from './place-town.ts';
import { WITH_VILLAGES, WITHOUT_POSTCODES } from './postal-countries.ts';
import { readPackedPlaces } from './read-packed-places.ts';
import { readLanguageNames } from './sources/read-language-names.ts';
import { type PostalRow, readPostalRows } from './sources/read-postal-rows.ts';
import { readRegionPoints } from './sources/read-region-points.ts';
import { readTowns } from './sources/read-towns.ts';
import { tidyName } from './tidy-name.ts';

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
