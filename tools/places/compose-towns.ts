import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import { foldName } from '#platform/server/places/fold-name.ts';
import { KNOWN_NAMES } from './known-names.ts';
import { oneTypoApart } from './one-typo-apart.ts';
import { addKeys, type PlaceTown } from './place-town.ts';
import type { LanguageNames } from './sources/read-language-names.ts';
import type { Town } from './sources/read-towns.ts';
import { usefulNames } from './useful-names.ts';

/** A town that only its neighbours know is not looked up in a foreign spelling that a typo would explain. */
const KNOWN_ABROAD = 100_000;
/** Other names of smaller ones are kept in Europe, where people live beside the next language. */
const KNOWN_ELSEWHERE = 15_000;

/** Where people speak one of our languages, a town's name in it is its own. */
const SPOKEN: ReadonlyMap<string, Locale> = new Map([
  ['DE', 'de'],
  ['AT', 'de'],
  ['FR', 'fr'],
  ['IT', 'it'],
  ['ES', 'es'],
  ['NO', 'no'],
  ['DK', 'no'],
]);

/** The towns of the table with the names of our languages and the keys they are found by. */
export function composeTowns(
  towns: readonly Town[],
  languageNames: ReadonlyMap<string, LanguageNames>,
  regions: ReadonlyMap<string, string>,
): PlaceTown[] {
  const composed = towns.map((town): PlaceTown => {
    const names = { ...languageNames.get(town.id) };
    const { name, country, latitude, longitude, population } = town;
    const region = regions.get(`${country}.${town.admin}`) ?? '';
    const place = {
      name,
      country,
      region,
      latitude,
      longitude,
      population,
      names,
      keys: new Set<string>(),
    };
    const key = foldName(name);
    const others = usefulNames(town.alternates).filter(
      (other) =>
        population >= KNOWN_ABROAD ||
        ((population >= KNOWN_ELSEWHERE || town.zone.startsWith('Europe/')) &&
          !oneTypoApart(foldName(other), key)),
    );
    addKeys(place, [name, ...LOCALES.map((locale) => names[locale]), ...others]);
    return place;
  });
  addKnownNames(composed);
  for (const town of composed) {
    const spoken = SPOKEN.get(town.country);
    const own = spoken && town.names[spoken];
    if (own === undefined || own === town.name) continue;
    town.names.en ??= town.name;
    town.name = own;
  }
  return composed;
}

/** Names that no table has: those to show and those that a town is only looked for by. */
export function addKnownNames(towns: readonly PlaceTown[]): void {
  const wanted = new Set(KNOWN_NAMES.map(({ country, name }) => `${country} ${foldName(name)}`));
  const found = new Map<string, PlaceTown>();
  for (const town of towns)
    for (const key of town.keys) {
      const id = `${town.country} ${key}`;
      if (!wanted.has(id) || (found.get(id)?.population ?? -1) >= town.population) continue;
      found.set(id, town);
    }
  for (const { country, name, names, also } of KNOWN_NAMES) {
    const town = found.get(`${country} ${foldName(name)}`);
    if (!town) throw new Error(`no town ${name} in ${country}`);
    Object.assign(town.names, names);
    addKeys(town, [...Object.values(names), ...also]);
  }
}
