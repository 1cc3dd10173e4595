import type { HistoryEntry } from '#modules/leads/contract/leads/lead-history.ts';

/** Delivery states that need no attention. `kept`: stored, because no mail server is configured. */
const SUCCESSFUL_STATES = new Set(['sent', 'delivered', 'kept']);

/** Groups adjacent successful deliveries; all other entries stay single [LEAD-08]. */
export function groupDeliveries(entries: readonly HistoryEntry[]): HistoryEntry[][] {
  const groups: HistoryEntry[][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last?.[0] && isSuccessfulDelivery(last[0]) && isSuccessfulDelivery(entry)) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/** User actions and failures take precedence; deliveries fill the remaining places. The order is preserved. */
export function latestEntries(entries: readonly HistoryEntry[], limit: number): HistoryEntry[] {
  const eventful = entries.filter((entry) => !isSuccessfulDelivery(entry)).slice(0, limit);
  const deliveries = entries.filter(isSuccessfulDelivery).slice(0, limit - eventful.length);
  const shown = new Set([...eventful, ...deliveries]);
  return entries.filter((entry) => shown.has(entry));
}

/** Successful mails and webhook calls; there are many, and no user caused them. */
function isSuccessfulDelivery({ kind, detail }: HistoryEntry): boolean {
  return (kind === 'mail' || kind === 'webhook') && SUCCESSFUL_STATES.has(detail.state);
}
