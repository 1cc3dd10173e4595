import { sql } from 'kysely';
import type { FormMail } from '#modules/leads/contract/forms/form-mails.ts';
import { SUITE_ACTOR } from '#modules/leads/contract/leads/lead-actor.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import type { LeadPart } from '../tables/token-tables.ts';

interface NotedMail {
  mail: FormMail;
  to: string;
  name: string;
  part: LeadPart;
  locale: string;
  /** The outbox's: by it the end of the mail is written here. */
  key: string;
  /** Of a reminder: the morning that it was for. */
  day?: string;
  /** For a reminder: number of leads in it. */
  shown?: number;
  byHand?: boolean;
  /** Not sent: the recipient had a confirmation within the hour. */
  state?: 'limited';
}

/** Records a mail in the history of each lead it mentions; without a mail server its state is `kept` [LEAD-08]. */
export async function noteMail(
  { db, app }: { db: Db; app: Pick<App, 'config'> },
  about: { clientId: string; formId: string; leadIds: readonly string[]; at: Date },
  mail: NotedMail,
): Promise<void> {
  const { clientId, formId, leadIds, at } = about;
  const detail = { state: app.config.SMTP_URL ? 'waiting' : 'kept', ...mail };
  const lines = leadIds.map((lead) => ({ id: uuidV7(), lead }));
  await sql`
    insert into leads.lead_history (client_id, id, lead_id, at, kind, by, detail, mail_of_form)
    select ${clientId}, line.id, line.lead, ${at}, 'mail', ${JSON.stringify(SUITE_ACTOR)}::jsonb,
      ${JSON.stringify(detail)}::jsonb, ${formId}
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (id uuid, lead uuid)`.execute(
    db,
  );
}

/** Of a mail that comes once whatever its turn, any turn of it counts. */
export async function isMailNoted(
  { db }: { db: Db },
  given: { clientId: string; leadId: string; key: string; isAnyTurn: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    select from leads.lead_history
    where client_id = ${given.clientId} and lead_id = ${given.leadId} and kind = 'mail'
      and (detail ->> 'key' = ${given.key}
        or ${given.isAnyTurn} and starts_with(detail ->> 'key', ${`${given.key} `}))
    limit 1`.execute(db);
  return rows.length > 0;
}
