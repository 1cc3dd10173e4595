import { randomBytes } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { DatabaseProxy } from '#platform/testing/database/database-proxy.ts';
import { testDatabase } from '#platform/testing/database/test-database.ts';
import { LEASE_MS, leaseConnection } from './client-bound-pool.ts';
import { Database } from './database.ts';
import { CommitUnanswered, isDatabaseUnavailable } from './database-errors.ts';
import { CALL_PATIENCE_MS, currentPatience, GRACE_MS, withPatience } from './statement-patience.ts';

const { url } = await testDatabase();
const direct = new Database({ url, poolSize: 2, onError: () => {} });
afterAll(() => direct.close());
const owner = new Kysely<never>({
  dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }),
});
afterAll(() => owner.destroy());
await sql`create table public.kept (word text)`.execute(owner);
await sql`grant all on public.kept to public`.execute(owner);

/** A database that can stop responding. */
async function behindProxy() {
  const proxy = await new DatabaseProxy(url).open();
  const database = new Database({ url: proxy.url, poolSize: 2, onError: () => {} });
  onTestFinished(async () => {
    await proxy.cut();
    await database.close();
  });
  return { proxy, database, db: database.acrossClients() };
}

const storedWords = async () => {
  const { rows } = await sql<{ word: string }>`select word from public.kept`.execute(
    direct.acrossClients(),
  );
  return rows.map(({ word }) => word);
};

test('a statement that exceeds the caller’s time limit is cancelled by the database and reported', async () => {
  const pending = withPatience(100, () => sql`select pg_sleep(60)`.execute(direct.acrossClients()));
  await expect(pending).rejects.toMatchObject({ code: '57014' });
  await expect(pending).rejects.toSatisfy(isDatabaseUnavailable);
  await expect(sql`show statement_timeout`.execute(direct.acrossClients())).resolves.toMatchObject({
    rows: [{ statement_timeout: '1min' }],
  });
});

test('a database that stops answering is abandoned, and nothing of the transaction is stored', async () => {
  const { proxy, database, db } = await behindProxy();
  await sql`select 1`.execute(db);
  const pending = withPatience(200, () =>
    db.transaction().execute(async (tx) => {
      await sql`insert into public.kept values ('half')`.execute(tx);
      proxy.hang();
      await sql`select 1`.execute(tx);
    }),
  );
  await expect(pending).rejects.toSatisfy(isDatabaseUnavailable);
  await expect(pending).rejects.not.toBeInstanceOf(CommitUnanswered);
  expect(await database.answers(200)).toBe(false);
  expect(await storedWords()).not.toContain('half');
});

test('the wait for a connection and the wait for a statement share one limit: a call hears of a silent database within 8 s', async () => {
  expect(CALL_PATIENCE_MS + GRACE_MS).toBeLessThan(8_000);
  expect(LEASE_MS).toBeLessThan(CALL_PATIENCE_MS);
  const { proxy, db } = await behindProxy();
  await sql`select 1`.execute(db);
  proxy.hang();
  // An hour per statement: without a shared limit this test would never end.
  const pending = withPatience(3_600_000, () => {
    currentPatience().waitedMs = 3_600_000 + GRACE_MS;
    return sql`select 1`.execute(db);
  });
  await expect(pending).rejects.toSatisfy(isDatabaseUnavailable);
});

test('the wait for a connection counts until the database answers, once for those that are leased side by side', async () => {
  const connection = {} as pg.PoolClient;
  const connect = async () => {
    const began = performance.now();
    while (performance.now() - began < 50) await turn();
    return connection;
  };
  const pool = { connect } as unknown as pg.Pool;
  await withPatience(CALL_PATIENCE_MS, async () => {
    const began = performance.now();
    await Promise.all(Array.from({ length: 20 }, () => leaseConnection(pool)));
    expect(currentPatience().waitedMs).toBeGreaterThan(40);
    expect(currentPatience().waitedMs).toBeLessThanOrEqual(performance.now() - began);
    await sql`select 1`.execute(direct.acrossClients());
    expect(currentPatience().waitedMs).toBe(0);
  });
});

test('work without time left does not wait for a connection', async () => {
  const pool = { connect: () => new Promise(() => {}) } as unknown as pg.Pool;
  const pending = withPatience(CALL_PATIENCE_MS, () => {
    currentPatience().waitedMs = CALL_PATIENCE_MS;
    return leaseConnection(pool);
  });
  await expect(pending).rejects.toSatisfy(isDatabaseUnavailable);
});

test('a commit without an answer has its own error, since it may have been stored', async () => {
  const { proxy, db } = await behindProxy();
  const pending = db.transaction().execute(async (tx) => {
    await sql`insert into public.kept values ('kept')`.execute(tx);
    proxy.cutAfter('commit');
  });
  await expect(pending).rejects.toBeInstanceOf(CommitUnanswered);
  await expect.poll(storedWords).toContain('kept');
});

test('where the server has no connection left to give, one of its own is waited for', async () => {
  const name = `poor_${randomBytes(6).toString('hex')}`;
  await sql`create role ${sql.id(name)} login password 'x' connection limit 1`.execute(owner);
  await sql`grant comptoir_system to ${sql.id(name)}`.execute(owner);
  const poor = new URL(url);
  poor.username = name;
  poor.password = 'x';
  const few = new Database({ url: poor.href, poolSize: 4, onError: () => {} });
  onTestFinished(async () => {
    await few.close();
    await sql`drop role ${sql.id(name)}`.execute(owner);
  });
  const results = await Promise.all(
    Array.from({ length: 5 }, () => sql`select pg_sleep(0.01)`.execute(few.acrossClients())),
  );
  expect(results).toHaveLength(5);
});
