import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { gainsByKeep, type LeadAction } from '#modules/leads/contract/leads/lead-machine.ts';

const ORDER: readonly LeadAction[] = ['undo', 'keep', 'reject', 'lose', 'convert', 'accept'];

export interface NextAction {
  action: LeadAction;
  /** What is due is filled, what can come of it as well is outlined, the rest is bare. */
  weight: 'due' | 'possible' | 'rare';
}

/** What stands on the counter, the due action last; the server has said what the reader can do [LEAD-04]. */
export function nextActions(
  { status, actions, closesAt }: Pick<Lead, 'status' | 'actions' | 'closesAt'>,
  now: number,
): NextAction[] {
  // The page may have been open for days since the server said it.
  const isKeepUseful = gainsByKeep(closesAt === null ? null : new Date(closesAt), new Date(now));
  const due = ({ new: 'accept', accepted: 'convert' } as const)[status as 'new' | 'accepted'];
  return ORDER.filter(
    (action) => actions.includes(action) && (action !== 'keep' || isKeepUseful),
  ).map((action) => ({
    action,
    weight:
      action === due ? 'due' : action === 'convert' || action === 'lose' ? 'possible' : 'rare',
  }));
}
