import type { LeadRecipient } from '#modules/leads/contract/intake/routing.ts';
import type { LeadMailData } from '../mails/lead-mail-data.ts';

/** The owner may act. Until there is an owner, every recipient may. */
export function isResponsibleRecipient(
  lead: Pick<LeadMailData, 'status' | 'owner' | 'subscribers'>,
  { email }: Pick<LeadRecipient, 'email'>,
): boolean {
  const isThem = (party: LeadRecipient) => party.email.toLowerCase() === email.toLowerCase();
  if (lead.status === 'accepted') return lead.owner !== null && isThem(lead.owner);
  return lead.status === 'new' && lead.subscribers.some(isThem);
}
