import { sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { Tx } from '#platform/server/database/database.ts';
import type { MailOutcome } from '#platform/server/mail/mail-template.ts';
import { bouncedRecipientTask } from '../follow-up/bounced-recipient-task.ts';
import { readLeadMailKey } from './lead-mail-key.ts';

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
