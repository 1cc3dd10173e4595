import type { ImportReading } from '#platform/contract/imports/import-reading.ts';
import type { AnyColumn } from './column-label.ts';

/** Wrong cells of optional columns: a person may leave them out, so that their lines go on without them [PH-13]. */
export class WrongCells {
  readonly #leaveOut: ReadonlySet<string>;
  readonly #counts = new Map<string, number>();

  constructor(leaveOut: readonly string[] = []) {
    this.#leaveOut = new Set(leaveOut);
  }

  /** Whether the cell is left out; a mandatory one never is. */
  leavesOut({ key, mandatory }: AnyColumn): boolean {
    if (mandatory === true) return false;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    return this.#leaveOut.has(key);
  }

  get found(): Pick<ImportReading, 'leaveOut' | 'canLeaveOut'> {
    const all = [...this.#counts].map(([column, count]) => ({ column, count }));
    return {
      leaveOut: all.filter(({ column }) => this.#leaveOut.has(column)),
      canLeaveOut: all.filter(({ column }) => !this.#leaveOut.has(column)),
    };
  }
}
