import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { runningStatements } from '#platform/testing/database/own-activity.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { collectFromModules } from '../collect-from-modules.ts';
import { isDatabaseUnavailable } from './database-errors.ts';
import { migrateDatabase } from './migrate-database.ts';
import { defineMigration, tenantTable } from './migration.ts';
import { withPatience } from './statement-patience.ts';

const suite = await testApp({ work: false });
const [mine, theirs] = await Promise.all([suite.people.client(), suite.people.client()]);

// biome-ignore lint/suspicious/noExplicitAny: the table exists in this test only
type AnyDb = Kysely<any>;

await migrateDatabase({
  url: suite.databaseUrl,
  migrations: [
    ...collectFromModules(suite.modules, 'migrations'),
    defineMigration({
      name: '9999-test-goods',
      async up(db) {
        await sql`create schema test`.execute(db);
        await sql`grant usage on schema test to comptoir_app, comptoir_system`.execute(db);
        await sql`create table test.goods (client_id uuid not null, name text not null)`.execute(
          db,
        );
        await tenantTable(db, 'test.goods');
      },
    }),
  ],
});
const goodsOf = (db: AnyDb) =>
  sql<{ name: string }>`select name from test.goods order by name`.execute(db);
for (const client of [mine, theirs]) {
  await sql`insert into test.goods values (${client.id}, ${client.name})`.execute(
    suite.app.database.ofClient(client.id),
  );
}

describe('row-level security', () => {
  test('a query that forgets its filter still sees one client', async () => {
    expect((await goodsOf(suite.app.database.ofClient(mine.id))).rows).toEqual([
      { name: mine.name },
    ]);
    expect((await goodsOf(suite.app.database.ofClient(theirs.id))).rows).toEqual([
      { name: theirs.name },
    ]);
    expect((await goodsOf(suite.app.database.acrossClients())).rows).toHaveLength(2);
  });

  test('another client’s row cannot be written, changed or taken away', async () => {
    const db = suite.app.database.ofClient(mine.id);
    await expect(
      sql`insert into test.goods values (${theirs.id}, 'x')`.execute(db),
    ).rejects.toThrow('row-level security');
    await expect(sql`update test.goods set client_id = ${theirs.id}`.execute(db)).rejects.toThrow(
      'row-level security',
    );
    await sql`delete from test.goods where client_id = ${theirs.id}`.execute(db);
    expect((await goodsOf(suite.app.database.ofClient(theirs.id))).rows).toHaveLength(1);
  });

  test('many concurrent clients over few connections see only their own rows', async () => {
    const seen = await Promise.all(
      Array.from({ length: 80 }, async (_, at) => {
        const client = at % 2 ? mine : theirs;
        const db = suite.app.database.ofClient(client.id);
        const { rows } =
          at % 3 ? await goodsOf(db) : await db.transaction().execute((tx: AnyDb) => goodsOf(tx));
        return rows.length === 1 && rows[0]?.name === client.name;
      }),
    );
    expect(seen.every(Boolean)).toBe(true);
  });

  test('tables and columns above clients are not accessible to the client role', async () => {
    const db = suite.app.database.ofClient(mine.id);
    await expect(sql`select * from platform.refresh_tokens`.execute(db)).rejects.toThrow(
      'permission denied',
    );
    await expect(sql`select password_hash from accounts.users`.execute(db)).rejects.toThrow(
      'permission denied',
    );
  });

  test('a client sees only the users who belong to it', async () => {
    const own = await suite.people.user({ at: [{ client: mine, role: 'brand_user' }] });
    await suite.people.user({ at: [{ client: theirs, role: 'brand_user' }] });
    const { rows } = await sql`select id from accounts.users`.execute(
      suite.app.database.ofClient(mine.id),
    );
    expect(rows).toEqual([{ id: own.id }]);
  });

  test('every table that holds a client’s rows is under its policy', async () => {
    const { rows } = await sql<{ name: string }>`
      select n.nspname || '.' || c.relname as name
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'client_id'
      where c.relkind in ('r', 'p') and not c.relrowsecurity`.execute(
      suite.app.database.acrossClients(),
    );
    expect(rows).toEqual([]);
  });
});

const SCOPES = [
  ['a client', () => suite.app.database.ofClient(mine.id)],
  ['all clients', () => suite.app.database.acrossClients()],
] as const;

test.each(SCOPES)('statements of %s have a timeout in the database', async (_, db) => {
  const { rows } = await sql`
    select setting::int as ms from pg_settings where name = 'statement_timeout'`.execute(db());
  expect(rows).toEqual([{ ms: 60_000 }]);
});

test.each(SCOPES)(
  'a statement of %s that exceeds its timeout is ended by the database',
  async (scope, db) => {
    const mark = `too long for ${scope}`;
    const pending = withPatience(500, () =>
      sql`select pg_sleep(500), ${sql.lit(mark)}`.execute(db()),
    );
    await expect(pending).rejects.toMatchObject({
      code: '57014',
      message: 'canceling statement due to statement timeout',
    });
    await expect.poll(() => runningStatements(suite.databaseUrl, mark)).toBe(0);
  },
);

test('ten processes that start concurrently apply each migration once', async () => {
  let applied = 0;
  const migrations = [
    ...collectFromModules(suite.modules, 'migrations'),
    defineMigration({ name: '9999-test-goods', up: async () => {} }),
    defineMigration({
      name: '9999-test-once',
      async up(db) {
        applied += 1;
        await sql`create table test.once (id int)`.execute(db);
      },
    }),
  ];
  await Promise.all(
    Array.from({ length: 10 }, () => migrateDatabase({ url: suite.databaseUrl, migrations })),
  );
  expect(applied).toBe(1);
});

test('a migration that fails leaves nothing behind', async () => {
  const migrations = [
    ...collectFromModules(suite.modules, 'migrations'),
    defineMigration({ name: '9999-test-goods', up: async () => {} }),
    defineMigration({ name: '9999-test-once', up: async () => {} }),
    defineMigration({
      name: '9999-test-wrong',
      async up(db) {
        await sql`create table test.half (id int)`.execute(db);
        await sql`select wrong`.execute(db);
      },
    }),
  ];
  await expect(migrateDatabase({ url: suite.databaseUrl, migrations })).rejects.toThrow(
    '9999-test-wrong',
  );
  const { rows } = await sql`select to_regclass('test.half') as name`.execute(
    suite.app.database.acrossClients(),
  );
  expect(rows).toEqual([{ name: null }]);
});

test('a connection that is cut in the middle of a transaction is an error of that call, not the end of the process', async () => {
  const db = suite.app.database.ofClient(mine.id);
  const owner = new pg.Client({ connectionString: suite.databaseUrl });
  await owner.connect();
  const cut = db.transaction().execute(async (tx: AnyDb) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await sql`insert into test.goods values (${mine.id}, 'half')`.execute(tx);
    await owner.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await sql`select 1`.execute(tx);
  });
  await expect(cut).rejects.toSatisfy(isDatabaseUnavailable);
  await owner.end();
  expect((await goodsOf(db)).rows).toEqual([{ name: mine.name }]);
});
