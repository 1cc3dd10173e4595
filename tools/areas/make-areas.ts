/**
 * Builds the areas of the opportunity map; run it again when a source changes: `node tools/areas/make-areas.ts FOLDER`.
 * The README.md in this folder lists the required files.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { AreaFinder } from '#modules/opportunity/server/areas/area-finder.ts';
import type { Area, AreasIndex } from '#modules/opportunity/server/areas/read-areas-file.ts';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import { Gazetteer } from '#platform/server/places/data/gazetteer.ts';
import { readPlacesFile } from '#platform/server/places/data/places-file.ts';
import { regionNameIn } from '#platform/server/places/data/region-names.ts';
import type { AreaNames, AreaShape, AreaSource } from './area-source.ts';
import { type BuiltCountry, buildCountries, buildCountry } from './build-country.ts';
import { detailedCountries } from './sources/detailed-countries.ts';
import { type Properties, type SourceFeature, SourceFiles } from './sources/source-files.ts';
import { writeAreasFile } from './write-areas-file.ts';
import { bordersFile, indexEntry, WORLD } from './write-index.ts';

/** Norwegian is missing in the source. */
const LANGUAGES: readonly Locale[] = ['en', 'fr', 'es', 'it', 'de'];

const UNKNOWN = new Set(['', '-1', '-99', 'AQ']);

/** Provinces of the world by Natural Earth: level 2 of every country without a separate source. */
class NaturalEarth {
  readonly #provinces: readonly SourceFeature[];

  constructor(files: SourceFiles) {
    this.#provinces = files.geoJson('world/admin1.json');
  }

  countries(without: ReadonlySet<string>): AreaSource[] {
    const byCountry = Map.groupBy(this.#provinces, ({ properties }) => countryOf(properties));
    return [...byCountry].flatMap(([country, provinces]) =>
      UNKNOWN.has(country) || without.has(country)
        ? []
        : { country, attribution: 'Natural Earth', shapes: provinces.map(shapeOf) },
    );
  }

  /** Names of a province by its local name. */
  namesOf(country: string, local: string): AreaNames | undefined {
    const found = this.#provinces.find(
      ({ properties: of }) =>
        countryOf(of) === country &&
        [of.name, of.name_local, of.name_de, of.name_fr, of.name_es, of.name_it].includes(local),
    );
    return found && { ...namesIn(found.properties), local };
  }
}

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

/** The source only has numbers, so each municipality is named after its largest town in the list of places. */
async function nameSwissMunicipalities(country: BuiltCountry | undefined): Promise<void> {
  if (!country) throw new Error('Switzerland is missing');
  const places = await Gazetteer.read(await readPlacesFile());
  const municipalities = country.areas.filter(({ level }) => level === 3);
  const finder = new AreaFinder(
    { lines: country.lines.map(({ points }) => Float64Array.from(points.flat())) },
    municipalities.map((area) => ({ ...area, id: area.code, country: 'CH' }) satisfies Area),
  );
  const largest = new Map<string, { size: number; name: string }>();
  for (let town = 0; town < places.countryOf.length; town += 1) {
    if (places.countries[places.countryOf[town] ?? 0] !== 'CH') continue;
    const { latitude, longitude } = places.positionOf(town);
    const code = finder.at(longitude, latitude)?.code;
    const size = places.sizeOf[town] ?? 0;
    if (code && size >= (largest.get(code)?.size ?? 0))
      largest.set(code, { size, name: places.localNameOf(town) });
  }
  for (const area of municipalities)
    area.names = { local: largest.get(area.code)?.name ?? `CH ${Number(area.code)}` };
}

function countryOf(properties: Properties): string {
  return String(properties.iso_a2 ?? '');
}

function shapeOf({ geometry, properties: of }: SourceFeature): AreaShape {
  const code = String(of.iso_3166_2 || of.adm1_code);
  return {
    type: 'Feature',
    geometry,
    properties: { path: [{ code, names: namesIn(of) }] },
  };
}

function namesIn(of: Properties): AreaNames {
  const local = String(of.name_local || of.name || of.name_en || of.iso_3166_2);
  const others = LANGUAGES.flatMap((locale) => {
    const name = of[`name_${locale}`];
    return name && name !== local ? [[locale, String(name)]] : [];
  });
  return { local: String(of.name || local), ...Object.fromEntries(others) };
}
