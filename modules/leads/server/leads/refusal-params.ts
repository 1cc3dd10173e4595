import type { Refusal } from '#modules/leads/contract/leads/lead-machine.ts';
import type { RefusalParams } from '#modules/leads/contract/leads/lead-problems.ts';
import { displayName } from './display-name.ts';
import type { StoredLead } from './lead-row.ts';

/** Name of the owner or of the party that ended the lead, never the address, because the reader may be another shop. */
export function refusalParams(lead: StoredLead, refusal: Refusal): RefusalParams {
  const told = (
    by: { name: string; kind?: string } | null,
    at: Date | string | null,
  ): RefusalParams => ({
    by: by ? displayName(lead, by) : '',
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
