import type { Gazetteer } from '../data/gazetteer.ts';
import { countryBeforePostcode, postcodeForms } from '../read-question.ts';
import { type BestPlaces, score } from './best-places.ts';
import type { Where } from './find-towns.ts';

/** A postcode among the words, and the words next to it. */
export interface TypedPostcode {
  postcodes: number[];
  /** The town: the words after the postcode, or before it if none follow. */
  beside: string[];
}

const MAX_OF_A_BEGINNING = 200;
/** Minimum number of digits that identify a district in countries with their own code format. */
const LEAST_OF_A_FORM = 2;

/**
 * The first words that are a complete postcode of some country. Two words together are tried first: SW1A 1AA, 123 45.
 */
export function typedPostcode(
  places: Gazetteer,
  words: readonly string[],
  country: string | undefined,
): TypedPostcode | undefined {
  for (let at = 0; at < words.length; at++)
    for (const taken of [2, 1]) {
      const code = words.slice(at, at + taken).join('');
      if (at + taken > words.length || !/\d/.test(code) || code.length > 10) continue;
      const named = at > 0 ? countryBeforePostcode(words[at - 1] ?? '') : undefined;
      const postcodes = exactly(places, code, country ?? named);
      if (postcodes.length === 0) continue;
      const behind = words.slice(at + taken);
      const before = words.slice(0, named === undefined ? at : at - 1);
      return { postcodes, beside: [...(behind.length > 0 ? behind : before)] };
    }
  return undefined;
}

function exactly(places: Gazetteer, code: string, country: string | undefined): number[] {
  return postcodeForms(code).flatMap((form) => {
    if (form.country !== undefined && country !== undefined && form.country !== country) return [];
    return places.postcodes.exactly(form.key, form.country ?? country);
  });
}

/**
 * Finds postcodes that start with the text. If the written format identifies a country but the code is not in the list,
 * it returns the codes with the longest common prefix.
 */
export function findPostcodes(
  places: Gazetteer,
  start: string,
  where: Where,
  best: BestPlaces,
): void {
  let ranges = [...places.postcodes.beginningWith(start, where.country)];
  for (let length = start.length - 1; length >= LEAST_OF_A_FORM && ranges.length === 0; length--)
    if (where.codeCountry !== undefined)
      ranges = [...places.postcodes.beginningWith(start.slice(0, length), where.codeCountry)];
  for (const { from, to } of ranges)
    for (let postcode = from; postcode < Math.min(to, from + MAX_OF_A_BEGINNING); postcode++)
      addPostcode(places, postcode, 'prefix', where, best);
}

export function addPostcode(
  places: Gazetteer,
  postcode: number,
  match: 'exact' | 'prefix',
  where: Where,
  best: BestPlaces,
): void {
  const country = places.postcodes.countryOf(postcode);
  const points = score({
    closeness: match,
    isRequested: country === where.asked,
    isHome: country === where.home,
    isOwnName: true,
    size: places.sizeOf[places.postcodes.townOf(postcode)] ?? 0,
  });
  if (best.wants(points))
    best.add({ number: postcode, kind: 'postcode', match, isOwnName: true, score: points });
}
