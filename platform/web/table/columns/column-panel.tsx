import { ActionIcon, Button, Checkbox } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCheck } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { DropPanel } from '#platform/web/layout/drop-panel.tsx';
import type { Drop } from '#platform/web/layout/use-dropdown.ts';
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
import classes from './column-panel.module.css';
import type { TableColumn } from './table-column.ts';

export type ColumnPanelProps = {
  columns: readonly Omit<TableColumn<never>, 'cell' | 'copies'>[];
  choice: ColumnChoice;
  /** What has room now: a box says what one sees, not what was once wished. */
  shown: ReadonlySet<string>;
  onChange: (choice: ColumnChoice) => void;
};

export default function ColumnPanel(given: ColumnPanelProps & { drop: Drop; onClose: () => void }) {
  const { drop, columns, choice, shown, onChange, onClose } = given;
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
    <DropPanel
      drop={drop}
      label={t('platform:table.columns')}
      position="bottom-end"
      width={280}
      onLeave={onClose}
      onEscape={onClose}
    >
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
    </DropPanel>
  );
}
