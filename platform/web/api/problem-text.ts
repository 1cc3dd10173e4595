import type { i18n } from 'i18next';
import { problemKeys } from '#platform/contract/words/problem-keys.ts';
import { firstKnownText } from '#platform/web/module/first-known-text.ts';
import { ProblemError } from './problem-error.ts';

/** Text for a thrown problem from the called module's translations; undefined where there is none. */
export function problemText(texts: i18n, error: unknown): string | undefined {
  if (!(error instanceof ProblemError)) return undefined;
  return firstKnownText(texts, problemKeys(error.code, error.module), error.params);
}
