import { useTranslation } from 'react-i18next';
import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import type { HistoryEntry } from '#modules/leads/contract/leads/lead-history.ts';
import { MarkedText } from '#platform/web/display/marked-text.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { FormattedEntry } from '../../data/history/formatted-entry.ts';
import { groupDeliveries } from '../../data/history/group-deliveries.ts';
import { useHistoryFormatter } from '../../data/history/use-history-formatter.ts';
import { EditedParts } from './edited-parts.tsx';
import classes from './history.module.css';
import { ReplayWebhook } from './replay-webhook.tsx';

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
  const tell = useHistoryFormatter(lead, entries);
  const line = (entry: HistoryEntry) => (
    <Line key={entry.id} lead={lead} at={entry.at} told={tell(entry)} isShort={isShort} />
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
  told: { text, isBad, notes = [], changes = [], replay },
  isShort,
}: {
  lead: Lead;
  at: string;
  told: FormattedEntry;
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
