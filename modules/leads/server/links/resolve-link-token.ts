import { type Brand, findBrand } from '#modules/directory/contract/clients/brand.ts';
import { type LinkFault, linkProblems } from '#modules/leads/contract/links/link-problems.ts';
import type { App } from '#platform/server/app.ts';
import { hasLeftBrand } from '../routing/has-left-brand.ts';
import type { LeadPart } from '../tables/token-tables.ts';
import type { LeadsTables } from '../tables.ts';
import { hashLinkToken, isTokenShaped } from './link-token.ts';

/** Target of a token: one lead for one recipient. */
export interface LeadLink {
  clientId: string;
  leadId: string;
  token: string;
  /** In small letters. */
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
  const brand = await app.ports.ask(findBrand, { clientId }, { db, app });
  if (!brand || brand.archived) return 'unknown';
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

/** The brand of a link that was good once: its page may name it, since only its recipient had the link. */
export async function findTokenBrand({ app }: { app: App }, token: string): Promise<Brand | null> {
  const db = app.database.acrossClients<LeadsTables>();
  const row = await db
    .selectFrom('leads.lead_tokens')
    .select('client_id')
    .where('token_hash', '=', hashLinkToken({ app }, token))
    .executeTakeFirst();
  return row ? app.ports.ask(findBrand, { clientId: row.client_id }, { db, app }) : null;
}

/** For calls: what opens nothing is refused. */
export async function openLink(
  { app }: { app: App },
  asked: { token: string; leadId?: string },
  at?: Date,
): Promise<LeadLink> {
  const link = await resolveLinkToken({ app }, asked, at);
  if (typeof link === 'string') throw linkProblems[link]();
  return link;
}
