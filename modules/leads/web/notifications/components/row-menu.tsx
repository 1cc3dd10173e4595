import { ActionIcon } from '@mantine/core';
import { IconDots, type Icon as TablerIcon } from '@tabler/icons-react';
import { Icon } from '#platform/web/display/icon.tsx';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';

export interface MenuRow {
  id: string;
  label: string;
  icon: TablerIcon;
  danger?: boolean;
  run: () => void;
}

/** What can be done with a row. */
export function RowMenu({ label, rows }: { label: string; rows: readonly MenuRow[] }) {
  return (
    <DropMenu
      position="bottom-end"
      button={(props) => (
        <ActionIcon {...props} variant="subtle" aria-label={label}>
          <Icon of={IconDots} />
        </ActionIcon>
      )}
      rows={() => rows.map(({ icon, ...row }) => ({ ...row, icon: <Icon of={icon} size={16} /> }))}
    />
  );
}
