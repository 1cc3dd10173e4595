import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';

export function WrongLinesButton({
  format,
  isDownloading,
  onDownload,
}: {
  format: 'csv' | 'xlsx';
  isDownloading: boolean;
  onDownload: () => void;
}) {
  const { t } = useTranslation();
  return (
    <ActionButton
      variant="subtle"
      leftSection={<Icon of={IconDownload} />}
      isBusy={isDownloading}
      onClick={onDownload}
    >
      {t('platform:import.wrongLines', { extension: `.${format}` })}
    </ActionButton>
  );
}
