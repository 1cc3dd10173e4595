import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { Kbd } from '#platform/web/display/kbd.tsx';
import classes from './row-menu.module.css';
import type { RowAction } from './table-action.ts';

/** What can be done with one row; asked only when somebody opens it, since a page has many of these. */
export function RowMenu<Row>(given: {
  row: Row;
  name: string;
  actions: (row: Row) => readonly RowAction<Row>[];
  note: ((row: Row) => ReactNode) | undefined;
  tabIndex?: number;
}) {
  const { row, name, actions, note, tabIndex = 0 } = given;
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={248}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon
          className={classes.dots}
          tabIndex={tabIndex}
          aria-label={t('platform:table.rowActions', { name })}
        >
          <Icon of={IconDots} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {opened && (
          <>
            {actions(row).map((action) => (
              <Fragment key={action.id}>
                {action.startsGroup && <Menu.Divider />}
                <Menu.Item
                  leftSection={action.icon}
                  rightSection={
                    action.shortcut && (
                      <span aria-hidden="true">
                        <Kbd>{action.shortcut}</Kbd>
                      </span>
                    )
                  }
                  aria-keyshortcuts={action.shortcut}
                  data-danger={action.danger || undefined}
                  onClick={() => action.run(row)}
                >
                  {action.label}
                </Menu.Item>
              </Fragment>
            ))}
            {note && (
              <>
                <Menu.Divider />
                <p className={classes.note}>{note(row)}</p>
              </>
            )}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
