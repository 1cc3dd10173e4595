import { NEW_FORM_SETTINGS } from '#modules/leads/contract/forms/form-settings.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import { daysAfter } from '../leads/days-after.ts';
import type { LeadPart } from '../tables/token-tables.ts';
import type { LeadsTables } from '../tables.ts';

const PURPOSE = 'lead-link';

export interface LeadLinks {
  open: string;
  reject: string;
}

/** All that a link can lead to. */
export interface EveryLink extends LeadLinks {
  keep: string;
  convert: string;
  lose: string;
}

/**
 * The links of one recipient to one lead, the same in each mail that tells them of it, and open for as long as the last of
 * these mails says. The token is made from the row's id
 * by our key and kept as a hash: 256 bits that neither the table nor an earlier mail's row gives back [LEAD-11].
 */
export async function linkToLead(
  { db, app }: { db: Db<LeadsTables>; app: Pick<App, 'secrets' | 'config'> },
  { clientId, leadId }: { clientId: string; leadId: string },
  { email, part }: { email: string; part: LeadPart },
  { days = NEW_FORM_SETTINGS.linkDays, at = new Date() }: { days?: number; at?: Date } = {},
): Promise<EveryLink> {
  const recipient = email.toLowerCase();
  const made = uuidV7();
  await db
    .insertInto('leads.lead_tokens')
    .values({
      client_id: clientId,
      id: made,
      lead_id: leadId,
      token_hash: hashOfLink({ app }, tokenOf({ app }, made)),
      recipient,
      part,
      expires_at: daysAfter(at, days),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'lead_id', 'recipient', 'part'])
        .doUpdateSet({ expires_at: daysAfter(at, days) }),
    )
    .execute();
  const { id } = await db
    .selectFrom('leads.lead_tokens')
    .select('id')
    .where('client_id', '=', clientId)
    .where('lead_id', '=', leadId)
    .where('recipient', '=', recipient)
    .where('part', '=', part)
    .executeTakeFirstOrThrow();
  const { publicUrl } = app.config;
  const query = `token=${tokenOf({ app }, id)}`;
  const open = `${publicUrl}/protected/lead/${leadId}?${query}`;
  const action = (name: string) => `${publicUrl}/public/leads/${leadId}/${name}?${query}`;
  return {
    open,
    keep: `${open}&action=keep`,
    reject: action('reject'),
    convert: action('convert'),
    lose: action('lose'),
  };
}

function tokenOf({ app }: { app: Pick<App, 'secrets'> }, id: string): string {
  return app.secrets.sign(PURPOSE, id);
}

/** By it the row of a token is found. */
function hashOfLink({ app }: { app: Pick<App, 'secrets'> }, token: string): string {
  return app.secrets.hash(PURPOSE, token);
}
