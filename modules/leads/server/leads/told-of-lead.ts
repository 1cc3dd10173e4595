import type { Refusal } from '#modules/leads/contract/leads/lead-machine.ts';
import type { ToldOf } from '#modules/leads/contract/leads/lead-problems.ts';
import type { LeadRowKept } from './lead-row.ts';
import { nameTold } from './name-told.ts';

/** Who has the lead or has ended it, by name and never by address: whoever asks may be another shop. */
export function toldOfLead(lead: LeadRowKept, refusal: Refusal): ToldOf {
  const told = (by: { name: string; kind?: string } | null, at: Date | string | null): ToldOf => ({
    by: by ? nameTold(lead, by) : '',
    at: at === null ? '' : new Date(at).toISOString(),
  });
  switch (refusal) {
    case 'alreadyConverted':
      return told(lead.closed_by, lead.converted_at);
    case 'alreadyLost':
      return told(lead.closed_by, lead.lost_at);
    case 'alreadyAccepted':
    case 'takenByAnother':
      return told(lead.owner, lead.accepted_at);
    default:
      return told(null, null);
  }
}
