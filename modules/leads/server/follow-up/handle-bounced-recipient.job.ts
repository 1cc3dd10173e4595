import { sql } from 'kysely';
import { leadMailFailed } from '#modules/leads/contract/lead-events.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import type { LeadsTables } from '../tables.ts';
import { bouncedRecipientTask } from './bounced-recipient-task.ts';
import { handleBouncedRecipient } from './handle-bounced-recipient.ts';

interface Line {
  leadId: string;
  to: string;
  part: string;
  reason: string | null;
}

/**
 * Passes each lead of the bounced mail to the remaining recipients. A consumer cannot be replaced, so other modules are
 * notified of the failed address.
 */
export const handleBouncedRecipientJob = defineJob({
  ...bouncedRecipientTask,
  async handle({ input: { clientId, key, isSpam }, app }) {
    const db = app.database.ofClient<LeadsTables>(clientId);
    const { rows } = await sql<Line>`
      select lead_id as "leadId", detail ->> 'to' as "to", detail ->> 'part' as part, detail ->> 'reason' as reason
      from leads.lead_history
      where client_id = ${clientId} and kind = 'mail' and detail ->> 'key' = ${key}`.execute(db);
    const failure = isSpam ? 'complained' : 'bounced';
    for (const { leadId, to } of rows.filter(({ part }) => part === 'consumer'))
      await app.events.publish(db, leadMailFailed, {
        clientId,
        payload: { leadId, at: new Date().toISOString(), address: to, reason: failure },
      });
    if (isSpam) return;
    for (const { leadId, to, reason } of rows.filter(({ part }) => part === 'subscriber'))
      await db
        .transaction()
        .execute((tx) =>
          handleBouncedRecipient({ db: tx, app }, { clientId, id: leadId }, { email: to, reason }),
        );
  },
});
