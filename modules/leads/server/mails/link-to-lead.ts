import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { readFormSettings } from '../forms/read-form.ts';
import type { LeadPart } from '../tables/token-tables.ts';
import type { Context } from '../tables.ts';

const PURPOSE = 'lead-link';
/** 256 bits, base64url-encoded. */
const SHAPE = /^[\w-]{43}$/;

type WithSecrets = { app: Pick<App, 'secrets'> };

/** Token of a link, derived from its row id with our key, so that it cannot be computed from the table alone. */
export function signLinkToken({ app }: WithSecrets, id: string): string {
  return app.secrets.sign(PURPOSE, id);
}

/** Hash by which the row of a token is found. */
export function hashLinkToken({ app }: WithSecrets, token: string): string {
  return app.secrets.hash(PURPOSE, token);
}

export function isTokenShaped(token: string): boolean {
  return SHAPE.test(token);
}

export type EveryLink = ReturnType<typeof leadLinkUrls>;

/** URLs of a token: the lead page, and the pages that confirm before acting [LEAD-11] [LEAD-12]. */
export function leadLinkUrls(
  { app }: { app: Pick<App, 'config'> },
  { leadId, token }: { leadId: string; token: string },
) {
  const { publicUrl } = app.config;
  const action = (name: string) => `${publicUrl}/public/leads/${leadId}/${name}?token=${token}`;
  return {
    open: `${publicUrl}/protected/lead/${leadId}?token=${token}`,
    /** URL of the lead page, which offers to keep the lead while that extends the deadline. */
    keep: `${publicUrl}/protected/lead/${leadId}?token=${token}#keep`,
    accept: action('accept'),
    reject: action('reject'),
    convert: action('convert'),
    lose: action('lose'),
  };
}

/** URLs in a mail; the confirmation pages of actions are only for readers that may act. */
export interface LeadLinks {
  open: string;
  reject: string;
}

/**
 * The links of one recipient to one lead, stored as a hash and the same in every mail. Each mail extends their validity
 * by the form's `linkDays`. A new mail reopens an ended link, except if another recipient has accepted the lead
 * [LEAD-11].
 */
export async function linkToLead(
  { db, app }: Context,
  { clientId, leadId }: { clientId: string; leadId: string },
  { email, part }: { email: string; part: LeadPart },
  at: Date = new Date(),
): Promise<EveryLink> {
  const made = uuidV7();
  const lead = await db
    .selectFrom('leads.leads')
    .select('form_id')
    .where('client_id', '=', clientId)
    .where('id', '=', leadId)
    .executeTakeFirst();
  if (!lead) throw new Error(`no lead ${leadId} to link to`);
  const { linkDays } = await readFormSettings({ db, app }, { clientId, id: lead.form_id });
  const { rows } = await sql<{ id: string }>`
    insert into leads.lead_tokens (client_id, id, lead_id, token_hash, recipient, part, expires_at)
    select client_id, ${made}, id, ${hashLinkToken({ app }, signLinkToken({ app }, made))},
      ${email.toLowerCase()}, ${part}, ${at}::timestamptz + make_interval(days => ${linkDays}::int)
    from leads.leads where client_id = ${clientId} and id = ${leadId}
    on conflict (client_id, lead_id, recipient, part) do update set
      expires_at = greatest(lead_tokens.expires_at, excluded.expires_at),
      ended_at = case when lead_tokens.ended_why = 'taken' then lead_tokens.ended_at end,
      ended_why = case when lead_tokens.ended_why = 'taken' then 'taken' end
    returning id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`no lead ${leadId} to link to`);
  return leadLinkUrls({ app }, { leadId, token: signLinkToken({ app }, row.id) });
}
