import { isSameActor, type LeadActor } from '#modules/leads/contract/leads/lead-actor.ts';
import {
  doesKeepExtendDeadline,
  type LeadStateForActor,
  UNDO_DAYS,
} from '#modules/leads/contract/leads/lead-machine.ts';
import { daysAfter } from './days-after.ts';
import type { StoredLead } from './lead-row.ts';

type Parts = Pick<
  StoredLead,
  'status' | 'owner' | 'subscribers' | 'rejected' | 'keeps' | 'closes_at' | 'undoable'
>;

/** The state of a lead as seen by one party at a given time. */
export function leadStateForActor(lead: Parts, party: LeadActor, at: Date): LeadStateForActor {
  const own = party.email?.toLowerCase();
  const isOwn = ({ email }: { email: string }) => email.toLowerCase() === own;
  const { undoable } = lead;
  return {
    status: lead.status,
    owner: lead.owner ? (isOwn(lead.owner) ? 'self' : 'another') : 'nobody',
    isAsked: lead.subscribers.some(isOwn),
    isOff: lead.rejected.some(isOwn),
    keeps: lead.keeps,
    gainsByKeep: doesKeepExtendDeadline(lead.closes_at, at),
    canUndo:
      undoable !== null &&
      isSameActor(undoable.by, party) &&
      daysAfter(new Date(undoable.at), UNDO_DAYS) > at,
  };
}
