import type { Gazetteer } from '../data/gazetteer.ts';
import type { BestPlaces } from './best-places.ts';
import { addPostcode, findPostcodes, typedPostcode } from './find-postcodes.ts';
import { areNear, findTowns, keysBeginningWith, type Where } from './find-towns.ts';

const SAME_BEGINNING = 3;

/** Finds a postcode, alone or with its town, or the start of one. Returns false if the words contain none. */
export function findCoded(
  places: Gazetteer,
  words: readonly string[],
  where: Where,
  best: BestPlaces,
): boolean {
  const country = where.country ?? where.codeCountry;
  const coded = typedPostcode(places, words, country);
  const figures = words.some((word) => /\d/.test(word));
  if (!coded) {
    if (!figures) return false;
    if (words.every((word) => /\d/.test(word)))
      findPostcodes(places, words.join(''), { ...where, country }, best);
    // A house number, or a postcode that is not in the list, next to a town.
    else findTowns(places, namesAmong(words), where, best);
    return true;
  }
  const name = namesAmong(coded.beside);
  const near = nearTowns(places, coded.postcodes, name);
  if (near.length === 0) {
    // A code of another country, or a house number that is a postcode there: the town is meant.
    findTowns(places, name, where, best);
    if (best.found[0]?.match === 'exact') return true;
  }
  for (const postcode of near.length > 0 ? near : coded.postcodes)
    addPostcode(places, postcode, 'exact', where, best);
  if (name === '' && country === undefined && where.asked !== undefined)
    findPostcodes(places, words.join(''), { ...where, country: where.asked }, best);
  return true;
}

/** Those with a town of that name about them: 8001 Zürich is not the 8001 of another country. */
function nearTowns(
  places: Gazetteer,
  postcodes: readonly number[],
  name: string,
): readonly number[] {
  if (name === '') return postcodes;
  const byCountry = Map.groupBy(postcodes, (postcode) =>
    places.countries.indexOf(places.postcodes.countryOf(postcode)),
  );
  const near = new Set<number>();
  for (const { from, to } of keysBeginningWith(places, name))
    for (let key = from; key < to; key++) {
      const reference = places.townOfKey[key] ?? 0;
      const town = reference < 0 ? ~reference : reference;
      for (const postcode of byCountry.get(places.countryOf[town] ?? 0) ?? [])
        if (areNear(places.positionOf(town), places.postcodes.positionOf(postcode)))
          near.add(postcode);
    }
  if (near.size > 0) return [...near];
  const start = name.slice(0, SAME_BEGINNING);
  return postcodes.filter((postcode) =>
    places.ownKey(places.postcodes.townOf(postcode)).startsWith(start),
  );
}

/** Without figures, and without what French post offices put behind a town. */
function namesAmong(words: readonly string[]): string {
  return words.filter((word) => !/\d/.test(word) && word !== 'cedex').join('');
}
