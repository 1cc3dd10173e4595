import type { Gazetteer } from '../data/gazetteer.ts';
import { type Reading, readQuestion } from '../question/read-question.ts';
import { BestPlaces, type Candidate } from './best-places.ts';
import { findCoded } from './find-coded.ts';
import { findTowns, findTownsByTypo, type Where } from './find-towns.ts';

/** So many ways to understand a text are tried with typos: each costs as much as all the others together. */
const READINGS_WITH_TYPOS = 2;

interface Sought {
  words: readonly string[];
  where: Where;
}

/**
 * What a text leads to: each way to understand it is tried, until one finds something that is spelled so. Where none does,
 * or none in the country that was asked from, typos are forgiven.
 */
export function findPlaces(
  places: Gazetteer,
  question: { text: string; preferred: string | undefined; most: number },
): readonly Candidate[] {
  const { preferred, most } = question;
  const ways = readQuestion(question.text).flatMap((reading) =>
    soughtBy(places, reading, preferred),
  );
  let chosen: { sought: Sought; best: BestPlaces } | undefined;
  for (const sought of ways) {
    const best = new BestPlaces(most);
    if (!findCoded(places, sought.words, sought.where, best))
      findTowns(places, sought.words.join(''), sought.where, best);
    if (isBetter(best.found, chosen?.best.found)) chosen = { sought, best };
    if (best.found[0]?.match === 'exact') break;
  }
  const best = chosen?.best ?? new BestPlaces(most);
  const home = chosen?.sought.where.country ?? preferred;
  if (best.found.some((one) => home === undefined || countryOf(places, one) === home))
    return best.found;
  // What was found elsewhere is spelled so: beside it, only what may be meant at home.
  const guessed = chosen
    ? [{ ...chosen.sought, where: { ...chosen.sought.where, country: home } }]
    : ways.slice(0, READINGS_WITH_TYPOS);
  for (const { words, where } of guessed)
    findTownsByTypo(places, words.filter((word) => !/\d/.test(word)).join(''), where, best);
  return best.found;
}

/** Nothing where a region is named that there is not: then it was none. */
function soughtBy(
  places: Gazetteer,
  { words, country, region }: Reading,
  preferred: string | undefined,
): Sought[] {
  const regions = region === undefined ? undefined : places.regionsCalled(region);
  if (region !== undefined && regions === undefined) return [];
  return [{ words, where: { country, regions, preferred } }];
}

function isBetter(found: readonly Candidate[], than: readonly Candidate[] | undefined): boolean {
  const [one] = found;
  const [other] = than ?? [];
  if (!one || !other) return one !== undefined;
  return one.match === 'exact' && other.match !== 'exact';
}

function countryOf(places: Gazetteer, { kind, number }: Candidate): string | undefined {
  const town = kind === 'postcode' ? places.postcodes.townOf(number) : number;
  return places.countries[places.countryOf[town] ?? 0];
}
