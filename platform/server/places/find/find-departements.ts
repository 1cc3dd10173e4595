import type { Locale } from '#platform/contract/locale.ts';
import type { Place } from '#platform/contract/place.ts';
import { DEPARTEMENTS, type Departement } from '../data/departements.ts';
import type { Gazetteer } from '../data/gazetteer.ts';
import { foldedWords } from '../fold-name.ts';

/** Words around a name: l’Aveyron, département du Rhône, Finistère (France). */
const SMALL_WORDS = new Set('le la les l de du des d departement france'.split(' '));
const SHORTEST_BEGINNING = 4;
const DEPARTEMENT = '-departement-';

export function isDepartement({ id }: Pick<Place, 'id'>): boolean {
  return id.includes(DEPARTEMENT);
}

/** French départements with this name, or a name that starts with it, in the middle of their towns. */
export function findDepartements(places: Gazetteer, text: string, language: Locale): Place[] {
  const typed = keyOf(text);
  if (typed === '') return [];
  return DEPARTEMENTS.flatMap((one) => {
    const name = keyOf(one.name);
    const isLonger = typed.length > name.length;
    if (isLonger ? !typed.startsWith(name) : !name.startsWith(typed)) return [];
    if (!isLonger && typed !== name && typed.length < SHORTEST_BEGINNING) return [];
    const place = placeOf(places, one, language);
    const isExact =
      typed === name ||
      typed === name + one.number.toLowerCase() ||
      typed === name + keyOf(place.region ?? '');
    if (isLonger && !isExact) return [];
    return [{ ...place, match: isExact ? ('exact' as const) : ('prefix' as const) }];
  });
}

function keyOf(text: string): string {
  return foldedWords(text)
    .filter((word) => !SMALL_WORDS.has(word))
    .join('');
}

/** Each town counts once, because large towns have dozens of postcodes. */
function placeOf(
  places: Gazetteer,
  { name, country, number, starts }: Departement,
  language: Locale,
): Omit<Place, 'match'> {
  const towns = new Set<number>();
  for (const start of starts)
    for (const { from, to } of places.postcodes.beginningWith(start, country))
      for (let postcode = from; postcode < to; postcode++)
        towns.add(places.postcodes.townOf(postcode));
  const [first = 0] = towns;
  const middle = (part: 'latitude' | 'longitude') => {
    const sum = [...towns].reduce((all, town) => all + places.positionOf(town)[part], 0);
    return Math.round((sum / towns.size) * 1_000) / 1_000;
  };
  return {
    id: `${country}${DEPARTEMENT}${number}`,
    kind: 'town',
    name,
    postcode: null,
    // Those overseas are regions of their own.
    region: (country === 'FR' && places.regionNameOf(first, language)) || null,
    country,
    latitude: middle('latitude'),
    longitude: middle('longitude'),
  };
}
