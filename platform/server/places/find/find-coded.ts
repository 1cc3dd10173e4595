import type { Gazetteer } from '../data/gazetteer.ts';
import { BestPlaces } from './best-places.ts';
import { addPostcode, findPostcodes, typedPostcode } from './find-postcodes.ts';
import { findTowns, type Where } from './find-towns.ts';

/** About forty kilometres: a postcode's middle and the town beside it are no further apart. */
const TOWN_OF_A_POSTCODE_DEGREES = 0.4;
const TOWNS_OF_ONE_NAME = 40;
const SAME_BEGINNING = 3;

/** A postcode, alone or with its town, or the beginning of one. False where the words hold none. */
export function findCoded(
  places: Gazetteer,
  words: readonly string[],
  where: Where,
  best: BestPlaces,
): boolean {
  const coded = typedPostcode(places, words, where.country);
  const figures = words.some((word) => /\d/.test(word));
  if (!coded) {
    if (!figures) return false;
    if (words.every((word) => /\d/.test(word))) findPostcodes(places, words.join(''), where, best);
    // A house number, or a postcode that no list has, beside a town.
    else findTowns(places, namesAmong(words), where, best);
    return true;
  }
  const name = namesAmong(coded.beside);
  const near = nearTowns(places, coded.postcodes, name);
  for (const postcode of near.length > 0 ? near : coded.postcodes)
    addPostcode(places, postcode, 'exact', where, best);
  if (name === '' && where.country === undefined && where.preferred !== undefined)
    findPostcodes(places, words.join(''), { ...where, country: where.preferred }, best);
  return true;
}

/** Those with a town of that name about them: 8001 Zürich is not the 8001 of another country. */
function nearTowns(
  places: Gazetteer,
  postcodes: readonly number[],
  name: string,
): readonly number[] {
  if (name === '') return postcodes;
  const near = postcodes.filter((postcode) => {
    const at = places.postcodes.positionOf(postcode);
    const named = new BestPlaces(TOWNS_OF_ONE_NAME);
    findTowns(places, name, { country: places.postcodes.countryOf(postcode) }, named);
    return named.found.some(({ number }) => {
      const { latitude, longitude } = places.positionOf(number);
      const east = (longitude - at.longitude) * Math.cos((latitude * Math.PI) / 180);
      return Math.hypot(latitude - at.latitude, east) < TOWN_OF_A_POSTCODE_DEGREES;
    });
  });
  if (near.length > 0) return near;
  const start = name.slice(0, SAME_BEGINNING);
  return postcodes.filter((postcode) =>
    places.ownKey(places.postcodes.townOf(postcode)).startsWith(start),
  );
}

/** Without figures, and without what French post offices put behind a town. */
function namesAmong(words: readonly string[]): string {
  return words.filter((word) => !/\d/.test(word) && word !== 'cedex').join('');
}
