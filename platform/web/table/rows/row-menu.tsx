import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';
import type { RowAction } from '../selection/table-action.ts';
import classes from './row-menu.module.css';

/** What can be done with one row. */
export function RowMenu<Row>(given: {
  row: Row;
  name: string;
  actions: (row: Row) => readonly RowAction<Row>[];
  note: ((row: Row) => ReactNode) | undefined;
  tabIndex?: number;
}) {
  const { row, name, actions, note, tabIndex = 0 } = given;
  const { t } = useTranslation();
  return (
    <DropMenu
      position="bottom-end"
      width={248}
      rows={() => actions(row).map((action) => ({ ...action, run: () => action.run(row) }))}
      note={note && (() => note(row))}
      button={(props) => (
        <ActionIcon
          {...props}
          className={classes.dots}
          tabIndex={tabIndex}
          aria-label={t('platform:table.rowActions', { name })}
        >
          <Icon of={IconDots} />
        </ActionIcon>
      )}
    />
  );
}
