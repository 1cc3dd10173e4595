export interface Candidate {
  /** Index of a town or a postcode. */
  number: number;
  kind: 'town' | 'postcode';
  match: 'exact' | 'prefix' | 'typo';
  /** Matched by its local name or its name in the user's language. */
  isOwnName: boolean;
  /** Lower is better. */
  score: number;
}

/** The best few candidates in order. A duplicate stays at its better position. */
export class BestPlaces {
  readonly #most: number;
  readonly #candidates: Candidate[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  get found(): readonly Candidate[] {
    return this.#candidates;
  }

  /** Whether a candidate with this score would be included. Called before the candidate is created. */
  wants(score: number): boolean {
    return this.#candidates.length < this.#most || score < (this.#candidates.at(-1)?.score ?? 0);
  }

  add(candidate: Candidate): void {
    const { kind, number, score } = candidate;
    const same = this.#candidates.findIndex((one) => one.number === number && one.kind === kind);
    if (same >= 0) {
      if ((this.#candidates[same]?.score ?? 0) <= score) return;
      this.#candidates.splice(same, 1);
    }
    const place = this.#candidates.findIndex((one) => one.score > score);
    this.#candidates.splice(place < 0 ? this.#candidates.length : place, 0, candidate);
    if (this.#candidates.length > this.#most) this.#candidates.pop();
  }
}

/** All scores use the population scale (two steps per doubling), so that match quality and size can be compared. */
const CLOSENESS = {
  exact: 0,
  oneTypo: -26,
  prefix: -30,
  twoTypos: -38,
  prefixTypo: -44,
} as const;
/** The match is neither the local name nor the name in the user's language. A prefix of such a name is a weak match. */
const OTHER_NAME = -4;
const OTHER_NAME_PREFIX = -16;
/**
 * An exact match in the requested country comes first. One with a typo there only ranks above small exact matches
 * elsewhere.
 */
const REQUESTED_COUNTRY_EXACT = 60;
const REQUESTED_COUNTRY = 30;
/** A place in the user's own country ranks before places elsewhere that are up to twenty times as large. */
const HOME = 9;

export type Closeness = keyof typeof CLOSENESS;

/** Lower is better. Combines match quality, size and whether the place is in the expected country. */
export function score(hit: {
  closeness: Closeness;
  isRequested: boolean;
  isHome: boolean;
  isOwnName: boolean;
  size: number;
}): number {
  const { closeness } = hit;
  const countryPoints = closeness === 'exact' ? REQUESTED_COUNTRY_EXACT : REQUESTED_COUNTRY;
  const otherName = closeness === 'prefix' ? OTHER_NAME_PREFIX : OTHER_NAME;
  const points =
    CLOSENESS[closeness] +
    hit.size +
    (hit.isRequested ? countryPoints : 0) +
    (hit.isHome ? HOME : 0) +
    (hit.isOwnName ? 0 : otherName);
  return -points;
}
