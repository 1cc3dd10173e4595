import type { MatchReason } from '#modules/communication/contract/google/google-locations.ts';
import { foldName } from '#platform/server/places/fold-name.ts';
import { isSameWord, nameWords, postcodeKey, similarity, streetWords } from './normalize-place.ts';

/** A place to compare: a location of the brand or one that Google lists. */
export interface Place {
  code: string | null;
  name: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  latitude: number | null;
  longitude: number | null;
}

export interface PreparedPlace {
  code: string;
  name: string[];
  street: { words: string[]; numbers: string[] };
  postcode: string;
  city: string;
  /** Words of the city name. */
  town: string[];
  country: string;
  point: { latitude: number; longitude: number } | null;
}

export interface MatchScore {
  /** From 0 to 100. */
  score: number;
  reasons: MatchReason[];
  /** From 0 to 1. */
  nameAlike: number;
  /** Same position or same address. */
  samePlace: boolean;
}

const POINTS = {
  code: 45,
  name: 30,
  street: 20,
  sameStreetName: 8,
  postcode: 12,
  city: 5,
} as const;
const NEAR = [
  { km: 0.15, points: 20 },
  { km: 0.5, points: 12 },
  { km: 2, points: 4 },
] as const;
const FAR_KM = 5;
const PENALTY = { street: 4, postcode: 10, far: 25 } as const;

/** Prepares a place once, before it is compared with many. */
export function preparePlace(place: Place): PreparedPlace {
  const { latitude, longitude } = place;
  return {
    code: foldName(place.code ?? ''),
    name: nameWords(place.name),
    street: streetWords(place.street),
    postcode: postcodeKey(place.postalCode),
    city: foldName(place.city),
    town: nameWords(place.city),
    country: place.country.toUpperCase(),
    point: latitude !== null && longitude !== null ? { latitude, longitude } : null,
  };
}

/** Score of all matching properties, with reasons for the user. Undefined for different countries. */
export function scoreMatch(
  own: PreparedPlace,
  google: PreparedPlace,
  weightOf: (word: string) => number,
): MatchScore | undefined {
  if (own.country && google.country && own.country !== google.country) return undefined;
  const reasons: MatchReason[] = [];
  let score = 0;
  const add = (points: number, reason: MatchReason) => {
    score += points;
    reasons.push(reason);
  };
  if (own.code && own.code === google.code) add(POINTS.code, 'same-code');

  const nameAlike = compareNames(own, google, weightOf);
  score += POINTS.name * nameAlike;
  reasons.push(nameAlike >= 0.95 ? 'same-name' : nameAlike >= 0.5 ? 'similar-name' : 'other-name');

  const street = compareStreets(own.street, google.street);
  if (street === 'same') add(POINTS.street, 'same-street');
  if (street === 'same-name') score += POINTS.sameStreetName;
  if (street === 'other') add(-PENALTY.street, 'other-street');

  if (own.postcode && google.postcode)
    if (own.postcode === google.postcode) add(POINTS.postcode, 'same-postcode');
    else add(-PENALTY.postcode, 'other-postcode');
  if (own.city && own.city === google.city) add(POINTS.city, 'same-city');

  const km = own.point && google.point && distanceKm(own.point, google.point);
  const near = km === null ? undefined : NEAR.find((step) => km <= step.km);
  if (near) add(near.points, 'near');
  else if (km !== null && km > FAR_KM) add(-PENALTY.far, 'far');
  return {
    score: Math.round(Math.min(100, Math.max(0, score))),
    reasons,
    nameAlike,
    samePlace: (km === null || km <= FAR_KM) && (street === 'same' || (near?.km ?? 1) <= 0.5),
  };
}

/** Many names contain the town or street. Those are compared separately, so a name need not repeat them. */
function compareNames(
  one: PreparedPlace,
  other: PreparedPlace,
  weightOf: (word: string) => number,
): number {
  const ofPlace = new Set([one, other].flatMap(({ town, street }) => [...town, ...street.words]));
  const [mine, theirs] = [one, other].map(({ name }) => name.filter((word) => !ofPlace.has(word)));
  return mine?.length && theirs?.length
    ? similarity(mine, theirs, weightOf)
    : similarity(one.name, other.name, weightOf);
}

function compareStreets(
  one: PreparedPlace['street'],
  other: PreparedPlace['street'],
): 'same' | 'same-name' | 'other' | 'unknown' {
  if (one.words.length === 0 || other.words.length === 0) return 'unknown';
  // The longer name may also contain the shopping centre.
  const [few, many] = one.words.length <= other.words.length ? [one, other] : [other, one];
  const shared = few.words.filter((word) => many.words.some((twin) => isSameWord(word, twin)));
  if (shared.length === few.words.length) return sameNumber(one, other);
  return shared.length === 0 ? 'other' : 'unknown';
}

function sameNumber(one: PreparedPlace['street'], other: PreparedPlace['street']) {
  if (one.numbers.length === 0 && other.numbers.length === 0) return 'same';
  return one.numbers.some((number) => other.numbers.includes(number)) ? 'same' : 'same-name';
}

const EARTH_KM = 6_371;

function distanceKm(
  one: { latitude: number; longitude: number },
  other: { latitude: number; longitude: number },
): number {
  const radians = (angle: number) => (angle * Math.PI) / 180;
  const half = (angle: number) => Math.sin(radians(angle) / 2) ** 2;
  const square =
    half(one.latitude - other.latitude) +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      half(one.longitude - other.longitude);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, square)));
}
