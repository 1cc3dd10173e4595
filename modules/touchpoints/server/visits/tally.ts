export type Tallied<What> = What & { times: number };

/** How often each of many things happened since it was last asked; whoever makes things up fills it and no more. */
export class Tally<What extends object> {
  readonly #limit: number;
  #counted = new Map<string, Tallied<What>>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(key: string, what: What, times = 1): void {
    const kept = this.#counted.get(key);
    if (kept) kept.times += times;
    else if (this.#counted.size < this.#limit) this.#counted.set(key, { ...what, times });
  }

  /** Writes all that was counted, in the order of the keys; what could not be written is counted on. */
  async write(save: (counted: Tallied<What>[]) => Promise<void>): Promise<void> {
    const taken = [...this.#counted].sort(([a], [b]) => (a < b ? -1 : 1));
    if (taken.length === 0) return;
    this.#counted = new Map();
    try {
      await save(taken.map(([, one]) => one));
    } catch (error) {
      for (const [key, one] of taken) this.add(key, one, one.times);
      throw error;
    }
  }
}
