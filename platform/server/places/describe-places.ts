import type { Locale } from '#platform/contract/locale.ts';
import type { Place } from '#platform/contract/place.ts';
import type { Gazetteer } from './data/gazetteer.ts';
import type { Candidate } from './find/best-places.ts';

/** Nearer than this, two towns of one name are one: its middle and its old part. */
const SAME_PLACE_DEGREES = 0.1;

/** Places in the user's language. The second of two indistinguishable places is omitted. */
export function describePlaces(
  gazetteer: Gazetteer,
  found: readonly Candidate[],
  language: Locale,
): Place[] {
  const told: Place[] = [];
  for (const candidate of found) {
    const place = placeOf(gazetteer, candidate, language);
    if (!told.some((other) => isSame(place, other))) told.push(place);
  }
  return told;
}

function placeOf(
  gazetteer: Gazetteer,
  { kind, number, match }: Candidate,
  language: Locale,
): Place {
  const isCode = kind === 'postcode';
  const town = isCode ? gazetteer.postcodes.townOf(number) : number;
  const country = gazetteer.countries[gazetteer.countryOf[town] ?? 0] ?? '';
  const postcode = isCode ? gazetteer.postcodes.written(number) : null;
  return {
    id: `${country}-${postcode ?? `${gazetteer.ownKey(town)}-${town}`}`,
    kind,
    name: gazetteer.nameOf(town, language),
    postcode,
    region: gazetteer.regionNameOf(town, language) || null,
    country,
    ...(isCode ? gazetteer.postcodes.positionOf(number) : gazetteer.positionOf(town)),
    match,
  };
}

function isSame(one: Place, other: Place): boolean {
  return (
    one.name === other.name &&
    one.postcode === other.postcode &&
    one.country === other.country &&
    Math.abs(one.latitude - other.latitude) < SAME_PLACE_DEGREES &&
    Math.abs(one.longitude - other.longitude) < SAME_PLACE_DEGREES
  );
}
