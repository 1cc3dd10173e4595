import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { SHEET_FORMATS } from '#platform/contract/files/export-body.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { DropMenuRow } from '#platform/web/layout/drop-menu-list.tsx';
import type { PageAction } from '#platform/web/layout/page-actions.tsx';

/** The action that downloads what a screen shows, in the format that its menu offers. */
export function useSheetAction({
  isBusy,
  onChoose,
  further = [],
}: {
  isBusy: boolean;
  onChoose: (format: (typeof SHEET_FORMATS)[number]) => unknown;
  /** Formats other than spreadsheets. */
  further?: readonly DropMenuRow[];
}): PageAction {
  const { t } = useTranslation();
  return {
    id: 'export',
    label: t('platform:export.label'),
    icon: IconDownload,
    isBusy,
    rows: () => [
      ...SHEET_FORMATS.map((format) => ({
        id: format,
        label: t('platform:export.as', { extension: `.${format}` }),
        icon: <Icon of={IconFileSpreadsheet} />,
        run: () => void onChoose(format),
      })),
      ...further,
    ],
  };
}
