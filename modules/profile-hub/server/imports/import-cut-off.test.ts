import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { until } from '#platform/server/jobs/testing/until.ts';
import { lockWaiters } from '#platform/testing/database/own-activity.ts';
import { csv, importTestApp } from './testing/import-test-app.ts';

const { suite, newImporter, dbOf, check, write, ended } = await importTestApp();

const LINES = 12_000;

/** Simulates a killed process: the transaction is aborted while writing. */
async function cutOff(startWriting: () => Promise<unknown>): Promise<void> {
  const owner = new pg.Client({ connectionString: suite.databaseUrl });
  await owner.connect();
  onTestFinished(() => owner.end());
  const db = suite.app.database.acrossClients();
  await db.transaction().execute(async (tx) => {
    // Contacts of the first batch can be written, but the recorded changes of the import cannot.
    await sql`lock table profile_hub.import_changes in share mode`.execute(tx);
    await startWriting();
    const writing = await until(async () => (await lockWaiters(tx))[0]);
    await owner.query('select pg_terminate_backend($1)', [writing]);
  });
}

test('cut off in the middle of its writing it is written again, all of it once [PH-13]', async () => {
  const importer = await newImporter();
  const lines = Array.from({ length: LINES }, (_, at) => `k${at}@b.example,Ana,yes`);
  const { body } = await check(importer, csv(`email,firstname,optin_email\n${lines.join('\n')}\n`));
  let jobId = '';
  await cutOff(async () => {
    jobId = (await write(importer, body)).body.jobId;
  });
  expect(await ended(importer, jobId)).toMatchObject({
    state: 'done',
    result: { created: LINES, updated: 0, leftOut: 0 },
  });
  const { rows } = await sql`
    select (select count(*) from profile_hub.contacts where client_id = ${importer.client.id}) as contacts,
      (select count(*) from profile_hub.consents where client_id = ${importer.client.id}) as consents,
      (select count(*) from profile_hub.import_changes where client_id = ${importer.client.id}) as changes,
      (select count(*) from profile_hub.imports where client_id = ${importer.client.id}) as imports`.execute(
    dbOf(importer),
  );
  expect(rows).toEqual([{ contacts: LINES, consents: LINES, changes: LINES, imports: 1 }]);
});
