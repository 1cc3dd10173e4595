export interface Candidate {
  /** A town's number, or a postcode's. */
  number: number;
  kind: 'town' | 'postcode';
  match: 'exact' | 'prefix' | 'typo';
  /** Found by the name it has where it lies or in the reader's language. */
  isOwnName: boolean;
  /** The smaller the better. */
  score: number;
}

/** The best few candidates in order. A duplicate stays at its better position. */
export class BestPlaces {
  readonly #most: number;
  readonly #kept: Candidate[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  get found(): readonly Candidate[] {
    return this.#kept;
  }

  /** Whether a candidate with this score would be included. Called before the candidate is created. */
  wants(score: number): boolean {
    return this.#kept.length < this.#most || score < (this.#kept.at(-1)?.score ?? 0);
  }

  add(candidate: Candidate): void {
    const { kind, number, score } = candidate;
    const same = this.#kept.findIndex((one) => one.number === number && one.kind === kind);
    if (same >= 0) {
      if ((this.#kept[same]?.score ?? 0) <= score) return;
      this.#kept.splice(same, 1);
    }
    const place = this.#kept.findIndex((one) => one.score > score);
    this.#kept.splice(place < 0 ? this.#kept.length : place, 0, candidate);
    if (this.#kept.length > this.#most) this.#kept.pop();
  }
}
