import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { contactsChanged } from '#modules/profile-hub/contract/events.ts';
import { UNDO_DAYS } from '#modules/profile-hub/contract/limits.ts';
import { jobsAreDone } from '#platform/testing/jobs-are-done.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { ProfileHubTables } from '../tables.ts';
import { brandContact } from '../testing/brand-contacts.ts';
import {
  findPendingDuplicatesJob,
  findPendingDuplicatesNightly,
  forgetCopiesJob,
} from './duplicates.job.ts';
import { mergeContacts } from './merge-contacts.ts';

const suite = await testApp();
const { app } = suite;

async function brandWithPair() {
  const { id: clientId } = await suite.people.client();
  const db = app.database.ofClient<ProfileHubTables>(clientId);
  const ids = [
    await brandContact({ db }, clientId, { email: 'j.m@gmail.example' }),
    await brandContact({ db }, clientId, { email: 'jm@gmail.example' }),
  ];
  const pairs = () => db.selectFrom('profile_hub.doubles').select('state').execute();
  return { clientId, db, ids, pairs };
}

test('a file that has changed contacts starts one search of its client [PH-18]', async () => {
  const { clientId, db } = await brandWithPair();
  const payload = { by: 'import', created: 2, updated: 0 };
  for (const _ of [1, 2]) await app.events.publish(db, contactsChanged, { clientId, payload });
  const searches = async () =>
    (
      await sql<{ id: string }>`
        select id from pgboss.job
        where name = ${findPendingDuplicatesJob.name} and data ->> 'clientId' = ${clientId}`.execute(
        app.database.acrossClients(),
      )
    ).rows.length;
  await expect.poll(searches).toBe(1);
});

test('every night each brand with contacts is searched [PH-18]', async () => {
  const { pairs } = await brandWithPair();
  await app.jobs.enqueue(app.database.acrossClients(), findPendingDuplicatesNightly, {}, {});
  await jobsAreDone(app, findPendingDuplicatesNightly.name);
  await expect.poll(pairs).toEqual([{ state: 'open' }]);
});

test('copies of merged contacts last as long as the merge can be undone [PH-18]', async () => {
  const { clientId, db, ids } = await brandWithPair();
  const { id: userId } = await suite.people.user();
  const contacts = ids.map((id) => ({ id, version: 1 }));
  await db
    .transaction()
    .execute((tx) =>
      mergeContacts({ db: tx, app }, { clientId, userId }, { contacts, choices: {} }),
    );
  const copies = () => db.selectFrom('profile_hub.merges').select(['gone', 'moved']).execute();
  const forget = async () => {
    await app.jobs.enqueue(app.database.acrossClients(), forgetCopiesJob, {}, {});
    await jobsAreDone(app, forgetCopiesJob.name);
  };
  await forget();
  expect((await copies())[0]?.gone).not.toBeNull();
  await sql`
    update profile_hub.merges set at = now() - make_interval(days => ${UNDO_DAYS + 1})
    where client_id = ${clientId}`.execute(db);
  await forget();
  expect(await copies()).toEqual([{ gone: null, moved: null }]);
});
