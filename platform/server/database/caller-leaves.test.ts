import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { DatabaseProxy } from '#platform/testing/database/database-proxy.ts';
import { runningStatements } from '#platform/testing/database/own-activity.ts';
import { testDatabase } from '#platform/testing/database/test-database.ts';
import { Database } from './database.ts';
import { isDatabaseUnavailable } from './database-errors.ts';
import { withPatience } from './statement-patience.ts';

const { url } = await testDatabase();
const owner = new Kysely<never>({
  dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }),
});
afterAll(() => owner.destroy());
await sql`create table public.kept (word text)`.execute(owner);
await sql`grant all on public.kept to public`.execute(owner);

/** So few connections that each request gets the previous one's. */
function openDatabase() {
  const database = new Database({ url, poolSize: 1, onError: () => {} });
  onTestFinished(() => database.close());
  return database;
}

const running = (mark: string) => runningStatements(url, mark);
const sleep = (mark: string) => sql`select pg_sleep(500), ${sql.lit(mark)}`;

test('a statement ends when its caller leaves, and its connection serves the next caller', async () => {
  const database = openDatabase();
  const caller = new AbortController();
  const pending = sleep('left').execute(database.acrossClients({ caller: caller.signal }));
  await expect.poll(() => running('left')).toBe(1);
  caller.abort();
  await expect(pending).rejects.toSatisfy(isDatabaseUnavailable);
  await expect.poll(() => running('left')).toBe(0);
  await expect(sql`select 1 as one`.execute(database.acrossClients())).resolves.toMatchObject({
    rows: [{ one: 1 }],
  });
});

test('a statement over its time has ended in the database when its caller is refused', async () => {
  const database = openDatabase();
  const refused = withPatience(500, () => sleep('too long').execute(database.acrossClients()));
  await expect(refused).rejects.toSatisfy(isDatabaseUnavailable);
  expect(await running('too long')).toBe(0);
});

test('a transaction whose caller leaves before it is done is rolled back', async () => {
  const database = openDatabase();
  const caller = new AbortController();
  const pending = database
    .acrossClients({ caller: caller.signal })
    .transaction()
    .execute(async (tx) => {
      await sql`insert into public.kept values ('half')`.execute(tx);
      caller.abort();
      await sql`insert into public.kept values ('whole')`.execute(tx);
    });
  await expect(pending).rejects.toSatisfy(isDatabaseUnavailable);
  const { rows } = await sql`select word from public.kept where word in ('half', 'whole')`.execute(
    owner,
  );
  expect(rows).toEqual([]);
});

test('a transaction whose caller leaves when it is done is committed as a whole', async () => {
  const database = openDatabase();
  const caller = new AbortController();
  await database
    .acrossClients({ caller: caller.signal })
    .transaction()
    .execute(async (tx) => {
      await sql`insert into public.kept values ('done')`.execute(tx);
      caller.abort();
    });
  const { rows } = await sql`select word from public.kept where word = 'done'`.execute(owner);
  expect(rows).toHaveLength(1);
});

test('whenever a caller leaves, the next caller on the connection is not cancelled, and changes are committed or rolled back completely', async () => {
  const database = openDatabase();
  const system = database.acrossClients();
  let cancelled = 0;
  for (let turn = 0; turn < 150; turn += 1) {
    const caller = new AbortController();
    const word = `turn ${turn}`;
    const pending = database
      .acrossClients({ caller: caller.signal })
      .transaction()
      .execute(async (tx) => {
        await sql`insert into public.kept values (${word})`.execute(tx);
        await sql`select pg_sleep(0.002)`.execute(tx);
        await sql`insert into public.kept values (${word})`.execute(tx);
      });
    // Before, during and after each of its statements, in turn.
    if (turn % 8 === 0) caller.abort();
    const leaving = setTimeout(() => caller.abort(), turn % 8);
    const next = sql<{ word: string }>`select ${word} as word, pg_sleep(0.001)`.execute(system);
    const isCommitted = await pending.then(
      () => true,
      (error) => {
        if (!isDatabaseUnavailable(error)) throw error;
        return false;
      },
    );
    caller.abort();
    clearTimeout(leaving);
    if (!isCommitted) cancelled += 1;
    expect((await next).rows[0]?.word).toBe(word);
    const { rows } = await sql`select from public.kept where word = ${word}`.execute(system);
    expect({ turn, rows: rows.length }).toEqual({ turn, rows: isCommitted ? 2 : 0 });
  }
  expect(cancelled).toBeGreaterThan(0);
});

test('a statement whose connection is abandoned does not continue in the database', async () => {
  const proxy = await new DatabaseProxy(url).open();
  const database = new Database({ url: proxy.url, poolSize: 1, onError: () => {} });
  onTestFinished(async () => {
    await proxy.cut();
    await database.close();
  });
  const db = database.acrossClients();
  // The database's own limit does not apply here, so only the disconnected side can end the statement.
  const pending = withPatience(300, () =>
    db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      await sleep('silent').execute(tx);
    }),
  );
  await expect(pending).rejects.toSatisfy(isDatabaseUnavailable);
  await expect.poll(() => running('silent')).toBe(0);
});
