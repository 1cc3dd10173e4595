import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import type { AnyColumn } from './import-column.ts';
import { REPAIRS_LIMIT, readRepairs, storeRepairs } from './import-repairs.ts';
import type { ImportTables } from './import-tables.ts';

const house = await testApp({ work: false });

test('a mapping beyond the limit is deleted, and counts again when a user makes it again [PH-10]', async () => {
  const { id: clientId } = await house.people.client();
  const { id: userId } = await house.people.user();
  const db = house.app.database.ofClient<ImportTables>(clientId);
  const whose = { clientId, importName: 'test.import' };
  const columns = [{ key: 'gender', choices: [{ value: 'female' }] }] as unknown as AnyColumn[];
  const map = (from: string) =>
    storeRepairs(
      { db },
      { ...whose, userId, columns, repairs: [{ column: 'gender', from, to: 'female' }] },
    );
  const stored = async () =>
    (await db.selectFrom('platform.import_repairs').select('from_text').execute()).map(
      ({ from_text }) => from_text,
    );
  const mend = async (text: string) => (await readRepairs({ db }, whose)).mend('gender', text);
  await sql`
    insert into platform.import_repairs
      (client_id, import_name, column_key, from_key, from_text, to_value, created_at)
    select ${clientId}, 'test.import', 'gender', 'w' || n, 'w' || n, 'female', now() - n * interval '1 day'
    from generate_series(1, ${REPAIRS_LIMIT + 1}::int) as n`.execute(db);
  const oldest = `w${REPAIRS_LIMIT + 1}`;
  expect(await mend(oldest)).toBe(oldest);
  await map(oldest);
  expect(await mend(oldest)).toBe('female');
  expect(await stored()).toHaveLength(REPAIRS_LIMIT);
  expect(await mend(`w${REPAIRS_LIMIT}`)).toBe(`w${REPAIRS_LIMIT}`);
  await map('Mme');
  expect(await stored()).toHaveLength(REPAIRS_LIMIT);
  expect(await mend('mme')).toBe('female');
});
