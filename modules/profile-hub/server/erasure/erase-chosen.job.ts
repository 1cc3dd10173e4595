import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { type WhichContacts, whichContactsSchema } from '#modules/profile-hub/contract/contact.ts';
import { eraseContacts as mayErase } from '#modules/profile-hub/contract/permissions.ts';
import { ERASURE_CAUSES } from '#modules/profile-hub/contract/privacy-records.ts';
import { defineJob, jobScope } from '#platform/server/jobs/job.ts';
import { type ChosenRecords, countChosen } from '#platform/server/lists/chosen-records.ts';
import { chosenContacts } from '../segments/contact-filter-sql.ts';
import { ruleContext } from '../segments/rule-context.ts';
import type { Context, ProfileHubTables } from '../tables.ts';
import { ERASED_TOGETHER, eraseContacts, erasedByJob, withLongTimeout } from './erase-contacts.ts';

/** Erases any number of contacts, each batch atomically. A retry after a lost worker continues. */
export const eraseChosenJob = defineJob({
  name: 'profile-hub.erase-chosen',
  input: z.object({
    which: whichContactsSchema,
    cause: z.enum(ERASURE_CAUSES),
    recognise: z.boolean(),
    userId: z.string(),
    /** Contacts created after the confirmation are not erased. */
    before: z.string(),
  }),
  concurrency: 2,
  retry: { limit: 3, delaySeconds: 10 },
  expireSeconds: 6 * 60 * 60,
  async handle({ app, clientId, jobId, input, progress, signal }) {
    if (!clientId) throw new Error('contacts are those of a client');
    const { userId, cause, recognise, before } = input;
    const { db } = await jobScope<ProfileHubTables>(app, { clientId, userId, may: mayErase });
    const chosen = await chosenBefore({ db }, clientId, { which: input.which, before });
    let erased = await erasedByJob({ db }, { clientId, jobId });
    const total = erased + (await countChosen({ db }, chosen));
    for (;;) {
      signal.throwIfAborted();
      const ids = await someOf({ db }, chosen);
      if (ids.length === 0) break;
      const erasing = { clientId, userId, cause, recognise, jobId };
      erased += await withLongTimeout({ db }, (tx) => eraseContacts({ db: tx, app }, erasing, ids));
      progress(erased, Math.max(total, erased));
    }
    return {
      result: { erased },
      body: { key: 'profile-hub:erase.jobDone', params: { count: erased } },
    };
  },
});

async function chosenBefore(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  { which, before }: { which: WhichContacts; before: string },
): Promise<ChosenRecords> {
  const chosen = chosenContacts(which, await ruleContext({ db }, clientId));
  return {
    ...chosen,
    fits: sql<SqlBool>`${chosen.fits} and contact.created_at <= ${before}::timestamptz`,
  };
}

async function someOf(
  { db }: Pick<Context, 'db'>,
  { from, fits }: ChosenRecords,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select contact.id from ${from} where ${fits} limit ${ERASED_TOGETHER}`.execute(db);
  return rows.map(({ id }) => id);
}
