import { sql } from 'kysely';
import { z } from 'zod';
import { FORM_MAIL_NAMES, type FormMail } from '#modules/forms/contract/form-notifications.ts';
import type { MailFigure } from '#modules/forms/contract/mail-calls.ts';
import { SUITE_ACTOR } from '#modules/leads/contract/leads/lead-machine.ts';
import { uuid } from '#platform/contract/ids.ts';
import type { App } from '#platform/server/app.ts';
import type { Db, Tx } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import type { MailOutcome } from '#platform/server/mail/mail-template.ts';
import type { LeadPart } from '../tables/token-tables.ts';
import type { Context } from '../tables.ts';

const KEY = 'lead-mail';

interface AboutMail {
  clientId: string;
  /** For a mail about several leads, the form id. */
  leadId: string;
  mail: string;
  /** Hash of the recipient, because keys are stored longer than addresses may be. */
  recipient: string;
  /** Identifies one of several such mails, because reminders repeat. */
  turn?: string;
}

/** Idempotency key of a lead mail; it identifies the history entries that store the result. */
export function leadMailKey({ clientId, leadId, mail, recipient, turn = '' }: AboutMail): string {
  return [KEY, clientId, leadId, mail, recipient, turn].join(' ').trim();
}

/** Undefined for mails without a lead, such as test mails. */
export function readLeadMailKey(key: string): Required<AboutMail> | undefined {
  const [kind, clientId, leadId, mail, recipient, ...turn] = key.split(' ');
  if (kind !== KEY || !clientId || !leadId || !mail || !recipient) return undefined;
  return { clientId, leadId, mail, recipient, turn: turn.join(' ') };
}

interface NotedMail {
  mail: FormMail;
  to: string;
  name: string;
  part: LeadPart;
  locale: string;
  /** Idempotency key in the outbox, by which the delivery result is recorded here. */
  key: string;
  /** Day of a reminder. */
  day?: string;
  /** For a reminder: number of leads in it. */
  shown?: number;
  byHand?: boolean;
  /** Not sent, because the recipient got a confirmation within the hour. */
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

/** For mails that are sent only once, any `turn` counts. */
export async function isMailNoted(
  { db }: Pick<Context, 'db'>,
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

/** Job definition for permanently bounced mails; the handler is in `follow-up/leave-lead.job.ts`. */
export const bouncedRecipientTask = {
  name: 'leads.leave-bounced-party',
  input: z.object({
    clientId: uuid,
    /** Idempotency key of the mail. */
    key: z.string(),
    /** The reader marked the mail as spam; it did arrive. */
    isSpam: z.boolean().default(false),
  }),
  retry: { limit: 10, delaySeconds: 30, backoff: true },
};

/**
 * Records the delivery result of a mail, and later provider reports, in the history of its leads [LEAD-08] [LEAD-09].
 * Test mails have no lead.
 */
export async function noteMailEnd({
  about,
  outcome,
  db,
  app,
}: {
  about: string;
  outcome: MailOutcome;
  db: Tx;
  app: Pick<App, 'jobs'>;
}): Promise<void> {
  const key = readLeadMailKey(about);
  if (!key) return;
  const { clientId } = key;
  const reason = 'reason' in outcome ? outcome.reason : undefined;
  const end = {
    state: outcome.status,
    endedAt: new Date().toISOString(),
    ...(reason && { reason }),
  };
  await sql`
    update leads.lead_history
    set detail = ${reason ? sql`detail` : sql`detail - 'reason'`} || ${JSON.stringify(end)}::jsonb
    where client_id = ${clientId} and kind = 'mail' and detail ->> 'key' = ${about}`.execute(db);
  const isSpam = outcome.status === 'spam';
  if (isSpam || (outcome.status === 'failed' && outcome.isHard))
    await app.jobs.enqueue(
      db,
      bouncedRecipientTask,
      { clientId, key: about, isSpam },
      { clientId },
    );
}

/** Mails of a form in the last thirty days by type, with the share that arrived among those with a known result. */
export async function mailFigures(
  { db }: Pick<Context, 'db'>,
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
