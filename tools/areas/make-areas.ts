/**
 * Builds the areas of the opportunity map; run it again when a source changes: `node tools/areas/make-areas.ts FOLDER`.
 * The README.md in this folder lists the required files.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { AreasIndex } from '#modules/opportunity/server/areas/read-areas-file.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import { regionNameIn } from '#platform/server/places/data/region-names.ts';
import { type BuiltCountry, buildCountries, buildCountry } from './build-country.ts';
import { nameSwissMunicipalities } from './name-swiss-municipalities.ts';
import { detailedCountries } from './sources/detailed-countries.ts';
import { NaturalEarth } from './sources/natural-earth.ts';
import { SourceFiles } from './sources/source-files.ts';
import { writeAreasFile } from './write-areas-file.ts';
import { bordersFile, indexEntry, WORLD } from './write-index.ts';

const TARGET = join(import.meta.dirname, '../../modules/opportunity/server/areas/data');
/** Triangles of about a hundred metres on each side. */
const DETAIL = 1.2e-6;
/** Countries with provinces only are shown at lower zoom levels, so less detail is enough. */
const WORLD_DETAIL = 1e-5;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('name the folder of the sources');
const files = new SourceFiles(folder);
const naturalEarth = new NaturalEarth(files);
const detailed = detailedCountries(files).map((source) => named(buildCountry(source)));
await nameSwissMunicipalities(detailed.find(({ country }) => country === 'CH'));
const known = new Set(detailed.map(({ country }) => country));
const world = buildCountries(naturalEarth.countries(known));

mkdirSync(TARGET, { recursive: true });
const index: AreasIndex['countries'] = [];
for (const built of detailed) {
  const content = writeAreasFile([built], DETAIL);
  store(`${built.country}.areas.br`, content);
  index.push(indexEntry(built, { file: `${built.country}.areas.br`, content, start: 0 }));
}
const parts: Buffer[] = [];
let start = 0;
for (const built of world) {
  const content = writeAreasFile([built], WORLD_DETAIL);
  index.push(indexEntry(built, { file: WORLD, content, start }));
  parts.push(content);
  start += content.length;
}
store(WORLD, Buffer.concat(parts));
store('borders.areas.br', bordersFile([...detailed, ...world], known));
const version = createHash('sha256');
for (const file of new Set([...index.map((each) => each.file), 'borders.areas.br']))
  version.update(readFileSync(join(TARGET, file)));
const written: AreasIndex = { version: version.digest('hex').slice(0, 12), countries: index };
store('index.json.br', brotliCompressSync(JSON.stringify(written)));

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
