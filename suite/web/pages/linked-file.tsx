import { IconDownload } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { MessagePage } from '#platform/web/layout/message-page.tsx';
import { useDocumentTitle } from '#platform/web/module/use-document-title.ts';
import { BarePage } from './bare-page.tsx';

/** Downloads the linked file after sign-in. A link of another user leads to the page that says so. */
export function LinkedFile({ address }: { address: string }) {
  const { t } = useTranslation();
  useDocumentTitle(t('suite:report.fileTitle'));
  const download = () => window.location.assign(address);
  useEffect(() => window.location.assign(address), [address]);
  return (
    <BarePage>
      <MessagePage
        title={t('suite:report.fileTitle')}
        actions={
          <ActionButton leftSection={<Icon of={IconDownload} />} onClick={download}>
            {t('platform:export.download')}
          </ActionButton>
        }
      >
        {t('suite:report.fileStarts')}
      </MessagePage>
    </BarePage>
  );
}
