import { useState } from 'react';
import type { CallInput } from '#platform/contract/call.ts';
import { type DownloadCall, downloadFile } from '#platform/web/api/download-file.ts';
import { useNotifyFailure } from './use-notify-failure.ts';

/** `const { download, isDownloading } = useDownload(call)`: a failure shows a toast [ERR-01]. */
export function useDownload<Call extends DownloadCall>(call: Call) {
  const tellFailure = useNotifyFailure();
  const [isDownloading, setDownloading] = useState(false);

  const download = async (input: CallInput<Call>): Promise<void> => {
    setDownloading(true);
    try {
      await downloadFile(call, input);
    } catch (error) {
      tellFailure(error, () => void download(input));
    } finally {
      setDownloading(false);
    }
  };
  return { download, isDownloading };
}
