import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { exportTouchpointCall } from '#modules/touchpoints/contract/move-touchpoints.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { useExport } from '#platform/web/exports/use-export.ts';

/** All touchpoints with their quantities, as the one kind of file that comes back. */
export function ExportQuantitiesButton({ brandId }: { brandId: string }) {
  const { t } = useTranslation();
  const { start, isStarting } = useExport(exportTouchpointCall);
  return (
    <ActionButton
      variant="default"
      leftSection={<Icon of={IconDownload} />}
      isBusy={isStarting}
      onClick={() => start({ body: { brandId, format: 'csv' } })}
    >
      {t('touchpoints:quantities.export')}
    </ActionButton>
  );
}
