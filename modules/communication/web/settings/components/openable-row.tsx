import { IconAlertTriangle, IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import classes from './settings.module.css';

/** One of a list of settings: a line that opens to its fields. */
export function OpenableRow({
  title,
  about,
  note,
  tool,
  isOpen,
  isWrong = false,
  isIncomplete = false,
  onToggle,
  children,
}: {
  title: string;
  about: string;
  note?: string;
  tool?: ReactNode;
  isOpen: boolean;
  isWrong?: boolean;
  isIncomplete?: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <li className={classes.row} data-wrong={isWrong}>
      <div className={classes.rowHead}>
        <button
          type="button"
          className={classes.open}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
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
      </div>
      {isOpen && (
        <div id={id} className={classes.rowBody}>
          {children}
        </div>
      )}
    </li>
  );
}
