import { ActionIcon, Checkbox } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCheck } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import { Tag } from '#platform/web/display/states/tag.tsx';
import { isColumnFixed } from './column-choice.ts';
import classes from './column-panel.module.css';
import type { TableColumn } from './table-column.ts';

/** One column in the menu: whether it is shown, and its place among those that are. */
export function ColumnItem({
  column,
  isShown,
  isWanted,
  canMove,
  onMove,
  onShow,
}: {
  column: Omit<TableColumn<never>, 'cell' | 'copies'>;
  /** It has room now. */
  isShown: boolean;
  isWanted: boolean;
  canMove: { up: boolean; down: boolean };
  onMove: (steps: number) => void;
  onShow: (isShown: boolean) => void;
}) {
  const { t } = useTranslation();
  const name = column.header;
  const moveByKey = (event: KeyboardEvent) => {
    const steps = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || steps === undefined) return;
    event.preventDefault();
    onMove(steps);
  };
  return (
    <li className={classes.item} onKeyDown={moveByKey}>
      {isColumnFixed(column) ? (
        <span className={classes.fixed}>
          <Icon of={IconCheck} size={15} />
          {name}
        </span>
      ) : (
        <Checkbox
          className={classes.choice}
          checked={isShown}
          label={name}
          onChange={(event) => onShow(event.currentTarget.checked)}
        />
      )}
      {isWanted && !isShown && (
        <small className={classes.hint}>{t('platform:table.columnNoRoom')}</small>
      )}
      {column.note !== undefined && <Tag>{column.note}</Tag>}
      {isWanted && (
        <>
          <ActionIcon
            className={classes.move}
            disabled={!canMove.up}
            aria-label={t('platform:table.columnUp', { name })}
            onClick={() => onMove(-1)}
          >
            <Icon of={IconArrowUp} size={14} />
          </ActionIcon>
          <ActionIcon
            className={classes.move}
            disabled={!canMove.down}
            aria-label={t('platform:table.columnDown', { name })}
            onClick={() => onMove(1)}
          >
            <Icon of={IconArrowDown} size={14} />
          </ActionIcon>
        </>
      )}
    </li>
  );
}
