import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { MailOutcome } from '#platform/server/mail/mail-template.ts';
import { bouncedParty } from '../clocks/bounced-party.ts';

const KEY = 'lead-mail';

/** What a mail about leads is sent under: it says where its end is written. */
export function leadMailKey(given: {
  clientId: string;
  /** Of a mail that tells of several, their form. */
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

/**
 * Writes into the history of the leads how their mail ended, and what the provider told of it later [LEAD-08] [LEAD-09]. A test
 * has no lead.
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
  const [kind, clientId] = about.split(' ');
  if (kind !== KEY || !clientId) return;
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
  if (outcome.status === 'failed' && outcome.isHard)
    await app.jobs.enqueue(db, bouncedParty, { clientId, key: about }, { clientId });
}
