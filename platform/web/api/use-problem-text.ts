import { useTranslation } from 'react-i18next';
import { problemText } from './problem-text.ts';

/** Text for a thrown error, or the general error text [ERR-01]. */
export function useProblemText(): (error: unknown) => string {
  const { t, i18n } = useTranslation();
  return (error) => problemText(i18n, error) ?? t('platform:error.default');
}
