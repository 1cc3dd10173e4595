import { type ReactNode, useState } from 'react';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import type { LeadStatus } from '#modules/leads/contract/leads/lead-status.ts';
import { MarkedText } from '#platform/web/display/marked-text.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { reasonTextKey, sourceTextKey, useActorName } from '../../data/lead-labels.ts';
import { computeLeadProgress } from '../../data/lead-progress.ts';
import classes from './head.module.css';

/** Steps of a lead with time, actor and the next deadline [LEAD-02]. */
export function LeadProgressSteps({ lead }: { lead: Lead }) {
  const { t } = useTranslation();
  const { dateHere, time, ago, shortDay } = useFormat();
  const formatActor = useActorName();
  const [now] = useState(Date.now);
  const progress = computeLeadProgress(lead, now);
  const { status, acceptedAt, closesAt, answerBy, owner, closedBy, handled } = lead;
  const moment = (at: string) => `${dateHere(at)}, ${time(at)}`;
  const endedAt = lead.convertedAt ?? lead.lostAt;
  const lostReasonKey = reasonTextKey('lose', lead.lostReason);
  const by = (at: string, name: string | undefined) =>
    name ? t('leads:detail.way.by', { when: moment(at), who: name }) : moment(at);
  return (
    <ol className={classes.way} aria-label={t('leads:detail.way.label')}>
      <Step
        of="new"
        name={t('platform:status.new')}
        isReached
        isPassed={progress.isAnswered}
        isHere={status === 'new'}
        used={status === 'new' ? progress.used : undefined}
      >
        {moment(lead.createdAt)}, {t(sourceTextKey(lead.source))}
      </Step>
      <Step
        of="accepted"
        name={t('platform:status.accepted')}
        isReached={acceptedAt !== null}
        isPassed={acceptedAt !== null && progress.hasEnded}
        isHere={status === 'accepted'}
        used={status === 'accepted' ? progress.used : undefined}
      >
        {acceptedAt !== null && by(acceptedAt, owner?.name || owner?.email)}
        {handled && ` · ${t('leads:detail.way.handled', { who: formatActor(handled.by) })}`}
        {status === 'new' && answerBy !== null && (
          <MarkedText
            text={t(progress.isLate ? 'leads:detail.way.answerLate' : 'leads:detail.way.answerBy', {
              in: ago(answerBy),
              day: `${shortDay(answerBy)}, ${time(answerBy)}`,
            })}
          />
        )}
      </Step>
      <Step
        of={status === 'lost' ? 'lost' : 'converted'}
        name={t(
          status === 'lost' || status === 'converted'
            ? `platform:status.${status}`
            : 'leads:detail.way.ends',
        )}
        isReached={progress.hasEnded}
        isHere={progress.hasEnded}
      >
        {progress.hasEnded &&
          endedAt !== null &&
          (closedBy?.kind === 'suite'
            ? t('leads:detail.way.automatic', { when: moment(endedAt) })
            : by(endedAt, closedBy ? formatActor(closedBy) : undefined))}
        {progress.hasEnded &&
          lostReasonKey &&
          ` · ${[t(lostReasonKey), lead.lostWords].filter(Boolean).join(': ')}`}
        {!progress.hasEnded && closesAt !== null && (
          <MarkedText
            text={t('leads:detail.way.lostIn', { in: ago(closesAt), day: shortDay(closesAt) })}
          />
        )}
      </Step>
    </ol>
  );
}

function Step(given: {
  of: LeadStatus;
  name: string;
  isReached: boolean;
  isPassed?: boolean;
  isHere: boolean;
  /** Elapsed share of the step's time, 0 to 1. */
  used?: number | undefined;
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
      <span className={classes.said}>{given.children}</span>
    </li>
  );
}
