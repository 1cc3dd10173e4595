import type { Locale } from '#platform/contract/locale.ts';
import type { AreaNames, AreaShape, AreaSource } from '../area-source.ts';
import type { Properties, SourceFeature, SourceFiles } from './source-files.ts';

/** Norwegian is not among its languages. */
const LANGUAGES: readonly Locale[] = ['en', 'fr', 'es', 'it', 'de'];
const UNKNOWN = new Set(['', '-1', '-99', 'AQ']);

/** Provinces of the world by Natural Earth: level 2 of every country without a separate source. */
export class NaturalEarth {
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

  /** Names of a province by what its own country calls it. */
  namesOf(country: string, local: string): AreaNames | undefined {
    const found = this.#provinces.find(
      ({ properties: of }) =>
        countryOf(of) === country &&
        [of.name, of.name_local, of.name_de, of.name_fr, of.name_es, of.name_it].includes(local),
    );
    return found && { ...namesIn(found.properties), local };
  }
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
