import type { CallDefinition } from '#platform/contract/call.ts';
import { callProblems } from './call-problems.ts';

/** Problem codes that a call declares. An undeclared one is still sent to the caller, but logged for the operator. */
export class DeclaredProblems {
  readonly #codes: ReadonlySet<string>;
  readonly #told = new Set<string>();

  constructor(call: CallDefinition) {
    this.#codes = new Set(callProblems(call).map(({ code }) => code));
  }

  /** Once for each code: the same refusal may come a thousand times an hour. */
  isNewlyUndeclared(code: string): boolean {
    if (this.#codes.has(code) || this.#told.has(code)) return false;
    this.#told.add(code);
    return true;
  }
}
