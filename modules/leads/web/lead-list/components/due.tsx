import { useTranslation } from 'react-i18next';
import type { LeadRow } from '#modules/leads/contract/leads/lead.ts';
import { LOSS_TEXTS } from '#modules/leads/contract/leads/lead-texts.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { computeLeadDeadline, countIdleDays } from '../../data/compute-lead-deadline.ts';
import classes from './lead-list.module.css';

/** Deadline, elapsed time and missed response goal of a lead; for a lost one the reason. */
export function Due({ lead, isShort = false }: { lead: LeadRow; isShort?: boolean }) {
  const { t } = useTranslation();
  const { dueDay, number } = useFormat();
  const due = computeLeadDeadline(lead, Date.now());
  if (!due || lead.closesAt === null) {
    if (lead.lostReason === null) return null;
    const days = countIdleDays(lead);
    return (
      <span className={classes.quiet}>
        {lead.lostReason === 'idle'
          ? t('leads:list.due.idle', { count: days, formatted: number(days) })
          : t(LOSS_TEXTS[lead.lostReason])}
      </span>
    );
  }
  return (
    <span className={classes.due} data-soon={due.isSoon || undefined}>
      {!isShort && (
        <span className={classes.line} aria-hidden="true">
          <span className={classes.used} style={{ width: `${due.used * 100}%` }} />
        </span>
      )}
      {dueDay(lead.closesAt)}
      {due.goalHours !== null && (
        <span
          className={classes.late}
          title={t('leads:list.due.lateHint', {
            count: due.goalHours,
            formatted: number(due.goalHours),
          })}
        >
          {t('leads:list.due.late')}
        </span>
      )}
    </span>
  );
}
