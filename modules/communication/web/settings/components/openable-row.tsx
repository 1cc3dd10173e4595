import { ActionIcon } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconChevronRight,
} from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { moveByKeys } from '#platform/web/display/row-order.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from './settings.module.css';

/** Position of a row in its list, and functions to move it; the order decides which row applies. */
export interface RowPlace {
  at: number;
  total: number;
  move: (by: number) => void;
}

/** An item of a settings list: a row that expands to its fields and can be moved by buttons or Alt with an arrow. */
export function OpenableRow({
  rowId,
  title,
  about,
  note,
  tool,
  place,
  isOpen,
  isWrong = false,
  isIncomplete = false,
  onToggle,
  children,
}: {
  rowId?: string;
  title: string;
  about: string;
  note?: string | undefined;
  tool?: ReactNode;
  place?: RowPlace;
  isOpen: boolean;
  isWrong?: boolean;
  isIncomplete?: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const id = useId();
  const moveByKey = (event: KeyboardEvent) => {
    const by = place && moveByKeys(event);
    if (!by) return;
    const { currentTarget } = event;
    place.move(by);
    focusAgain(currentTarget);
  };
  return (
    <li className={classes.row} id={rowId} data-wrong={isWrong}>
      <div className={classes.rowHead}>
        <button
          type="button"
          className={classes.open}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-keyshortcuts={place && 'Alt+ArrowUp Alt+ArrowDown'}
          onClick={onToggle}
          onKeyDown={moveByKey}
        >
          <Icon of={isOpen ? IconChevronDown : IconChevronRight} />
          <span>
            <b>{title}</b>
            <small>{about}</small>
          </span>
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
        {place && place.total > 1 && <MoveButtons title={title} place={place} />}
      </div>
      {isOpen && (
        <div id={id} className={classes.rowBody}>
          {children}
        </div>
      )}
    </li>
  );
}

function MoveButtons({ title, place }: { title: string; place: RowPlace }) {
  const { t } = useTranslation();
  const { at, total, move } = place;
  const button = (by: -1 | 1, label: string, icon: typeof IconArrowUp, isEnd: boolean) => (
    <ActionIcon
      variant="subtle"
      aria-label={label}
      aria-disabled={isEnd}
      {...(isEnd && { 'data-disabled': true })}
      onClick={({ currentTarget }) => {
        if (isEnd) return;
        move(by);
        focusAgain(currentTarget);
      }}
    >
      <Icon of={icon} />
    </ActionIcon>
  );
  return (
    <span className={classes.moves}>
      {button(-1, t('communication:settings.moveUpNamed', { name: title }), IconArrowUp, at === 0)}
      {button(
        1,
        t('communication:settings.moveDownNamed', { name: title }),
        IconArrowDown,
        at === total - 1,
      )}
    </span>
  );
}

/** A moved row loses the focus, so it is restored. */
function focusAgain(element: EventTarget & Element) {
  requestAnimationFrame(() => element instanceof HTMLElement && element.focus());
}
