import { type Brand, findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import type { Form } from '#modules/forms/contract/form.ts';
import type { ActorKind, LeadActor } from '#modules/leads/contract/leads/lead-machine.ts';
import { type LinkFault, linkProblems } from '#modules/leads/contract/links/link-calls.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import { readForm } from '../forms/read-form.ts';
import type { StoredLead } from '../leads/change-lead.ts';
import { hashLinkToken, isTokenShaped } from '../mails/link-to-lead.ts';
import { hasLeftBrand } from '../routing/resolve-lead-recipients.ts';
import type { LeadPart } from '../tables/token-tables.ts';
import type { Context, LeadsTables } from '../tables.ts';

/** Target of a token: one lead for one recipient. */
export interface LeadLink {
  clientId: string;
  leadId: string;
  token: string;
  /** In lower case. */
  recipient: string;
  part: LeadPart;
  /** Another recipient accepted the lead; nothing else is shown. */
  isTaken: boolean;
}

/**
 * Resolves a token or returns the fault. Malformed tokens cost nothing, others one index lookup, whether they exist or
 * not. A token used with another lead's id opens neither.
 */
export async function resolveLinkToken(
  { app }: { app: App },
  { token, leadId }: { token: string; leadId?: string | undefined },
  at: Date = new Date(),
): Promise<LeadLink | LinkFault> {
  if (!isTokenShaped(token)) return 'malformed';
  const db = app.database.acrossClients<LeadsTables>();
  const row = await db
    .selectFrom('leads.lead_tokens')
    .selectAll()
    .where('token_hash', '=', hashLinkToken({ app }, token))
    .executeTakeFirst();
  if (!row) return 'unknown';
  if (leadId !== undefined && row.lead_id !== leadId.toLowerCase()) return 'foreign';
  const { client_id: clientId } = row;
  const brand = await app.ports.call(findBrand, { clientId }, { db, app });
  if (!brand) return 'unknown';
  if (brand.archived) return 'closed';
  if (row.expires_at <= at) return 'expired';
  if (row.ended_at && row.ended_why !== 'taken') return 'ended';
  const { recipient: email, part } = row;
  if (part !== 'consumer' && (await hasLeftBrand({ db, app }, { clientId, email }))) return 'ended';
  return {
    clientId,
    leadId: row.lead_id,
    token,
    recipient: email,
    part,
    isTaken: row.ended_at !== null,
  };
}

/** The brand of a formerly valid link: its page may name it, because only its recipient had the link. */
export async function findTokenBrand({ app }: { app: App }, token: string): Promise<Brand | null> {
  const db = app.database.acrossClients<LeadsTables>();
  const row = await db
    .selectFrom('leads.lead_tokens')
    .select('client_id')
    .where('token_hash', '=', hashLinkToken({ app }, token))
    .executeTakeFirst();
  return row ? app.ports.call(findBrand, { clientId: row.client_id }, { db, app }) : null;
}

/** Resolves a link for a call; throws if it is invalid. */
export async function openLink(
  { app }: { app: App },
  linkParams: { token: string; leadId?: string },
  at?: Date,
): Promise<LeadLink> {
  const link = await resolveLinkToken({ app }, linkParams, at);
  if (typeof link === 'string') throw linkProblems[link]();
  return link;
}

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
  const participants = [lead.owner ?? [], lead.subscribers, lead.observers, lead.rejected].flat();
  const participant = participants.find(({ email }) => email.toLowerCase() === recipient);
  return {
    kind,
    name: participant?.name ?? '',
    email: participant?.email ?? recipient,
    userId: participant?.userId ?? null,
    locale: participant?.locale ?? null,
  };
}

/** The lead of a link with its form. */
export async function readLinkedLead(
  { db, app }: Context,
  { clientId, leadId }: Pick<LeadLink, 'clientId' | 'leadId'>,
): Promise<{ lead: StoredLead; form: Form }> {
  const lead = await db
    .selectFrom('leads.leads')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('id', '=', leadId)
    .executeTakeFirst();
  // Deleted after the link was resolved.
  if (!lead) throw notFound();
  return { lead, form: await readForm({ db, app }, { clientId, id: lead.form_id }) };
}
