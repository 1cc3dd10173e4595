import { useTranslation } from 'react-i18next';
import type { TouchpointRow } from '#modules/touchpoints/contract/touchpoint.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import classes from './list.module.css';
import { STATE_NAMES } from './touchpoint-names.ts';

/** The active period; touchpoints that have not started or are over show that state. */
export function Period({ touchpoint }: { touchpoint: TouchpointRow }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { started, ended, createdAt, state } = touchpoint;
  if (state === 'deleted') return <span className={classes.quiet}>{t(STATE_NAMES.deleted)}</span>;
  // An ended touchpoint shows its end date; one that ended by its visit cap has none.
  if (state === 'over')
    return (
      <span className={classes.quiet}>
        {[t(STATE_NAMES.over), ...(isPast(ended) ? [format.date(ended)] : [])].join(' · ')}
      </span>
    );
  const from = started ?? createdAt;
  const words =
    ended === null
      ? t('touchpoints:list.from', { date: format.date(from) })
      : format.period(from, ended);
  return <span className={state === 'planned' ? classes.due : classes.quiet}>{words}</span>;
}

function isPast(moment: string | null): moment is string {
  return moment !== null && Date.parse(moment) <= Date.now();
}
