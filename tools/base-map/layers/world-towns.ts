import type { Point } from 'geojson';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import type { Sources } from '../sources.ts';

export type Town = {
  cityId: number;
  name: string;
  country: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [number, number] };
};

type WorldTown = Record<`NAME_${string}`, string | null> & {
  NAME: string;
  NAMEASCII: string | null;
  /** Other spellings, separated by `|`. */
  NAMEALT: string | null;
  ISO_A2: string;
  TIMEZONE: string | null;
};

type TownNames = { local: string; names: Partial<Record<Locale, string>> };

const NEAR_DEGREES = 0.35;
/** Within this distance, a town with another spelling is the same. */
const SAME_PLACE_DEGREES = 0.05;
/** The local language by country; the map shows the local name where a language has none of its own. */
const LANGUAGE_OF = new Map<string, Locale>([
  ...(['FR', 'MC'] as const).map((code) => [code, 'fr'] as const),
  ...(['DE', 'AT', 'LI'] as const).map((code) => [code, 'de'] as const),
  ...(['IT', 'SM', 'VA'] as const).map((code) => [code, 'it'] as const),
  ...(
    [
      'ES',
      'MX',
      'AR',
      'CO',
      'CL',
      'PE',
      'VE',
      'EC',
      'UY',
      'PY',
      'BO',
      'CU',
      'DO',
      'GT',
      'HN',
      'SV',
      'NI',
      'CR',
      'PA',
    ] as const
  ).map((code) => [code, 'es'] as const),
  ['NO', 'no'],
]);

/** Towns with translated names, matched with the large list by position and name. */
export function worldTowns(sources: Sources, towns: readonly Town[]): Map<number, TownNames> {
  const byCountry = Map.groupBy(towns, ({ country }) => country);
  const norwegian = norwegianTowns(sources);
  const known = new Map<number, TownNames>();
  for (const { properties, geometry } of sources.naturalEarth<WorldTown>('ne_50m_populated_places')
    .features) {
    const town = findTown(properties, (geometry as Point).coordinates, byCountry);
    if (!town || known.has(town.cityId)) continue;
    const names: TownNames['names'] = {};
    for (const locale of LOCALES) {
      const word = properties[`NAME_${locale.toUpperCase()}`];
      if (word) names[locale] = word;
    }
    const own = LANGUAGE_OF.get(town.country);
    const local = (own && names[own]) ?? town.name;
    names.no = norwegian.get(properties.NAME_EN ?? '') ?? norwegian.get(properties.NAME) ?? local;
    known.set(town.cityId, { local, names });
  }
  return known;
}

/** The largest near town of this name; a neighbour may be larger than the town itself. */
function findTown(
  properties: WorldTown,
  [longitude = 0, latitude = 0]: readonly number[],
  byCountry: ReadonlyMap<string, readonly Town[]>,
): Town | undefined {
  const { NAME, NAMEASCII, NAMEALT } = properties;
  const translated = LOCALES.map((locale) => properties[`NAME_${locale.toUpperCase()}`]);
  const names = new Set(
    [NAME, NAMEASCII, ...(NAMEALT ?? '').split('|'), ...translated].flatMap((name) =>
      name ? [lettersOf(name)] : [],
    ),
  );
  const distance = ({ loc: { coordinates } }: Town) =>
    Math.hypot(coordinates[0] - longitude, coordinates[1] - latitude);
  const near = (byCountry.get(properties.ISO_A2) ?? [])
    .filter((town) => distance(town) < NEAR_DEGREES)
    .toSorted((a, b) => b.population - a.population);
  return (
    near.find(({ name }) => names.has(lettersOf(name))) ??
    near.find((town) => distance(town) < SAME_PLACE_DEGREES)
  );
}

/** Letters without case and accents, for comparing spellings. */
function lettersOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();
}

type Zone = { exemplarCity?: string };
type ZoneNames = {
  main: {
    no: {
      dates: {
        timeZoneNames: { zone: Record<string, Record<string, Zone | Record<string, Zone>>> };
      };
    };
  };
};

/** Names of time zones are towns, which Unicode has in every language. */
function norwegianTowns(sources: Sources): Map<string, string> {
  const { zone } = sources.json<ZoneNames>('cldr-dates-full/main/no/timeZoneNames.json').main.no
    .dates.timeZoneNames;
  const norwegianNames = new Map<string, string>();
  for (const area of Object.values(zone))
    for (const [id, { exemplarCity }] of Object.entries(area))
      if (typeof exemplarCity === 'string')
        norwegianNames.set(id.replaceAll('_', ' '), exemplarCity);
  return norwegianNames;
}
