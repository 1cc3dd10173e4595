import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconCheck, IconGripVertical, IconSearch } from '@tabler/icons-react';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { Tag } from '#platform/web/display/states/state.tsx';
import { foldText } from '#platform/web/filters/fold-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { DropPanel } from '#platform/web/layout/drop-panel.tsx';
import type { Drop } from '#platform/web/layout/use-dropdown.ts';
import { MoveButtons, moveByKeys } from '../../display/row-order.tsx';
import classes from './column-panel.module.css';
import {
  type ColumnChoice,
  hideColumn,
  isColumnFixed,
  isColumnWanted,
  moveColumn,
  NO_COLUMN_CHOICE,
  orderColumns,
  showColumn,
  type TableColumn,
} from './table-column.ts';

export type ColumnPanelProps = {
  columns: readonly Omit<TableColumn<never>, 'cell' | 'copies'>[];
  choice: ColumnChoice;
  /** The columns that fit now; a checkbox shows what is visible, not what was selected. */
  shown: ReadonlySet<string>;
  onChange: (choice: ColumnChoice) => void;
};

/** Number of columns from which a search field is shown. */
const SEARCHED_FROM = 15;

/** Selects and orders the columns: first the chosen ones in their order, then all others. */
export default function ColumnPanel(given: ColumnPanelProps & { drop: Drop; onClose: () => void }) {
  const { drop, columns, choice, shown, onChange, onClose } = given;
  const { t } = useTranslation();
  const [searchText, setSearchText] = useState('');
  const [dragged, setDragged] = useState<number>();
  const isFound = ({ header }: { header: string }) =>
    foldText(header).includes(foldText(searchText.trim()));
  const ordered = orderColumns(columns, choice);
  const chosen = ordered.filter((column) => isColumnWanted(column, choice));
  const others = ordered.filter((column) => !chosen.includes(column));
  /** Skips columns that are not shown, so that each step is visible. */
  const move = (at: number, steps: number) => {
    const [column, beside] = [chosen[at], chosen[at + steps]];
    if (!column || !beside) return;
    onChange(
      moveColumn(choice, columns, column.id, ordered.indexOf(beside) - ordered.indexOf(column)),
    );
  };
  const isLong = columns.length >= SEARCHED_FROM;
  const group = (heading: string, members: typeof ordered) => (
    <>
      {isLong && (
        <div className={classes.heading}>
          <span>{heading}</span>
          <span>{members.length}</span>
        </div>
      )}
      <ul>
        {members.filter(isFound).map((column) => {
          const at = chosen.indexOf(column);
          return (
            <ColumnItem
              key={column.id}
              column={column}
              isShown={shown.has(column.id)}
              isWanted={at >= 0}
              canMove={{ up: at > 0, down: at >= 0 && at < chosen.length - 1 }}
              onMove={(steps) => move(at, steps)}
              drag={{
                from: dragged === undefined ? 0 : dragged - at,
                onStart: () => setDragged(at),
                onEnd: () => setDragged(undefined),
                onDrop: () => dragged !== undefined && move(dragged, at - dragged),
              }}
              onShow={(isShown) => onChange((isShown ? showColumn : hideColumn)(choice, column.id))}
            />
          );
        })}
      </ul>
    </>
  );

  return (
    <DropPanel
      drop={drop}
      label={t('platform:table.columns')}
      position="bottom-end"
      width={isLong ? 312 : 280}
      onLeave={onClose}
      onEscape={onClose}
    >
      {isLong && (
        <TextInput
          className={classes.find}
          classNames={{ section: classes.findIcon }}
          size="sm"
          autoComplete="off"
          leftSection={<Icon of={IconSearch} />}
          aria-label={t('platform:table.columnFind')}
          placeholder={t('platform:table.columnFind')}
          value={searchText}
          onChange={(event) => setSearchText(event.currentTarget.value)}
        />
      )}
      <div className={classes.scroll}>
        {group(t('platform:table.columnsShown'), chosen)}
        {group(t('platform:table.columnsOthers'), others)}
      </div>
      <div className={classes.foot}>
        <Button
          variant="subtle"
          size="xs"
          disabled={choice === NO_COLUMN_CHOICE}
          onClick={() => onChange(NO_COLUMN_CHOICE)}
        >
          {t('platform:table.columnsReset')}
        </Button>
        <span className={classes.keys}>{t('platform:table.columnKeys')}</span>
      </div>
    </DropPanel>
  );
}

/** A column in the menu: whether it is shown, and its position. */
function ColumnItem({
  column,
  isShown,
  isWanted,
  canMove,
  onMove,
  drag,
  onShow,
}: {
  column: Omit<TableColumn<never>, 'cell' | 'copies'>;
  /** Whether it currently fits. */
  isShown: boolean;
  isWanted: boolean;
  canMove: { up: boolean; down: boolean };
  onMove: (steps: number) => void;
  /** By the pointer; `from` is how far below this column the dragged one is, 0 without one. */
  drag: { from: number; onStart: () => void; onEnd: () => void; onDrop: () => void };
  onShow: (isShown: boolean) => void;
}) {
  const { t } = useTranslation();
  const name = column.header;
  const moveByKey = (event: KeyboardEvent) => {
    const steps = moveByKeys(event);
    if (steps !== undefined) onMove(steps);
  };
  const [isOver, setOver] = useState(false);
  const isFixed = isColumnFixed(column);
  const isTarget = isWanted && !isFixed && drag.from !== 0;
  return (
    <li
      className={classes.item}
      onKeyDown={moveByKey}
      draggable={isWanted && !isFixed}
      onDragStart={drag.onStart}
      onDragEnd={drag.onEnd}
      {...(isTarget && {
        'data-over': isOver ? (drag.from > 0 ? 'before' : 'after') : undefined,
        onDragOver: (event: DragEvent) => {
          event.preventDefault();
          setOver(true);
        },
        onDragLeave: () => setOver(false),
        onDrop: (event: DragEvent) => {
          event.preventDefault();
          setOver(false);
          drag.onDrop();
        },
      })}
    >
      {!isFixed && (
        <span className={classes.grip}>{isWanted && <Icon of={IconGripVertical} size={14} />}</span>
      )}
      {isFixed ? (
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
      {column.note !== undefined && (
        <span className={classes.tag}>
          <Tag>{column.note}</Tag>
        </span>
      )}
      {isWanted && (
        <MoveButtons
          className={classes.move}
          iconSize={14}
          labels={{
            up: t('platform:table.columnUp', { name }),
            down: t('platform:table.columnDown', { name }),
          }}
          canMove={canMove}
          onMove={onMove}
        />
      )}
    </li>
  );
}
