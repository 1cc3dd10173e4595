import type { CallDefinition } from '#platform/contract/call.ts';
import { problemsOfCall } from './problems-of-call.ts';

/** The codes that a call's contract has. Another one still goes out to who asked, but whoever operates it hears of it. */
export class DeclaredProblems {
  readonly #codes: ReadonlySet<string>;
  readonly #told = new Set<string>();

  constructor(call: CallDefinition) {
    this.#codes = new Set(problemsOfCall(call).map(({ code }) => code));
  }

  /** Once for each code: the same refusal may come a thousand times an hour. */
  isNewlyUndeclared(code: string): boolean {
    if (this.#codes.has(code) || this.#told.has(code)) return false;
    this.#told.add(code);
    return true;
  }
}
