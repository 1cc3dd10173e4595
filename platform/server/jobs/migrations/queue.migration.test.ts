import { PgBoss } from 'pg-boss';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '#platform/testing/database/test-database.ts';

const { url } = await testDatabase();

test('the queue has exactly the tables that its library expects', async () => {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'pgboss',
    migrate: false,
    supervise: false,
    schedule: false,
  });
  onTestFinished(() => boss.stop());
  await boss.start();
  expect(await boss.detectSchemaDrift()).toMatchObject({ ok: true });
});
