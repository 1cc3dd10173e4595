import type { PartyKind } from '#modules/leads/contract/leads/lead-machine.ts';
import type { ActingParty } from '#modules/leads/contract/leads/lead-party.ts';
import type { LeadRowKept } from '../leads/lead-row.ts';
import type { LeadPart } from '../tables/token-tables.ts';
import type { LeadLink } from './link-of-token.ts';

const KINDS: Record<LeadPart, PartyKind> = {
  subscriber: 'recipient',
  observer: 'observer',
  consumer: 'consumer',
};

/** Whoever holds the link, by the name and in the language that the lead knows them by. */
export function partyOfLink(
  lead: Pick<
    LeadRowKept,
    'owner' | 'subscribers' | 'observers' | 'rejected' | 'firstname' | 'lastname' | 'metadata'
  >,
  { recipient, part }: Pick<LeadLink, 'recipient' | 'part'>,
): ActingParty & { locale: string | null } {
  const kind = KINDS[part];
  if (part === 'consumer') {
    const name = [lead.firstname, lead.lastname].filter(Boolean).join(' ');
    return { kind, name, email: recipient, userId: null, locale: lead.metadata.locale };
  }
  const told = [lead.owner ?? [], lead.subscribers, lead.observers, lead.rejected].flat();
  const party = told.find(({ email }) => email.toLowerCase() === recipient);
  return {
    kind,
    name: party?.name ?? '',
    email: party?.email ?? recipient,
    userId: party?.userId ?? null,
    locale: party?.locale ?? null,
  };
}
