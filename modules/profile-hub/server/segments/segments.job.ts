import { sql } from 'kysely';
import { z } from 'zod';
import { whichContactsSchema } from '#modules/profile-hub/contract/contact.ts';
import { TEMPORARY_SEGMENT_DAYS } from '#modules/profile-hub/contract/limits.ts';
import { changeContacts } from '#modules/profile-hub/contract/permissions.ts';
import { defineJob, jobScope } from '#platform/server/jobs/job.ts';
import { chosenBatches, countChosen } from '#platform/server/lists/chosen-records.ts';
import type { ProfileHubTables } from '../tables.ts';
import { chosenContacts } from './contact-filter-sql.ts';
import { ruleContext } from './rule-context.ts';
import { requireVisible, writeMembers } from './save-segment.ts';

/** Deletes unnamed segments, and deleted ones that were not restored, after some days. */
export const clearSegments = defineJob({
  name: 'profile-hub.clear-segments',
  input: z.object({}),
  cron: { expression: '20 3 * * *' },
  async handle({ app }) {
    await sql`
      delete from profile_hub.segments
      where (not saved or deleted_at is not null)
        and updated_at < now() - make_interval(days => ${TEMPORARY_SEGMENT_DAYS})`.execute(
      app.database.acrossClients(),
    );
  },
});

/** Adds any number of contacts to a static segment or removes them, with a commit per batch; a retry continues. */
export const changeManyMembers = defineJob({
  name: 'profile-hub.change-members',
  input: z.object({
    segmentId: z.string(),
    userId: z.string(),
    action: z.enum(['add', 'remove']),
    which: whichContactsSchema,
  }),
  concurrency: 2,
  retry: { limit: 3, delaySeconds: 10 },
  expireSeconds: 60 * 60,
  async handle({ app, clientId, input, progress, signal }) {
    if (!clientId) throw new Error('segments are those of a client');
    const { userId, segmentId: id, action, which } = input;
    const { db } = await jobScope<ProfileHubTables>(app, { clientId, userId, may: changeContacts });
    const chosen = chosenContacts(which, await ruleContext({ db }, clientId));
    const total = await countChosen({ db }, chosen);
    let done = 0;
    for await (const ids of chosenBatches({ db }, chosen)) {
      signal.throwIfAborted();
      await db.transaction().execute(async (tx) => {
        await requireVisible({ db: tx }, { clientId, userId, id });
        await writeMembers({ db: tx }, { clientId, id }, { action, ids });
      });
      done += ids.length;
      progress(done, Math.max(total, done));
    }
  },
});
