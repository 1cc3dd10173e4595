import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconColumns3 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { Hint } from '#platform/web/layout/hint.tsx';
import { useDropdown } from '#platform/web/layout/use-dropdown.ts';
import { onDemand } from '#platform/web/module/on-demand.tsx';
import type { ColumnPanelProps } from './column-panel.tsx';

const ColumnPanel = onDemand(() => import('./column-panel.tsx'));

export function ColumnMenu(given: ColumnPanelProps) {
  const { t } = useTranslation();
  const [isOpen, { toggle, close }] = useDisclosure();
  const { isWanted, drop, buttonProps } = useDropdown({
    popup: 'dialog',
    isOpen,
    fetch: ColumnPanel.fetch,
    onToggle: toggle,
  });
  return (
    <>
      <ActionIcon {...buttonProps} aria-label={t('platform:table.columns')}>
        <Icon of={IconColumns3} />
      </ActionIcon>
      <Hint of={drop.button} text={t('platform:table.columns')} />
      {isWanted && <ColumnPanel {...given} drop={drop} onClose={close} />}
    </>
  );
}
