import type { i18n } from 'i18next';
import { problemKeys } from '#platform/contract/text/text-keys.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { firstKnownText } from '#platform/web/module/translate.ts';
import { ProblemError } from './problem-error.ts';

/** Text for a thrown problem from the called module's translations; undefined where there is none. */
export function problemText(texts: i18n, error: unknown): string | undefined {
  if (!(error instanceof ProblemError)) return undefined;
  return firstKnownText(texts, problemKeys(error.code, error.module), error.params);
}

/** Text for a thrown error, or the general error text [ERR-01]. */
export function useProblemText(): (error: unknown) => string {
  const { t, i18n } = useTranslation();
  return (error) => problemText(i18n, error) ?? t('platform:error.default');
}
