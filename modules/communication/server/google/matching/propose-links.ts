import { setImmediate as breathe } from 'node:timers/promises';
import type {
  MatchConfidence,
  MatchReason,
} from '#modules/communication/contract/google/google-locations.ts';
import {
  type MatchScore,
  type Place,
  type PreparedPlace,
  preparePlace,
  scoreMatch,
} from './score-match.ts';

export interface LinkProposal {
  locationId: string;
  googleLocation: string;
  score: number;
  confidence: MatchConfidence;
  reasons: MatchReason[];
}

const LIMITS = { sure: 60, likely: 45, possible: 28 } as const;
/** A second candidate within this margin makes the match uncertain. */
const MARGIN = 10;
const PROPOSALS_EACH = 3;
/** Keys shared by more Google locations, such as a large city, do not narrow the search. */
const SHARED_BY_MAX = 150;
const CELL_DEGREES = 0.02;
const LOCATIONS_BETWEEN_BREAKS = 50;

interface Pair extends MatchScore {
  locationId: string;
  googleLocation: string;
}

/**
 * Candidate Google locations for each of the brand's locations, best first. `sure`: enough properties match, including the
 * name or the code, and neither side has an equally good alternative.
 */
export async function proposeLinks(
  locations: readonly (Place & { id: string })[],
  googleLocations: readonly (Place & { googleLocation: string })[],
  signal?: AbortSignal,
): Promise<LinkProposal[]> {
  const google = googleLocations.map((place) => ({
    key: place.googleLocation,
    place: preparePlace(place),
  }));
  const own = locations.map((place) => ({ id: place.id, place: preparePlace(place) }));
  const weightOf = wordWeights([...own, ...google].map(({ place }) => place.name));
  const index = Map.groupBy(
    google.flatMap((one) => keysOf(one.place, { around: false }).map((key) => ({ key, one }))),
    ({ key }) => key,
  );
  const pairs: Pair[][] = [];
  for (const [at, { id, place }] of own.entries()) {
    if (at % LOCATIONS_BETWEEN_BREAKS === 0) await breathe();
    signal?.throwIfAborted();
    const candidates = new Set(
      keysOf(place, { around: true }).flatMap((key) => {
        const found = index.get(key) ?? [];
        return found.length > SHARED_BY_MAX ? [] : found.map(({ one }) => one);
      }),
    );
    const scored = [...candidates].flatMap((candidate) => {
      const match = scoreMatch(place, candidate.place, weightOf);
      return match && match.score >= LIMITS.possible
        ? [{ ...match, locationId: id, googleLocation: candidate.key }]
        : [];
    });
    pairs.push(scored.sort(byScore));
  }
  return withConfidence(pairs);
}

function withConfidence(pairs: readonly Pair[][]): LinkProposal[] {
  const byGoogle = Map.groupBy(pairs.flat(), ({ googleLocation }) => googleLocation);
  for (const rivals of byGoogle.values()) rivals.sort(byScore);
  return pairs.flatMap((candidates) =>
    candidates.slice(0, PROPOSALS_EACH).map((pair) => {
      const isAlone =
        leads(pair, candidates) && leads(pair, byGoogle.get(pair.googleLocation) ?? []);
      const confidence = confidenceOf(pair, isAlone);
      const { locationId, googleLocation, score } = pair;
      const reasons: MatchReason[] =
        !isAlone && confidenceOf(pair, true) === 'sure'
          ? [...pair.reasons, 'several-alike']
          : pair.reasons;
      return { locationId, googleLocation, score, confidence, reasons };
    }),
  );
}

function confidenceOf(pair: Pair, isAlone: boolean): MatchConfidence {
  const hasCode = pair.reasons.includes('same-code');
  const isFar = pair.reasons.includes('far');
  if (
    isAlone &&
    !isFar &&
    pair.score >= LIMITS.sure &&
    (hasCode || (pair.nameAlike >= 0.5 && pair.samePlace))
  )
    return 'sure';
  return pair.score >= LIMITS.likely && (hasCode || pair.nameAlike >= 0.3) ? 'likely' : 'possible';
}

/** First in its list with some distance to the second. */
function leads(pair: Pair, [first, second]: readonly Pair[]): boolean {
  return first === pair && (!second || pair.score - second.score >= MARGIN);
}

function byScore(one: Pair, other: Pair): number {
  return other.score - one.score || (one.googleLocation < other.googleLocation ? -1 : 1);
}

/** Places without a common key are not compared. */
function keysOf(
  { code, name, postcode, city, point }: PreparedPlace,
  { around }: { around: boolean },
) {
  const keys = name.filter((word) => word.length > 2).map((word) => `name ${word}`);
  if (code) keys.push(`code ${code}`);
  if (postcode) keys.push(`postcode ${postcode}`);
  if (city) keys.push(`city ${city}`);
  if (!point) return keys;
  const [row, column] = [point.latitude, point.longitude].map((angle) =>
    Math.floor(angle / CELL_DEGREES),
  ) as [number, number];
  const steps = around ? [-1, 0, 1] : [0];
  for (const down of steps)
    for (const right of steps) keys.push(`cell ${row + down} ${column + right}`);
  return keys;
}

/** A word in many names, such as the brand name, distinguishes little and gets a low weight. */
function wordWeights(names: readonly string[][]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const word of names.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => 1 / Math.sqrt(counts.get(word) ?? 1);
}
