import pg from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from './test-database.ts';

const first = await testDatabase();
const second = await testDatabase();

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('a test database is migrated', async () => {
  const [row] = await query(
    first.url,
    'select count(*)::int as applied from migrations.kysely_migration',
  );
  expect(row?.applied).toBeGreaterThan(0);
});

test('a table created in one test database does not exist in another', async () => {
  await query(first.url, 'create table only_here ()');
  await expect(query(second.url, 'select from only_here')).rejects.toMatchObject({ code: '42P01' });
});
