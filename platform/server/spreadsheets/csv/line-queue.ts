import type { TextLine } from './text-lines.ts';

/** A queue of lines. Lines can be put back and are returned again in their order. */
export class LineQueue {
  readonly #lines: Iterator<TextLine>;
  /** The next one is the last of these. */
  readonly #waiting: TextLine[] = [];

  constructor(lines: Iterator<TextLine>) {
    this.#lines = lines;
  }

  take(): TextLine | undefined {
    const waiting = this.#waiting.pop();
    if (waiting) return waiting;
    const { done, value } = this.#lines.next();
    return done ? undefined : value;
  }

  putBack(lines: readonly TextLine[]): void {
    for (const line of lines.toReversed()) this.#waiting.push(line);
  }
}
