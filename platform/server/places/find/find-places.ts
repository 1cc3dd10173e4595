import type { Gazetteer } from '../data/gazetteer.ts';
import { foldName } from '../fold-name.ts';
import { type Reading, readQuestion } from '../question/read-question.ts';
import { BestPlaces, type Candidate } from './best-places.ts';
import { addPostcode, findPostcodes, typedPostcode } from './find-postcodes.ts';
import { findTowns, type Where } from './find-towns.ts';

const TOWN_OF_A_POSTCODE_DEGREES = 0.4;

/** What a text leads to: each way to understand it is tried, until one finds something that is spelled so. */
export function findPlaces(
  places: Gazetteer,
  question: { text: string; preferred: string | undefined; most: number },
): readonly Candidate[] {
  const { preferred, most } = question;
  let guessed: readonly Candidate[] = [];
  for (const reading of readQuestion(question.text)) {
    const regions = reading.region === undefined ? undefined : regionsCalled(places, reading.region);
    if (regions?.size === 0) continue;
    const found = findReading(places, reading, { country: reading.country, regions, preferred }, most);
    if (found.some(({ match }) => match === 'exact')) return found;
    if (isBetter(found, guessed)) guessed = found;
  }
  return guessed;
}

function findReading(
  places: Gazetteer,
  { words }: Reading,
  where: Where,
  most: number,
): readonly Candidate[] {
  const best = new BestPlaces(most);
  const coded = typedPostcode(places, words, where.country);
  if (!coded) {
    if (/\d/.test(words[0] ?? '')) findPostcodes(places, words.join(''), where, best);
    findTowns(places, words.join(''), where, best);
    // A house number, or a postcode that no list has, beside a town.
    if (best.found.length === 0) findTowns(places, namesAmong(words), where, best);
    return best.found;
  }
  const beside = namesAmong(coded.beside);
  const there = coded.postcodes.filter((postcode) => isNear(places, postcode, beside));
  for (const postcode of there.length > 0 ? there : coded.postcodes)
    addPostcode(places, postcode, 'exact', where, best);
  return best.found;
}

/** Without figures, and without what French post offices put behind a town. */
function namesAmong(words: readonly string[]): string {
  return words.filter((word) => !/\d/.test(word) && word !== 'cedex').join('');
}

/** Whether a town of that name is the postcode's, or lies about there: 8001 Zürich is not the 8001 of another country. */
function isNear(places: Gazetteer, postcode: number, name: string): boolean {
  if (name === '') return true;
  const at = places.postcodes.positionOf(postcode);
  const country = places.postcodes.countryOf(postcode);
  const named = new BestPlaces(20);
  findTowns(places, name, { country }, named);
  return named.found.some(({ number }) => {
    const { latitude, longitude } = places.positionOf(number);
    const away = Math.hypot(latitude - at.latitude, (longitude - at.longitude) * 0.7);
    return away < TOWN_OF_A_POSTCODE_DEGREES;
  });
}

const CLOSENESS = ['exact', 'prefix', 'typo'];

function isBetter(found: readonly Candidate[], than: readonly Candidate[]): boolean {
  const [one] = found;
  const [other] = than;
  if (!one || !other) return other === undefined;
  return CLOSENESS.indexOf(one.match) < CLOSENESS.indexOf(other.match);
}

function regionsCalled(places: Gazetteer, key: string): Set<number> {
  const regions = new Set<number>();
  for (let region = 0; region < places.regionNames.count; region++)
    if (foldName(places.regionNames.at(region)) === key) regions.add(region);
  return regions;
}
