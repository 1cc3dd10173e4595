import { Button } from '@mantine/core';
import { IconAlertTriangle, IconChevronDown, IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { MoveButtons, moveByKeys } from '#platform/web/display/row-order.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './settings.module.css';

/** Position of an item in its list, and a function to move it; the order decides which item applies. */
export interface RowPlace {
  at: number;
  total: number;
  move: (by: number) => void;
}

/** An item of a settings list: one line that opens its fields below. Alt with an arrow key moves it. */
export function OpenableRow({
  path,
  name,
  line,
  note,
  tool,
  place,
  isOpen,
  isWrong = false,
  isIncomplete = false,
  remove,
  onToggle,
  children,
}: {
  /** Path of the item in the form, for its errors. */
  path: string;
  name: string;
  line: ReactNode;
  note?: string | undefined;
  tool?: ReactNode;
  place?: RowPlace;
  isOpen: boolean;
  isWrong?: boolean;
  isIncomplete?: boolean;
  remove: { label: string; run: () => void };
  onToggle: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const id = useId();
  const moveByKey = (event: KeyboardEvent) => {
    const by = place && moveByKeys(event);
    if (!by) return;
    moveKeepingFocus(place, by);
  };
  return (
    <li className={classes.row} data-path={path} data-open={isOpen || undefined}>
      <div className={classes.rowHead}>
        <button
          type="button"
          className={classes.open}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-keyshortcuts={place && 'Alt+ArrowUp Alt+ArrowDown'}
          onClick={onToggle}
          onKeyDown={moveByKey}
        >
          <span className={classes.line}>{line}</span>
          <Icon of={IconChevronDown} size={14} className={classes.openIcon} />
        </button>
        {isWrong && (
          <span className={classes.wrong}>
            <Icon of={IconAlertTriangle} /> {t('communication:settings.needsCorrection')}
          </span>
        )}
        {note && (
          <span className={classes.note} data-incomplete={isIncomplete}>
            {note}
          </span>
        )}
        {tool}
      </div>
      {isOpen && (
        <div id={id} className={classes.rowBody}>
          {children}
          <ItemActions name={name} remove={remove} {...(place && { place })} />
        </div>
      )}
    </li>
  );
}

/** Below the fields of an item: delete it, or move it in its list. */
export function ItemActions({
  name,
  place,
  remove,
}: {
  name: string;
  place?: RowPlace;
  remove: { label: string; run: () => void };
}) {
  const { t } = useTranslation();
  return (
    <div className={classes.itemActions}>
      <Button
        variant="subtle"
        color="red"
        leftSection={<Icon of={IconTrash} />}
        onClick={remove.run}
      >
        {remove.label}
      </Button>
      {place && place.total > 1 && (
        <span className={classes.moves}>
          {t('communication:settings.place', { at: place.at + 1, total: place.total })}
          <MoveButtons
            labels={{
              up: t('communication:settings.moveUpNamed', { name }),
              down: t('communication:settings.moveDownNamed', { name }),
            }}
            canMove={{ up: place.at > 0, down: place.at < place.total - 1 }}
            onMove={(by) => moveKeepingFocus(place, by)}
          />
        </span>
      )}
    </div>
  );
}

/** A moved row loses the focus, so it is restored. */
function moveKeepingFocus(place: RowPlace, by: number) {
  const focused = document.activeElement;
  place.move(by);
  requestAnimationFrame(() => focused instanceof HTMLElement && focused.focus());
}
