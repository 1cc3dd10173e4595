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
  ISO_A2: string;
  TIMEZONE: string | null;
};

type TownNames = { local: string; names: Partial<Record<Locale, string>> };

const NEAR_DEGREES = 0.35;
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

/** Towns with translated names, matched with the large list by position and size. */
export function worldTowns(sources: Sources, towns: readonly Town[]): Map<number, TownNames> {
  const byCountry = Map.groupBy(towns, ({ country }) => country);
  const norwegian = norwegianTowns(sources);
  const known = new Map<number, TownNames>();
  for (const { properties, geometry } of sources.naturalEarth<WorldTown>('ne_50m_populated_places')
    .features) {
    const [longitude = 0, latitude = 0] = (geometry as Point).coordinates;
    const near = (byCountry.get(properties.ISO_A2) ?? []).filter(
      ({ loc: { coordinates } }) =>
        Math.hypot(coordinates[0] - longitude, coordinates[1] - latitude) < NEAR_DEGREES,
    );
    const town = near.toSorted((a, b) => b.population - a.population)[0];
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
