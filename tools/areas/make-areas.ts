/**
 * Makes the areas of the opportunity map: run it again when one of its sources changes.
 *
 *   node tools/areas/make-areas.ts FOLDER
 *
 * README.md beside this file says what the folder must hold.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '#platform/contract/locale.ts';
import { regionNameIn } from '#platform/server/places/data/region-names.ts';
import { type BuiltCountry, buildCountry } from './build-country.ts';
import { nameSwissMunicipalities } from './name-swiss-municipalities.ts';
import { detailedCountries } from './sources/detailed-countries.ts';
import { NaturalEarth } from './sources/natural-earth.ts';
import { SourceFiles } from './sources/source-files.ts';
import { writeAreasFile } from './write-areas-file.ts';

const TARGET = join(import.meta.dirname, '../../modules/opportunity/server/areas/data');
/** Triangles of about a hundred metres on each side. */
const DETAIL = 1.2e-6;
/** Where only provinces are known, they are drawn from farther away. */
const WORLD_DETAIL = 1e-5;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('name the folder of the sources');
const files = new SourceFiles(folder);
const naturalEarth = new NaturalEarth(files);
const detailed = detailedCountries(files).map((source) => named(buildCountry(source)));
await nameSwissMunicipalities(detailed.find(({ country }) => country === 'CH'));
const known = new Set(detailed.map(({ country }) => country));
const world = naturalEarth.countries(known).map(buildCountry);

mkdirSync(TARGET, { recursive: true });
for (const country of detailed)
  store(`${country.country}.areas.br`, writeAreasFile([country], DETAIL));
store('world.areas.br', writeAreasFile(world, WORLD_DETAIL));

function store(name: string, content: Buffer): void {
  writeFileSync(join(TARGET, name), content);
  console.log(`${name}: ${Math.round(content.length / 1024)} KB`);
}

/** Names of level 2 in our languages, from Natural Earth and from the list of regions that place search has. */
function named(built: BuiltCountry): BuiltCountry {
  for (const area of built.areas) {
    if (area.level !== 2) continue;
    const { local } = area.names;
    area.names = { ...naturalEarth.namesOf(built.country, local), ...area.names };
    for (const locale of LOCALES) {
      const name = regionNameIn(locale, built.country, local);
      if (name && name !== local) area.names[locale] = name;
    }
  }
  return built;
}
