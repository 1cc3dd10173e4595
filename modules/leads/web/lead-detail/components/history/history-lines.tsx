import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import type { HistoryEntry } from '#modules/leads/contract/leads/lead-history.ts';
import { MarkedText } from '#platform/web/display/marked-text.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useToldHistory } from '../../data/history/use-told-history.ts';
import { EditedParts } from './edited-parts.tsx';
import classes from './history.module.css';
import { ReplayWebhook } from './replay-webhook.tsx';

/** Lines of the history on their line, the latest first; short ones leave out what is small. */
export function HistoryLines({
  lead,
  entries,
  isShort = false,
}: {
  lead: Lead;
  entries: readonly HistoryEntry[];
  isShort?: boolean;
}) {
  const { moment } = useFormat();
  const tell = useToldHistory(lead, entries);
  return (
    <ol className={classes.lines}>
      {entries.map((entry) => {
        const { text, isBad, notes = [], changes = [], replay } = tell(entry);
        const small = notes.filter(Boolean);
        return (
          <li key={entry.id} className={classes.line} data-bad={isBad || undefined}>
            <div className={classes.words}>
              <span className={classes.text}>
                <MarkedText text={text} />
              </span>
              {!isShort && small.length > 0 && <small>{small.join(' · ')}</small>}
              {!isShort && changes.length > 0 && <EditedParts changes={changes} />}
              {!isShort && replay !== undefined && (
                <ReplayWebhook lead={lead} deliveryId={replay} />
              )}
            </div>
            <time dateTime={entry.at}>{moment(entry.at)}</time>
          </li>
        );
      })}
    </ol>
  );
}
