import { userMailsCall } from '#modules/accounts/contract/invite-user.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { State, type StateTone } from '#platform/web/display/states/state.tsx';
import { QueryBoundary, SkeletonRows } from '#platform/web/feedback/loading-states.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { deliveryReasonText } from '../data/user-state.ts';
import classes from './user-panel.module.css';

const SHOWN = {
  queued: { tone: 'plain', word: 'accounts:sent.state.queued' },
  sending: { tone: 'plain', word: 'accounts:sent.state.sending' },
  sent: { tone: 'ok', word: 'accounts:sent.state.sent' },
  kept: { tone: 'due', word: 'accounts:sent.state.kept' },
  cancelled: { tone: 'off', word: 'accounts:sent.state.cancelled' },
  unknown: { tone: 'due', word: 'accounts:sent.state.unknown' },
  failed: { tone: 'bad', word: 'accounts:sent.state.failed' },
} as const satisfies Record<string, { tone: StateTone; word: string }>;

/** Invitation mails to a user with their status, newest first. */
export function SentMails({ clientId, userId }: { clientId: string; userId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const mails = useCall(userMailsCall, { params: { id: userId }, query: { clientId } });
  const why = ({ reason, nextTryAt }: { reason: string | null; nextTryAt: string | null }) => {
    const details = [
      reason && t(deliveryReasonText(reason)),
      nextTryAt && t('accounts:sent.nextTry', { when: format.moment(nextTryAt) }),
    ].filter(Boolean);
    return details.length > 0 && { reason: details.join(' · ') };
  };
  return (
    <QueryBoundary
      query={mails}
      loading={<SkeletonRows rows={2} />}
      isEmpty={(all) => all.length === 0}
      empty={<p className={classes.none}>{t('accounts:sent.none')}</p>}
    >
      {(all) => (
        <ul>
          {all.map(({ id, sentAt, status, reason, nextTryAt }) => (
            <li key={id} className={classes.mail}>
              <State tone={SHOWN[status].tone} {...why({ reason, nextTryAt })}>
                {t(SHOWN[status].word)}
              </State>
              <span className={classes.when}>{format.moment(sentAt)}</span>
            </li>
          ))}
        </ul>
      )}
    </QueryBoundary>
  );
}
