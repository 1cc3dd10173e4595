import { useTranslation } from 'react-i18next';
import { problemText } from './problem-text.ts';

/** The words for what a call threw, else those for anything that goes wrong [ERR-01]. */
export function useProblemText(): (error: unknown) => string {
  const { t, i18n } = useTranslation();
  return (error) => problemText(i18n, error) ?? t('platform:error.default');
}
