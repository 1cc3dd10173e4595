import { useTranslation } from 'react-i18next';
import type { FormattedEntry } from '../../data/history/formatted-entry.ts';
import classes from './history.module.css';

/** Each edited part as it was and as it is. */
export function EditedParts({ changes }: { changes: NonNullable<FormattedEntry['changes']> }) {
  const { t } = useTranslation();
  return (
    <ul className={classes.changes}>
      {changes.map(({ part, before, after }) => (
        <li key={part} aria-label={t('leads:history.beforeAfter', { part })}>
          {changes.length > 1 && <span className={classes.part}>{part}</span>}
          <del>{before}</del>
          <span aria-hidden="true">→</span>
          <ins>{after}</ins>
        </li>
      ))}
    </ul>
  );
}
