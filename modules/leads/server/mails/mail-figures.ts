import { sql } from 'kysely';
import { FORM_MAIL_NAMES } from '#modules/leads/contract/forms/form-mails.ts';
import type { MailFigure } from '#modules/leads/contract/forms/mail-calls.ts';
import type { Db } from '#platform/server/database/database.ts';

/** Mails of a form in the last thirty days by type, with the share that arrived among those with a known result. */
export async function mailFigures(
  { db }: { db: Db },
  { clientId, formId }: { clientId: string; formId: string },
): Promise<MailFigure[]> {
  const { rows } = await sql<{ mail: string; sent: number; arrived: number; ended: number }>`
    select detail ->> 'mail' as mail, (count(*) filter (where detail ->> 'state' not in ('cancelled', 'limited')))::int as sent,
      (count(*) filter (where detail ->> 'state' in ('sent', 'delivered', 'spam')))::int as arrived,
      (count(*) filter (where detail ->> 'state' in ('sent', 'delivered', 'spam', 'failed')))::int as ended
    from leads.lead_history
    where client_id = ${clientId} and mail_of_form = ${formId} and at > now() - interval '30 days'
    group by 1`.execute(db);
  const found = new Map(rows.map((row) => [row.mail, row]));
  return FORM_MAIL_NAMES.map((mail) => {
    const { sent = 0, arrived = 0, ended = 0 } = found.get(mail) ?? {};
    return { mail, sent, arrived: ended > 0 ? arrived / ended : null };
  });
}
