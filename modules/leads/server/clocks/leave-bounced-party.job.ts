import { sql } from 'kysely';
import { leadMailFailed } from '#modules/leads/contract/lead-events.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import type { LeadsTables } from '../tables.ts';
import { bouncedParty } from './bounced-party.ts';
import { leaveBouncedParty } from './leave-bounced-party.ts';

interface Line {
  leadId: string;
  to: string;
  part: string;
  reason: string | null;
}

/**
 * Each lead that the mail told of goes to the next recipient. The person who asked cannot be replaced: other modules are told
 * that the address failed.
 */
export const leaveBouncedPartyJob = defineJob({
  ...bouncedParty,
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
          leaveBouncedParty({ db: tx, app }, { clientId, id: leadId }, { email: to, reason }),
        );
  },
});
