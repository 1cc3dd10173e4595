import type { Lead } from '#modules/leads/contract/leads/lead.ts';
import {
  doesKeepExtendDeadline,
  type LeadAction,
} from '#modules/leads/contract/leads/lead-machine.ts';

const ORDER: readonly LeadAction[] = ['undo', 'keep', 'reject', 'lose', 'convert', 'accept'];

export interface NextAction {
  action: LeadAction;
  /** Button style: due actions are filled, possible ones outlined, rare ones plain. */
  weight: 'due' | 'possible' | 'rare';
}

/** Actions in the action bar, the due one last; the server decides which are available [LEAD-04]. */
export function nextActions(
  { status, actions, closesAt }: Pick<Lead, 'status' | 'actions' | 'closesAt'>,
  now: number,
): NextAction[] {
  // Recalculated here, because the page may have been open for days.
  const isKeepUseful = doesKeepExtendDeadline(
    closesAt === null ? null : new Date(closesAt),
    new Date(now),
  );
  const due = ({ new: 'accept', accepted: 'convert' } as const)[status as 'new' | 'accepted'];
  return ORDER.filter(
    (action) => actions.includes(action) && (action !== 'keep' || isKeepUseful),
  ).map((action) => ({
    action,
    weight:
      action === due ? 'due' : action === 'convert' || action === 'lose' ? 'possible' : 'rare',
  }));
}
