import {
  gainsByKeep,
  type Standing,
  UNDO_DAYS,
} from '#modules/leads/contract/leads/lead-machine.ts';
import { type ActingParty, isSameParty } from '#modules/leads/contract/leads/lead-party.ts';
import { daysAfter } from './days-after.ts';
import type { LeadRowKept } from './lead-row.ts';

type Parts = Pick<
  LeadRowKept,
  'status' | 'owner' | 'subscribers' | 'rejected' | 'keeps' | 'closes_at' | 'undoable'
>;

/** The lead as one party meets it at one moment. */
export function standingOfLead(lead: Parts, party: ActingParty, at: Date): Standing {
  const own = party.email?.toLowerCase();
  const isOwn = ({ email }: { email: string }) => email.toLowerCase() === own;
  const { undoable } = lead;
  return {
    status: lead.status,
    owner: lead.owner ? (isOwn(lead.owner) ? 'self' : 'another') : 'nobody',
    isAsked: lead.subscribers.some(isOwn),
    isOff: lead.rejected.some(isOwn),
    keeps: lead.keeps,
    gainsByKeep: gainsByKeep(lead.closes_at, at),
    canUndo:
      undoable !== null &&
      isSameParty(undoable.by, party) &&
      daysAfter(new Date(undoable.at), UNDO_DAYS) > at,
  };
}
