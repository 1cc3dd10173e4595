import type { LeadActor } from '#modules/leads/contract/leads/lead-actor.ts';
import type { ActorKind } from '#modules/leads/contract/leads/lead-machine.ts';
import type { StoredLead } from '../leads/lead-row.ts';
import type { LeadPart } from '../tables/token-tables.ts';
import type { LeadLink } from './resolve-link-token.ts';

const KINDS: Record<LeadPart, ActorKind> = {
  subscriber: 'recipient',
  observer: 'observer',
  consumer: 'consumer',
};

/** The link holder as acting party, with name and language from the lead. */
export function findLinkActor(
  lead: Pick<
    StoredLead,
    'owner' | 'subscribers' | 'observers' | 'rejected' | 'firstname' | 'lastname' | 'metadata'
  >,
  { recipient, part }: Pick<LeadLink, 'recipient' | 'part'>,
): LeadActor & { locale: string | null } {
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
