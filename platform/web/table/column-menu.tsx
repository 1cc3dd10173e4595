import { ActionIcon, Button, Checkbox, Popover, Tooltip } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCheck, IconColumns3 } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import {
  type ColumnChoice,
  hideColumn,
  isColumnFixed,
  isColumnWanted,
  moveColumn,
  NO_COLUMN_CHOICE,
  orderColumns,
  showColumn,
} from './column-choice.ts';
import classes from './column-menu.module.css';
import type { TableColumn } from './table-column.ts';

export function ColumnMenu<Row>(given: {
  columns: readonly TableColumn<Row>[];
  choice: ColumnChoice;
  /** What has room now: a box says what one sees, not what was once wished. */
  shown: ReadonlySet<string>;
  onChange: (choice: ColumnChoice) => void;
}) {
  const { columns, choice, shown, onChange } = given;
  const { t } = useTranslation();
  const ordered = orderColumns(columns, choice);
  const move = (id: string, steps: number) => onChange(moveColumn(choice, columns, id, steps));
  const moveByKey = (id: string) => (event: KeyboardEvent) => {
    const steps = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || steps === undefined) return;
    event.preventDefault();
    move(id, steps);
  };

  return (
    <Popover position="bottom-end" width={280} trapFocus>
      <Popover.Target>
        <Tooltip label={t('platform:table.columns')}>
          <ActionIcon aria-label={t('platform:table.columns')}>
            <Icon of={IconColumns3} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('platform:table.columns')}>
        <ul>
          {ordered.map((column, position) => (
            <li key={column.id} className={classes.item} onKeyDown={moveByKey(column.id)}>
              {isColumnFixed(column) ? (
                <span className={classes.fixed}>
                  <Icon of={IconCheck} size={15} />
                  {column.header}
                </span>
              ) : (
                <Checkbox
                  className={classes.choice}
                  checked={shown.has(column.id)}
                  label={column.header}
                  onChange={(event) => {
                    const change = event.currentTarget.checked ? showColumn : hideColumn;
                    onChange(change(choice, column.id));
                  }}
                />
              )}
              {isColumnWanted(column, choice) && !shown.has(column.id) && (
                <small className={classes.hint}>{t('platform:table.columnNoRoom')}</small>
              )}
              <ActionIcon
                className={classes.move}
                disabled={position === 0}
                aria-label={t('platform:table.columnUp', { name: column.header })}
                onClick={() => move(column.id, -1)}
              >
                <Icon of={IconArrowUp} size={14} />
              </ActionIcon>
              <ActionIcon
                className={classes.move}
                disabled={position === ordered.length - 1}
                aria-label={t('platform:table.columnDown', { name: column.header })}
                onClick={() => move(column.id, 1)}
              >
                <Icon of={IconArrowDown} size={14} />
              </ActionIcon>
            </li>
          ))}
        </ul>
        <div className={classes.foot}>
          <Button
            variant="subtle"
            size="xs"
            disabled={choice === NO_COLUMN_CHOICE}
            onClick={() => onChange(NO_COLUMN_CHOICE)}
          >
            {t('platform:table.columnsReset')}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
