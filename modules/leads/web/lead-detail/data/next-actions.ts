import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import { KEEP_DAYS, type LeadAction } from '#modules/leads/contract/leads/lead-machine.ts';

const KEEP_MS = KEEP_DAYS * 24 * 3_600_000;
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
  // Earlier, keeping it would only shorten its time.
  const isKeepUseful = closesAt !== null && Date.parse(closesAt) - now < KEEP_MS;
  const due = ({ new: 'accept', accepted: 'convert' } as const)[status as 'new' | 'accepted'];
  return ORDER.filter(
    (action) => actions.includes(action) && (action !== 'keep' || isKeepUseful),
  ).map((action) => ({
    action,
    weight:
      action === due ? 'due' : action === 'convert' || action === 'lose' ? 'possible' : 'rare',
  }));
}
