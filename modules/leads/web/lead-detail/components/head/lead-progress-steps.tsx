import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import type { LeadStatus } from '#modules/leads/contract/leads/lead-status.ts';
import { MarkedText } from '#platform/web/display/marked-text.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { computeLeadDeadline } from '../../../data/compute-lead-deadline.ts';
import { reasonTextKey, sourceTextKey, useActorName } from '../../data/lead-labels.ts';
import classes from './head.module.css';

/** New, accepted, converted or lost: when and by whom, and by when something is due [LEAD-02]. */
export function LeadProgressSteps({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  const { dateHere, time, ago, shortDay } = useFormat();
  const formatActor = useActorName();
  const [now] = useState(Date.now);
  const way = computeLeadProgress(lead, now);
  const { status, acceptedAt, closesAt, answerBy, owner, closedBy, handled } = lead;
  const moment = (at: string) => `${dateHere(at)}, ${time(at)}`;
  const ended = lead.convertedAt ?? lead.lostAt;
  const why = reasonTextKey('lose', lead.lostReason);
  const by = (at: string, name: string | undefined) =>
    name ? t('leads:detail.way.by', { when: moment(at), who: name }) : moment(at);
  return (
    <ol className={classes.way} aria-label={t('leads:detail.way.label')}>
      <Station
        of="new"
        name={t('platform:status.new')}
        isReached
        isPassed={way.isAnswered}
        isHere={status === 'new'}
        used={status === 'new' ? way.used : undefined}
      >
        {moment(lead.createdAt)}, {t(sourceTextKey(lead.source))}
      </Station>
      <Station
        of="accepted"
        name={t('platform:status.accepted')}
        isReached={acceptedAt !== null}
        isPassed={acceptedAt !== null && way.hasEnded}
        isHere={status === 'accepted'}
        used={status === 'accepted' ? way.used : undefined}
        isDue={way.isLate}
      >
        {acceptedAt !== null && by(acceptedAt, owner?.name || owner?.email)}
        {handled && ` · ${t('leads:detail.way.handled', { who: formatActor(handled.by) })}`}
        {status === 'new' && answerBy !== null && (
          <MarkedText
            text={t(way.isLate ? 'leads:detail.way.answerLate' : 'leads:detail.way.answerBy', {
              in: ago(answerBy),
              day: `${shortDay(answerBy)}, ${time(answerBy)}`,
            })}
          />
        )}
      </Station>
      <Station
        of={status === 'lost' ? 'lost' : 'converted'}
        name={t(
          status === 'lost' || status === 'converted'
            ? `platform:status.${status}`
            : 'leads:detail.way.ends',
        )}
        isReached={way.hasEnded}
        isHere={way.hasEnded}
        isDue={way.isSoon}
      >
        {way.hasEnded &&
          ended !== null &&
          (closedBy?.kind === 'suite'
            ? t('leads:detail.way.automatic', { when: moment(ended) })
            : by(ended, closedBy ? formatActor(closedBy) : undefined))}
        {way.hasEnded && why && ` · ${[t(why), lead.lostWords].filter(Boolean).join(': ')}`}
        {!way.hasEnded && closesAt !== null && (
          <MarkedText
            text={t('leads:detail.way.lostIn', { in: ago(closesAt), day: shortDay(closesAt) })}
          />
        )}
      </Station>
    </ol>
  );
}

function Station(given: {
  of: LeadStatus;
  name: string;
  isReached: boolean;
  isPassed?: boolean;
  isHere: boolean;
  /** How much of the time on this piece is over. */
  used?: number | undefined;
  isDue?: boolean;
  children: ReactNode;
}) {
  return (
    <li
      className={classes.station}
      data-status={given.of}
      data-reached={given.isReached || undefined}
      data-passed={given.isPassed || undefined}
      data-here={given.isHere || undefined}
      aria-current={given.isHere ? 'step' : undefined}
    >
      {given.used !== undefined && (
        <span
          className={classes.used}
          style={{ width: `calc((100% - 14px) * ${given.used})` }}
          aria-hidden="true"
        />
      )}
      <span className={classes.name}>{given.name}</span>
      <span className={classes.said} data-due={given.isDue || undefined}>
        {given.children}
      </span>
    </li>
  );
}

type Times = Pick<Lead, 'status' | 'createdAt' | 'acceptedAt' | 'closesAt' | 'answerBy'>;

/** How far a lead has come at one moment. */
interface LeadProgressDisplay {
  /** Its piece of the line is walked to the end. */
  isAnswered: boolean;
  hasEnded: boolean;
  /** Between 0 and 1: how much of the time until it is lost automatically is over. */
  used: number;
  /** Under two days are left. */
  isSoon: boolean;
  /** The brand's own goal for an answer has passed. */
  isLate: boolean;
}

export function computeLeadProgress(lead: Times, now: number): LeadProgressDisplay {
  const { status, acceptedAt, answerBy } = lead;
  const hasEnded = status === 'converted' || status === 'lost';
  const due = hasEnded ? null : computeLeadDeadline(lead, now);
  return {
    isAnswered: acceptedAt !== null || hasEnded,
    hasEnded,
    used: hasEnded ? 1 : (due?.used ?? 0),
    isSoon: due?.isSoon ?? false,
    isLate: status === 'new' && answerBy !== null && Date.parse(answerBy) < now,
  };
}
