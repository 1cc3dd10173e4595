import { leadRefusals } from '#modules/leads/contract/leads/lead-problems.ts';
import type { LeadRowKept } from './lead-row.ts';
import { toldOfLead } from './told-of-lead.ts';

/** What is converted or lost goes nowhere any more. */
export function refuseEnded(lead: LeadRowKept): void {
  const refusal =
    lead.status === 'converted'
      ? 'alreadyConverted'
      : lead.status === 'lost'
        ? 'alreadyLost'
        : undefined;
  if (refusal) throw leadRefusals[refusal](toldOfLead(lead, refusal));
}
