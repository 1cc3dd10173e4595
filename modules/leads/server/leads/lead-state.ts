import {
  daysAfter,
  doesKeepExtendDeadline,
  isSameActor,
  type LeadActor,
  type LeadStateForActor,
  type Refusal,
  UNDO_DAYS,
} from '#modules/leads/contract/leads/lead-machine.ts';
import type { RefusalParams } from '#modules/leads/contract/leads/lead-problems.ts';
import type { StoredLead } from './change-lead.ts';
import { displayName } from './lead-names.ts';

type Parts = Pick<
  StoredLead,
  'status' | 'owner' | 'subscribers' | 'rejected' | 'keeps' | 'closes_at' | 'undoable'
>;

/** The state of a lead as seen by one party at a given time. */
export function leadStateForActor(lead: Parts, actor: LeadActor, at: Date): LeadStateForActor {
  const own = actor.email?.toLowerCase();
  const isOwn = ({ email }: { email: string }) => email.toLowerCase() === own;
  const { undoable } = lead;
  return {
    status: lead.status,
    owner: lead.owner ? (isOwn(lead.owner) ? 'self' : 'another') : 'nobody',
    isRecipient: lead.subscribers.some(isOwn),
    isOff: lead.rejected.some(isOwn),
    keeps: lead.keeps,
    gainsByKeep: doesKeepExtendDeadline(lead.closes_at, at),
    canUndo:
      undoable !== null &&
      isSameActor(undoable.by, actor) &&
      daysAfter(new Date(undoable.at), UNDO_DAYS) > at,
  };
}

/** Name of the owner or of the party that ended the lead, never the address, because the reader may be another shop. */
export function refusalParams(lead: StoredLead, refusal: Refusal): RefusalParams {
  const buildParams = (
    by: { name: string; kind?: string } | null,
    at: Date | string | null,
  ): RefusalParams => ({
    by: by ? displayName(lead, by) : '',
    at: at === null ? '' : new Date(at).toISOString(),
  });
  switch (refusal) {
    case 'alreadyConverted':
      return buildParams(lead.closed_by, lead.converted_at);
    case 'alreadyLost':
      return buildParams(lead.closed_by, lead.lost_at);
    case 'alreadyAccepted':
    case 'takenByAnother':
      return buildParams(lead.owner, lead.accepted_at);
    default:
      return buildParams(null, null);
  }
}
