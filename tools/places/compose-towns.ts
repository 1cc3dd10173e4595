import { LOCALES, type Locale } from '#platform/contract/locale.ts';
import { foldName } from '#platform/server/places/fold-name.ts';
import { addKeys, type PlaceTown } from './place-town.ts';
import type { LanguageNames } from './sources/read-language-names.ts';
import type { Town } from './sources/read-towns.ts';
import { TOWN_ALIASES } from './town-aliases.ts';

/** Administrative words that only an encyclopaedia adds to a town's name. */
const OFFICIAL =
  /^(lungsod|gorad|kreisfreie|stadt|city|town|gemeente|gmina|commune|comune|ciudad|obshtina|opcina|municip|arrondissement|kota|kommune|distri[ck]t)\b|\b(city|shi|county)$/i;

/** For smaller towns, a foreign spelling that differs by one typo is not stored, because the search tolerates typos. */
const KNOWN_ABROAD = 100_000;
/**
 * Outside Europe, other names are stored only for towns of this size; in Europe also for smaller ones, because
 * languages border each other.
 */
const KNOWN_ELSEWHERE = 15_000;

/** In countries that use one of our languages, a town's name in that language is its local name. */
const SPOKEN: ReadonlyMap<string, Locale> = new Map([
  ['DE', 'de'],
  ['AT', 'de'],
  ['FR', 'fr'],
  ['IT', 'it'],
  ['ES', 'es'],
  ['NO', 'no'],
  ['DK', 'no'],
]);

/** Towns of the table with names in the supported languages and their search keys. */
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
  addTownAliases(composed);
  for (const town of composed) {
    const spoken = SPOKEN.get(town.country);
    const own = spoken && town.names[spoken];
    if (own === undefined || own === town.name) continue;
    town.names.en ??= town.name;
    town.name = own;
  }
  return composed;
}

/** Adds names that are in no table: those to display and those only for the search. */
export function addTownAliases(towns: readonly PlaceTown[]): void {
  const wanted = new Set(TOWN_ALIASES.map(({ country, name }) => `${country} ${foldName(name)}`));
  const found = new Map<string, PlaceTown>();
  for (const town of towns)
    for (const key of town.keys) {
      const id = `${town.country} ${key}`;
      if (!wanted.has(id) || (found.get(id)?.population ?? -1) >= town.population) continue;
      found.set(id, town);
    }
  for (const { country, name, names, also } of TOWN_ALIASES) {
    const town = found.get(`${country} ${foldName(name)}`);
    if (!town) throw new Error(`no town ${name} in ${country}`);
    Object.assign(town.names, names);
    addKeys(town, [...Object.values(names), ...also]);
  }
}

/** Whether two names differ by one added, missing or replaced letter. */
function oneTypoApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let [end, otherEnd] = [one.length, other.length];
  while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) {
    end--;
    otherEnd--;
  }
  return end - start <= 1 && otherEnd - start <= 1;
}

/**
 * Names of a town that readers of Latin letters would type. A lower-case first letter marks a transcription (`fu luo lun
 * sa`), three or four capitals an airport.
 */
export function usefulNames(names: readonly string[]): string[] {
  return names.filter(
    (name) =>
      /^\p{Lu}[\p{Script=Latin}\p{M}\s'’.-]+$/u.test(name) &&
      name.length >= 3 &&
      name.length <= 32 &&
      !/^\p{Lu}{2,4}$/u.test(name) &&
      !OFFICIAL.test(name),
  );
}
