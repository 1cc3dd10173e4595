import type { Locale } from '#platform/contract/locale.ts';
import type { Gazetteer } from '../data/gazetteer.ts';
import {
  countryBeforePostcode,
  postcodeForms,
  type Reading,
  readQuestion,
} from '../read-question.ts';
import { BestPlaces, type Candidate, score } from './best-places.ts';
import {
  areNear,
  findTowns,
  findTownsByTypo,
  keysBeginningWith,
  positionsCalled,
  type Where,
} from './find-towns.ts';

const SAME_BEGINNING = 3;

/** Maximum number of readings that are searched with typos, because each costs as much as all exact searches. */
const READINGS_WITH_TYPOS = 2;
/** About 12,000 people. An exact match of this size is what the user means. */
const WELL_KNOWN = 27;
/** About 90,000 people. A place of this size is a likely completion. */
const WELL_KNOWN_BEGINNING = 33;
/** Main country of each language; none for English, which is used everywhere. */
const HOME: Partial<Record<Locale, string>> = { fr: 'FR', de: 'DE', it: 'IT', es: 'ES', no: 'NO' };

interface Sought {
  words: readonly string[];
  where: Where;
}

/**
 * Finds places for a text. It tries each reading of the text until one has an exact match. Unless a well-known place is
 * found, in the requested country if there is one, it also searches for typos.
 */
export function findPlaces(
  places: Gazetteer,
  question: {
    text: string;
    asked: string | undefined;
    language: Locale;
    most: number;
    withoutTypos?: boolean | undefined;
  },
): readonly Candidate[] {
  const { asked, language, most } = question;
  const common = { asked, language, home: asked === undefined ? HOME[language] : undefined };
  const ways = readQuestion(question.text).flatMap((reading) => soughtBy(places, reading, common));
  let chosen: { sought: Sought; best: BestPlaces } | undefined;
  for (const sought of ways) {
    const best = new BestPlaces(most);
    if (!findCoded(places, sought.words, sought.where, best))
      findTowns(places, sought.words.join(''), sought.where, best);
    if (isBetter(best.found, chosen?.best.found)) chosen = { sought, best };
    if (best.found[0]?.match === 'exact') break;
  }
  const best = chosen?.best ?? new BestPlaces(most);
  const country = chosen?.sought.where.country ?? asked;
  if (question.withoutTypos || best.found.some((one) => isWellKnown(places, one, country)))
    return best.found;
  // Exact matches elsewhere stay; typos are searched only in the requested country.
  const guessed = chosen
    ? [{ ...chosen.sought, where: { ...chosen.sought.where, country } }]
    : ways.slice(0, READINGS_WITH_TYPOS);
  for (const { words, where } of guessed)
    findTownsByTypo(places, words.filter((word) => !/\d/.test(word)).join(''), where, best);
  return best.found;
}

/** Finds nothing if the reading names a region or nearby town that does not exist. */
function soughtBy(
  places: Gazetteer,
  { words, country, region, ending, near, codeCountry }: Reading,
  common: Pick<Where, 'asked' | 'home' | 'language'>,
): Sought[] {
  const regions = region === undefined ? undefined : places.regionsCalled(region);
  if (region !== undefined && regions === undefined) return [];
  const positions = near === undefined ? undefined : positionsCalled(places, near);
  if (positions?.length === 0) return [];
  return [{ words, where: { ...common, country, regions, ending, near: positions, codeCountry } }];
}

function isBetter(found: readonly Candidate[], than: readonly Candidate[] | undefined): boolean {
  const [one] = found;
  const [other] = than ?? [];
  if (!one || !other) return one !== undefined;
  return one.match === 'exact' && other.match !== 'exact';
}

/** A place that the text most likely means, in this country if one is given. */
export function isWellKnown(
  places: Gazetteer,
  one: Candidate,
  country: string | undefined,
): boolean {
  const { kind, number, match, isOwnName } = one;
  const town = kind === 'postcode' ? places.postcodes.townOf(number) : number;
  if (country !== undefined && places.countries[places.countryOf[town] ?? 0] !== country)
    return false;
  if (kind === 'postcode') return true;
  const size = places.sizeOf[town] ?? 0;
  return match === 'exact' ? size >= WELL_KNOWN : isOwnName && size >= WELL_KNOWN_BEGINNING;
}

/** Finds a postcode, alone or with its town, or the start of one. Returns false if the words contain none. */
function findCoded(
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
    // The number is a house number or an unknown postcode next to a town.
    else findTowns(places, namesAmong(words), where, best);
    return true;
  }
  const name = namesAmong(coded.beside);
  const near = nearTowns(places, coded.postcodes, name);
  if (near.length === 0) {
    // The number is a code of another country or a house number, so the text means the town.
    findTowns(places, name, where, best);
    if (best.found[0]?.match === 'exact') return true;
  }
  for (const postcode of near.length > 0 ? near : coded.postcodes)
    addPostcode(places, postcode, 'exact', where, best);
  if (name === '' && country === undefined && where.asked !== undefined)
    findPostcodes(places, words.join(''), { ...where, country: where.asked }, best);
  return true;
}

/** Postcodes near a town of that name: 8001 Zürich, not the 8001 of another country. */
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

/** Words without digits and without French postal additions (CEDEX). */
function namesAmong(words: readonly string[]): string {
  return words.filter((word) => !/\d/.test(word) && word !== 'cedex').join('');
}

/** A postcode among the words, and the words next to it. */
interface TypedPostcode {
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
function typedPostcode(
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
function findPostcodes(places: Gazetteer, start: string, where: Where, best: BestPlaces): void {
  let ranges = [...places.postcodes.beginningWith(start, where.country)];
  for (let length = start.length - 1; length >= LEAST_OF_A_FORM && ranges.length === 0; length--)
    if (where.codeCountry !== undefined)
      ranges = [...places.postcodes.beginningWith(start.slice(0, length), where.codeCountry)];
  for (const { from, to } of ranges)
    for (let postcode = from; postcode < Math.min(to, from + MAX_OF_A_BEGINNING); postcode++)
      addPostcode(places, postcode, 'prefix', where, best);
}

function addPostcode(
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
