import { useTranslation } from 'react-i18next';
import { problemText } from '#platform/web/api/problem-text.ts';
import { errorRequestId } from './error-request-id.ts';
import { showToast } from './show-toast.ts';

/** Shows a toast for a failed download, refresh or export [ERR-01], with the known cause and a retry action. */
export function useNotifyFailure(): (error: unknown, tryAgain: () => void) => void {
  const { t, i18n } = useTranslation();
  return (error, tryAgain) => {
    const requestId = errorRequestId(error);
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
