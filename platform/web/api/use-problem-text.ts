import { useTranslation } from 'react-i18next';
import { translate } from '#platform/web/module/translate.ts';
import { type ProblemTexts, problemText } from './problem-text.ts';

/** The words for what a call threw; a screen gives the words for the codes that only its own calls have. */
export function useProblemText(own?: ProblemTexts): (error: unknown) => string {
  const { i18n } = useTranslation();
  return (error) => {
    const { key, params } = problemText(error, own);
    return translate(i18n, key, params);
  };
}
