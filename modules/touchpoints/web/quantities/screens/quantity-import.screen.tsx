import { IconDownload } from '@tabler/icons-react';
import {
  exportTouchpointCall,
  quantityImportCalls,
} from '#modules/touchpoints/contract/move-touchpoints.ts';
import { UPLOAD_LIMIT_BYTES } from '#platform/contract/limits.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { useExport } from '#platform/web/exports/use-export.ts';
import { useFileSizes } from '#platform/web/file-drop/use-file-sizes.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ImportScreen } from '#platform/web/imports/import-screen.tsx';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { parseSuffixCell } from '../data/parse-suffix-cell.ts';

/** Printed quantities by file: export, edit, import all or nothing [TP-08]. */
export default function QuantityImportScreen() {
  const { t } = useTranslation();
  const size = useFileSizes();
  const format = useFormat();
  const client = useCurrentClient();
  return (
    <ImportScreen
      calls={quantityImportCalls}
      params={{ uuid: client.id }}
      texts={{
        title: t('touchpoints:menu.import'),
        help: t('touchpoints:quantities.help'),
        updates: (count) => t('touchpoints:quantities.updates', { count }),
        record: t('touchpoints:field.suffix'),
        recordOf: parseSuffixCell,
        sayValue: (quantity) => format.number(Number(quantity)),
      }}
      source={{
        title: t('touchpoints:quantities.sourceTitle'),
        help: t('touchpoints:quantities.sourceHelp'),
        action: <ExportQuantitiesButton brandId={client.brandId} />,
        steps: [
          {
            name: t('touchpoints:quantities.stepExport'),
            note: t('touchpoints:quantities.stepExportNote'),
          },
          {
            name: t('touchpoints:quantities.stepChange', {
              column: t('touchpoints:field.quantity'),
            }),
            note: t('touchpoints:quantities.stepChangeNote', { column: t('touchpoints:file.id') }),
          },
          {
            name: t('touchpoints:quantities.stepBring'),
            note: t('touchpoints:quantities.stepBringNote', { size: size(UPLOAD_LIMIT_BYTES) }),
          },
        ],
      }}
      done={{
        to: clientAddress(client.id, 'touchpoints/list'),
        label: t('touchpoints:quantities.show'),
      }}
    />
  );
}

/** Exports all touchpoints with their quantities, in the format of the import. */
function ExportQuantitiesButton({ brandId }: { brandId: string }) {
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
