import { useTranslation } from 'react-i18next';
import { problemText } from '#platform/web/api/problem-text.ts';
import { requestIdOf } from './request-id-of.ts';
import { showToast } from './show-toast.ts';

/** 'Something went wrong' with a download, a refresh or an export [ERR-01]: what is known of it, and the way to try again. */
export function useTellFailure(): (error: unknown, tryAgain: () => void) => void {
  const { t, i18n } = useTranslation();
  return (error, tryAgain) => {
    const requestId = requestIdOf(error);
    const words = [
      `${t('platform:error.somethingWentWrong')}.`,
      problemText(i18n, error),
      requestId !== undefined && t('platform:error.request', { requestId }),
    ];
    showToast({
      tone: 'bad',
      text: words.filter(Boolean).join(' '),
      action: { label: t('platform:error.tryAgain'), onClick: tryAgain },
    });
  };
}
