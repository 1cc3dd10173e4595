import { useState } from 'react';
import type { CallInput } from '#platform/contract/call.ts';
import { type DownloadCall, downloadFile } from '#platform/web/api/download-file.ts';
import { problemText } from '#platform/web/api/problem-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { errorRequestId } from './note.tsx';
import { showToast } from './toast-store.ts';

/** Shows a toast for a failed download, refresh or export [ERR-01], with the known cause and a retry action. */
export function useNotifyFailure(): (error: unknown, tryAgain: () => void) => void {
  const { t, i18n } = useTranslation();
  return (error, tryAgain) => {
    const requestId = errorRequestId(error);
    const sentences = [
      `${t('platform:error.somethingWentWrong')}.`,
      problemText(i18n, error),
      requestId !== undefined && t('platform:error.request', { requestId }),
    ];
    showToast({
      tone: 'bad',
      text: sentences.filter(Boolean).join(' '),
      action: { label: t('platform:error.tryAgain'), onClick: tryAgain },
    });
  };
}

/** `const { download, isDownloading } = useDownload(call)`: a failure shows a toast [ERR-01]. */
export function useDownload<Call extends DownloadCall>(call: Call) {
  const notifyFailure = useNotifyFailure();
  const [isDownloading, setDownloading] = useState(false);

  const download = async (input: CallInput<Call>): Promise<void> => {
    setDownloading(true);
    try {
      await downloadFile(call, input);
    } catch (error) {
      notifyFailure(error, () => void download(input));
    } finally {
      setDownloading(false);
    }
  };
  return { download, isDownloading };
}
