import { IconChevronDown, IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import type { CallInput } from '#platform/contract/call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';
import { type ExportCall, useExport } from './use-export.ts';

const FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof FORMATS)[number];

/** Menu to export a list: offers the file formats; a job creates the file. */
export function ExportMenu<Call extends ExportCall>({
  call,
  inputOf,
  label,
}: {
  call: Call;
  inputOf: (format: ExportFormat) => CallInput<Call>;
  /** Button label if “Export” is not specific enough: “Export quantities”. */
  label?: string;
}) {
  const { t } = useTranslation();
  const { start, isStarting } = useExport(call);
  return (
    <DropMenu
      position="bottom-end"
      action="export"
      rows={() =>
        FORMATS.map((format) => ({
          id: format,
          label: t('platform:export.as', { extension: `.${format}` }),
          icon: <Icon of={IconFileSpreadsheet} />,
          run: () => start(inputOf(format)),
        }))
      }
      button={(props) => (
        <ActionButton
          {...props}
          variant="subtle"
          leftSection={<Icon of={IconDownload} />}
          rightSection={<Icon of={IconChevronDown} size={14} />}
          isBusy={isStarting}
        >
          {label ?? t('platform:export.label')}
        </ActionButton>
      )}
    />
  );
}
