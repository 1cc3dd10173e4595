import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { DropMenu } from '#platform/web/layout/drop-menu.tsx';
import type { RowAction } from '../selection/table-selection.ts';
import rowMenuStyles from './row-menu.module.css';
import classes from './table-row.module.css';

export function RowLink(given: {
  href: string;
  navigate: ((href: string) => void) | undefined;
  tabIndex: number;
  children: ReactNode;
}) {
  const { href, navigate, tabIndex, children } = given;
  return (
    <a
      className={classes.link}
      href={href}
      tabIndex={tabIndex}
      draggable={false}
      onClick={(event) => {
        const plain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0);
        if (!navigate || !plain) return;
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
}

/** Actions of one row. */
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
          className={rowMenuStyles.dots}
          tabIndex={tabIndex}
          aria-label={t('platform:table.rowActions', { name })}
        >
          <Icon of={IconDots} />
        </ActionIcon>
      )}
    />
  );
}

/** With Ctrl, Cmd or the middle button a row opens in a new tab, like any link. */
export function openRow(
  event: MouseEvent | KeyboardEvent,
  href: string,
  navigate: ((href: string) => void) | undefined,
): void {
  if (event.ctrlKey || event.metaKey || ('button' in event && event.button === 1)) {
    window.open(href, '_blank', 'noopener');
    return;
  }
  navigate ? navigate(href) : window.location.assign(href);
}

/** A click on a button, checkbox or link does not open the row, and neither does selecting text. */
export function meansTheRow(event: MouseEvent): boolean {
  const target = event.target as HTMLElement;
  if (target.closest('button, input, label, a, [role="menu"], [data-selects]')) return false;
  return event.currentTarget.contains(target) && window.getSelection()?.isCollapsed !== false;
}
