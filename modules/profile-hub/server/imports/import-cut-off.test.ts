import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { csv, importHouse } from './testing/import-house.ts';

const { house, newImporter, dbOf, check, write, ended } = await importHouse();

const LINES = 12_000;

/** As a killed process leaves it: the transaction is gone in the middle of its writing. */
async function cutOff(): Promise<number> {
  const client = new pg.Client({ connectionString: house.databaseUrl });
  await client.connect();
  try {
    for (let tries = 0; tries < 2_000; tries += 1) {
      const { rowCount } = await client.query(`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and state = 'active' and pid <> pg_backend_pid()
          and query like '%insert into profile_hub.import_changes%'`);
      if (rowCount) return rowCount;
    }
    return 0;
  } finally {
    await client.end();
  }
}

test('cut off in the middle of its writing it is written again, all of it once [PH-13]', async () => {
  const importer = await newImporter();
  const lines = Array.from({ length: LINES }, (_, at) => `k${at}@b.example,Ana,yes`);
  const { body } = await check(importer, csv(`email,firstname,optin_email\n${lines.join('\n')}\n`));
  const { jobId } = (await write(importer, body)).body;
  expect(await cutOff()).toBeGreaterThan(0);
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
