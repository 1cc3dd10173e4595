import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import type { HistoryEntry, HistoryKind } from '#modules/leads/contract/leads/lead-history.ts';
import type { Teller, ToldEntry } from './told-entry.ts';
import { useToldEdits } from './use-told-edits.ts';
import { useToldHands } from './use-told-hands.ts';
import { useToldMails } from './use-told-mails.ts';
import { useToldSteps } from './use-told-steps.ts';
import { useToldWebhooks } from './use-told-webhooks.ts';

/** Every kind of line that a history can have, in words [LEAD-08]. */
export function useToldHistory(
  lead: Lead,
  entries: readonly HistoryEntry[],
): (entry: HistoryEntry) => ToldEntry {
  const tellers: Teller<HistoryKind> = {
    ...useToldSteps(lead),
    ...useToldHands(),
    ...useToldEdits(lead),
    ...useToldMails(lead.formId, entries),
    ...useToldWebhooks(),
  };
  return (entry) => (tellers[entry.kind] as (one: HistoryEntry) => ToldEntry)(entry);
}
