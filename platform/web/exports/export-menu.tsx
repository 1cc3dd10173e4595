import { Menu } from '@mantine/core';
import { IconChevronDown, IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CallInput } from '#platform/contract/call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { type ExportCall, useExport } from './use-export.ts';

const FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof FORMATS)[number];

/** The one way to take a list along: as which kind of file, and then it is made in the background. */
export function ExportMenu<Call extends ExportCall>({
  call,
  inputOf,
  label,
}: {
  call: Call;
  inputOf: (format: ExportFormat) => CallInput<Call>;
  /** Where “Export” is not enough: “Export quantities”. */
  label?: string;
}) {
  const { t } = useTranslation();
  const { start, isStarting } = useExport(call);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionButton
          variant="subtle"
          leftSection={<Icon of={IconDownload} />}
          rightSection={<Icon of={IconChevronDown} size={14} />}
          isBusy={isStarting}
        >
          {label ?? t('platform:export.label')}
        </ActionButton>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATS.map((format) => (
          <Menu.Item
            key={format}
            leftSection={<Icon of={IconFileSpreadsheet} />}
            onClick={() => start(inputOf(format))}
          >
            {t('platform:export.as', { extension: `.${format}` })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
