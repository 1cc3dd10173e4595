import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import { foldName } from '#platform/server/places/fold-name.ts';
import type { Town } from './read-towns.ts';

export type LanguageNames = Partial<Record<Locale, string>>;

const CLDR_FOLDER: Record<Locale, string> = {
  en: 'en',
  fr: 'fr',
  es: 'es',
  it: 'it',
  de: 'de',
  no: 'no',
};

/**
 * Names of towns in the supported languages: Natural Earth for the larger ones, Unicode CLDR for those that name a time zone.
 */
export function readLanguageNames(
  sources: string,
  towns: readonly Town[],
): Map<string, LanguageNames> {
  const names = new Map<string, LanguageNames>();
  const byZone = Map.groupBy(towns, ({ zone }) => zone);
  const english = zoneCities(sources, 'en');
  for (const locale of LOCALES)
    for (const [zone, city] of zoneCities(sources, locale)) {
      const key = foldName(english.get(zone) ?? zone.split('/').at(-1) ?? '');
      const town = byZone
        .get(zone)
        ?.filter(({ name, alternates }) =>
          [name, ...alternates].some((one) => foldName(one) === key),
        )
        .sort((one, other) => other.population - one.population)[0];
      if (town) names.set(town.id, { ...names.get(town.id), [locale]: city });
    }
  for (const { properties } of naturalEarth(sources)) {
    const id = String(properties.GEONAMESID);
    const known = names.get(id) ?? {};
    for (const locale of LOCALES) {
      const name = properties[`NAME_${locale.toUpperCase()}`];
      if (typeof name === 'string') known[locale] ??= name.replace(/ \(.*\)$/, '');
    }
    names.set(id, known);
  }
  return names;
}

function naturalEarth(sources: string): { properties: Record<string, unknown> }[] {
  const text = readFileSync(join(sources, 'ne/ne_50m_populated_places.geojson'), 'utf8');
  return JSON.parse(text).features;
}

/** Cities that represent time zones: Europe/Copenhagen, København. */
function zoneCities(sources: string, locale: Locale): Map<string, string> {
  const folder = CLDR_FOLDER[locale];
  const path = `node_modules/cldr-dates-full/main/${folder}/timeZoneNames.json`;
  const { zone } = JSON.parse(readFileSync(join(sources, path), 'utf8')).main[folder].dates
    .timeZoneNames;
  const cities = new Map<string, string>();
  const walk = (node: Record<string, unknown>, way: string[]) => {
    if (typeof node.exemplarCity === 'string') cities.set(way.join('/'), node.exemplarCity);
    for (const [part, below] of Object.entries(node))
      if (typeof below === 'object' && below !== null)
        walk(below as Record<string, unknown>, [...way, part]);
  };
  walk(zone, []);
  return cities;
}
