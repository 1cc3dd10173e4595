import { sql } from 'kysely';
import { z } from 'zod';
import { userDisabled } from '#modules/accounts/contract/user-events.ts';
import { leadMailFailed } from '#modules/leads/contract/lead-events.ts';
import { uuid } from '#platform/contract/ids.ts';
import type { App } from '#platform/server/app.ts';
import { defineListener } from '#platform/server/events/listener.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import type { WhichLead } from '../leads/change-lead.ts';
import { leadWithForm } from '../mails/lead-for-mail.ts';
import { bouncedRecipientTask } from '../mails/note-mail.ts';
import type { Context, LeadsTables } from '../tables.ts';
import { handleBouncedRecipient } from './handle-bounced-recipient.ts';
import { assignBrandAdmins, removeLeadRecipient } from './replace-recipient.ts';

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

const AT_A_TIME = 200;

/**
 * There may be thousands of leads: each is handled separately, and none twice, because removed recipients no longer
 * match.
 */
export const removeFormerUserJob = defineJob({
  name: 'leads.leave-with-user',
  input: z.object({ clientId: uuid, userId: uuid }),
  async handle({ input, app, signal }) {
    await removeFormerUser(app, input, { signal });
  },
});

export const removeUserOnDisabled = defineListener({
  name: 'leads.leave-on-disabled',
  event: userDisabled,
  async handle({ event: { clientId, payload }, db, app }) {
    const { userId } = payload;
    await app.jobs.enqueue(db, removeFormerUserJob, { clientId, userId }, { clientId });
  },
});

interface Leaver {
  clientId: string;
  userId: string;
}

/**
 * Removes a user without access to the brand from its leads; leads without other recipients go to the brand's admins
 * [LEAD-13].
 */
async function removeFormerUser(
  app: App,
  leaver: Leaver,
  { at = new Date(), signal }: { at?: Date; signal?: AbortSignal } = {},
): Promise<void> {
  const { clientId } = leaver;
  let after = '';
  for (;;) {
    const ids = await readSubscribedLeadIds(app, leaver, after);
    for (const id of ids) {
      signal?.throwIfAborted();
      await app.database
        .ofClient<LeadsTables>(clientId)
        .transaction()
        .execute((db) => leaveOne({ db, app }, { clientId, id }, leaver, at));
    }
    after = ids.at(-1) ?? '';
    if (ids.length < AT_A_TIME) return;
  }
}

async function readSubscribedLeadIds(
  app: App,
  { clientId, userId }: Leaver,
  after: string,
): Promise<string[]> {
  const rows = await app.database
    .ofClient<LeadsTables>(clientId)
    .selectFrom('leads.leads')
    .select('id')
    .where('client_id', '=', clientId)
    .where('status', '=', 'new')
    .where(sql<boolean>`subscribers @> ${JSON.stringify([{ userId }])}::jsonb`)
    .$if(after !== '', (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(AT_A_TIME)
    .execute();
  return rows.map(({ id }) => id);
}

async function leaveOne(
  { db, app }: Context,
  which: WhichLead,
  { userId }: Leaver,
  at: Date,
): Promise<void> {
  await sql`
    select from leads.leads where client_id = ${which.clientId} and id = ${which.id} for no key update`.execute(
    db,
  );
  const found = await leadWithForm({ db, app }, which);
  const gone = found?.lead.subscribers.find((leadRecipient) => leadRecipient.userId === userId);
  if (!found || !gone) return;
  if (!(await removeLeadRecipient({ db, app }, which, { party: gone, reason: 'left', at }))) return;
  const left = found.lead.subscribers.filter((leadRecipient) => leadRecipient !== gone);
  if (left.length > 0) return;
  const open = { ...found, lead: { ...found.lead, subscribers: left } };
  await assignBrandAdmins({ db, app }, open, { turn: at.toISOString(), at });
}
