import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/web/format/use-format.ts';
import classes from './line.module.css';

export interface TabItem {
  id: string;
  label: ReactNode;
  /** How many are behind this tab. */
  count?: number | undefined;
  /** The count is of failures and shown in red. */
  isCountBad?: boolean;
  /** How many fields behind this tab are wrong: a red badge. */
  wrong?: number | undefined;
}

export function TabItemContent({ piece }: { piece: TabItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      {piece.label}
      {piece.count !== undefined && (
        <span className={classes.count} data-bad={piece.isCountBad}>
          {format.number(piece.count)}
        </span>
      )}
      {piece.wrong !== undefined && piece.wrong > 0 && (
        <span
          className={classes.wrong}
          role="img"
          aria-label={t('platform:line.wrong', { count: piece.wrong })}
        >
          {format.number(piece.wrong)}
        </span>
      )}
    </>
  );
}
