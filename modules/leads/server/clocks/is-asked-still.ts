import type { LeadParty } from '#modules/leads/contract/intake/routing.ts';
import type { ToldLead } from '../mails/told-lead.ts';

/** Who has it answers it; while nobody has, everybody who was asked does. */
export function isAskedStill(
  lead: Pick<ToldLead, 'status' | 'owner' | 'subscribers'>,
  { email }: Pick<LeadParty, 'email'>,
): boolean {
  const isThem = (party: LeadParty) => party.email.toLowerCase() === email.toLowerCase();
  if (lead.status === 'accepted') return lead.owner !== null && isThem(lead.owner);
  return lead.status === 'new' && lead.subscribers.some(isThem);
}
