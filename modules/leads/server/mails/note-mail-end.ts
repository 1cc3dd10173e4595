import { sql } from 'kysely';
import type { Tx } from '#platform/server/database/database.ts';
import type { MailOutcome } from '#platform/server/mail/mail-template.ts';

const KEY = 'lead-mail';

/** What a mail about a lead is sent under: it says where its end is written. */
export function leadMailKey(given: {
  clientId: string;
  leadId: string;
  mail: string;
  /** Who gets it, not readable: keys are kept longer than addresses may be. */
  recipient: string;
  /** Which of several such mails: a reminder comes again. */
  turn?: string;
}): string {
  const { clientId, leadId, mail, recipient, turn = '' } = given;
  return [KEY, clientId, leadId, mail, recipient, turn].join(' ').trim();
}

/** Writes into the history of the lead how its mail ended [LEAD-08]. A test has no lead. */
export async function noteMailEnd({
  about,
  outcome,
  db,
}: {
  about: string;
  outcome: MailOutcome;
  db: Tx;
}): Promise<void> {
  const [kind, clientId, leadId] = about.split(' ');
  if (kind !== KEY) return;
  const end = {
    state: outcome.status,
    endedAt: new Date().toISOString(),
    ...(outcome.status === 'failed' && { reason: outcome.reason }),
  };
  await sql`
    update leads.lead_history set detail = detail || ${JSON.stringify(end)}::jsonb
    where client_id = ${clientId} and lead_id = ${leadId} and kind = 'mail' and detail ->> 'key' = ${about}`.execute(
    db,
  );
}
