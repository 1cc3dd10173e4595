import { leadRefusals } from '#modules/leads/contract/leads/lead-problems.ts';
import type { StoredLead } from './lead-row.ts';
import { refusalParams } from './refusal-params.ts';

/** Refuses to forward or move a converted or lost lead. */
export function refuseEnded(lead: StoredLead): void {
  const refusal =
    lead.status === 'converted'
      ? 'alreadyConverted'
      : lead.status === 'lost'
        ? 'alreadyLost'
        : undefined;
  if (refusal) throw leadRefusals[refusal](refusalParams(lead, refusal));
}
