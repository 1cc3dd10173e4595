import { IconRefresh } from '@tabler/icons-react';
import { changeForms } from '#modules/forms/contract/permissions.ts';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import {
  leadHistoryCall,
  replayLeadWebhookCall,
} from '#modules/leads/contract/leads/lead-calls.ts';
import type { HistoryEntry } from '#modules/leads/contract/leads/lead-history.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import { MarkedText } from '#platform/web/display/marked-text.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useAbility } from '#platform/web/module/current-user.tsx';
import { groupDeliveries } from '../../data/history/group-deliveries.ts';
import type { FormattedEntry } from '../../data/history/history-texts.ts';
import { useHistoryFormatter } from '../../data/history/use-history-formatter.ts';
import classes from './history.module.css';

/** History entries, newest first; the short form omits details. Successful deliveries are collapsed into one line. */
export function HistoryLines({
  lead,
  entries,
  isShort = false,
}: {
  lead: Lead;
  entries: readonly HistoryEntry[];
  isShort?: boolean;
}) {
  const { t } = useTranslation();
  const { moment, number } = useFormat();
  const formatEntry = useHistoryFormatter(lead, entries);
  const line = (entry: HistoryEntry) => (
    <Line
      key={entry.id}
      lead={lead}
      at={entry.at}
      formatted={formatEntry(entry)}
      isShort={isShort}
    />
  );
  return (
    <ol className={classes.lines}>
      {groupDeliveries(entries).map(([latest, ...others]) => {
        if (!latest) return null;
        if (others.length === 0) return line(latest);
        const count = others.length + 1;
        return (
          <li key={latest.id} className={classes.line}>
            <details className={classes.group}>
              <summary>
                <span className={classes.groupName}>
                  {t('leads:history.deliveries', { count, formatted: number(count) })}
                </span>
                <time dateTime={latest.at}>{moment(latest.at)}</time>
              </summary>
              <ol className={classes.lines}>{[latest, ...others].map(line)}</ol>
            </details>
          </li>
        );
      })}
    </ol>
  );
}

function Line({
  lead,
  at,
  formatted: { text, isBad, notes = [], changes = [], replay },
  isShort,
}: {
  lead: Lead;
  at: string;
  formatted: FormattedEntry;
  isShort: boolean;
}) {
  const { moment } = useFormat();
  const small = notes.filter(Boolean);
  return (
    <li className={classes.line} data-bad={isBad || undefined}>
      <div className={classes.words}>
        <span className={classes.text}>
          <MarkedText text={text} />
        </span>
        {!isShort && small.length > 0 && <small>{small.join(' · ')}</small>}
        {!isShort && changes.length > 0 && <EditedParts changes={changes} />}
        {!isShort && replay !== undefined && <ReplayWebhook lead={lead} deliveryId={replay} />}
      </div>
      <time dateTime={at}>{moment(at)}</time>
    </li>
  );
}

/** Each edited part with its values before and after. */
function EditedParts({ changes }: { changes: NonNullable<FormattedEntry['changes']> }) {
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

/** Repeats a failed webhook delivery; only for users that may change the form [LEAD-10]. */
function ReplayWebhook({
  lead: { id: leadId, formId },
  deliveryId,
}: {
  lead: Pick<Lead, 'id' | 'formId'>;
  deliveryId: string;
}) {
  const { t } = useTranslation();
  const say = useProblemText();
  const { mutate, isPending } = useCallMutation(replayLeadWebhookCall, {
    changes: [leadHistoryCall],
  });
  if (!useAbility(changeForms)) return null;
  return (
    <span>
      <ActionButton
        variant="default"
        size="compact-sm"
        isBusy={isPending}
        leftSection={<Icon of={IconRefresh} size={14} />}
        onClick={() =>
          mutate(
            { params: { formId, leadId, deliveryId } },
            {
              onSuccess: () => showToast({ text: t('leads:history.replayed') }),
              onError: (error) => showToast({ tone: 'bad', text: say(error) }),
            },
          )
        }
      >
        {t('leads:notify.sendAgain')}
      </ActionButton>
    </span>
  );
}
