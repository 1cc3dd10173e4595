import type { CriterionCount } from '#modules/profile-hub/contract/imports/past-imports.ts';

/** What an import has written so far, by criterion. */
export class ImportSums {
  readonly startedAt = new Date();
  readonly given = new Map<string, number>();
  keptWithdrawn = 0;
  readonly #criteria = new Map<string, CriterionCount>();

  count(slug: string, what: 'created' | 'filled' | 'replaced' | 'left'): void {
    const counts = this.#criteria.get(slug) ?? {
      slug,
      created: 0,
      filled: 0,
      replaced: 0,
      left: 0,
    };
    counts[what] += 1;
    this.#criteria.set(slug, counts);
  }

  gave(slug: string): void {
    this.given.set(slug, (this.given.get(slug) ?? 0) + 1);
  }

  get criteria(): CriterionCount[] {
    return [...this.#criteria.values()];
  }
}
