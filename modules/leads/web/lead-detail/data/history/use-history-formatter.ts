import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import type { HistoryEntry, HistoryKind } from '#modules/leads/contract/leads/lead-history.ts';
import type { EntryFormatter, FormattedEntry } from './formatted-entry.ts';
import { useAssignmentFormatter } from './use-assignment-formatter.ts';
import { useEditFormatter } from './use-edit-formatter.ts';
import { useMailFormatter } from './use-mail-formatter.ts';
import { useStatusFormatter } from './use-status-formatter.ts';
import { useWebhookFormatter } from './use-webhook-formatter.ts';

/** Texts for all kinds of history entries [LEAD-08]. */
export function useHistoryFormatter(
  lead: Lead,
  entries: readonly HistoryEntry[],
): (entry: HistoryEntry) => FormattedEntry {
  const tellers: EntryFormatter<HistoryKind> = {
    ...useStatusFormatter(lead),
    ...useAssignmentFormatter(),
    ...useEditFormatter(lead),
    ...useMailFormatter(lead.formId, entries),
    ...useWebhookFormatter(),
  };
  return (entry) => (tellers[entry.kind] as (one: HistoryEntry) => FormattedEntry)(entry);
}
