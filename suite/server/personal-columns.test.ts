import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrateDatabase } from '#platform/server/database/migrate-database.ts';
import { createSchema, defineMigration, tenantTable } from '#platform/server/database/migration.ts';
import { defineModule } from '#platform/server/module.ts';
import {
  eraseFromTables,
  heldInTables,
  type PersonTable,
} from '#platform/server/persons/persons.ts';
import { allMigrations } from '#platform/testing/database/all-migrations.ts';
import { testDatabase } from '#platform/testing/database/test-database.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { columnsNotInOrder, personalColumns } from './testing/persons/personal-columns.ts';

/** A new module with a table that identifies people by e-mail only. */
const createNewsletter = defineMigration({
  name: '9999-01-01-01-test-newsletter',
  async up(db) {
    await createSchema(db, 'test');
    await sql`
      create table test.newsletter (
        client_id uuid not null, id integer not null, email text, phone text, preferences jsonb, joined_at timestamptz,
        primary key (client_id, id)
      )`.execute(db);
    await tenantTable(db, 'test.newsletter');
  },
});
const NEWSLETTER: PersonTable = {
  table: 'test.newsletter',
  what: 'test:newsletter',
  emails: ['email'],
};
const registered = defineModule({
  name: 'test',
  migrations: [createNewsletter],
  persons: {
    tables: [NEWSLETTER],
    held: (person, { db }) => heldInTables({ db }, person, [NEWSLETTER]),
    erase: (person, { db }) => eraseFromTables({ db }, person, [NEWSLETTER]),
  },
});
const unregistered = defineModule({ name: 'test', migrations: [createNewsletter] });

const testSuite = await testApp({ work: false, modules: [registered] });

/** A separate database with that table, so that it does not affect the other tests. */
async function columnsWithNewsletter(): Promise<string[]> {
  const { url } = await testDatabase();
  await migrateDatabase({ url, migrations: [...(await allMigrations()), createNewsletter] });
  return personalColumns(url);
}
const suite = testSuite.modules.filter(({ name }) => name !== 'test');

test('every column that may contain personal data is erased or has a reason why it holds no consumer data [PH-17]', async () => {
  const { undeclared, unknown } = columnsNotInOrder(
    await personalColumns(testSuite.databaseUrl),
    suite,
  );
  expect(undeclared).toEqual([]);
  expect(unknown).toEqual([]);
});

const found = await columnsWithNewsletter();

test('a new table with an e-mail that no module has registered is noticed, by each column [PH-17]', () => {
  expect(columnsNotInOrder(found, [...suite, unregistered])).toEqual({
    undeclared: ['test.newsletter.email', 'test.newsletter.phone', 'test.newsletter.preferences'],
    unknown: [],
  });
});

test('a registered table whose rows stay does not cover its columns [PH-17]', () => {
  const stays = {
    ...registered,
    persons: { ...registered.persons, tables: [{ ...NEWSLETTER, stays: true }] },
  };
  expect(columnsNotInOrder(found, [...suite, stays as never]).undeclared).toHaveLength(3);
});

test('a column that is declared and not there is noticed as well', () => {
  const gone = { table: 'test.newsletter', columns: ['nickname'], noConsumer: 'x' };
  expect(columnsNotInOrder(found, [...suite, registered], [gone]).unknown).toEqual([
    'test.newsletter.nickname',
  ]);
});

test('a table registered by e-mail alone is in order, and its rows are really erased, of this client alone [PH-17]', async () => {
  expect(columnsNotInOrder(found, [...suite, registered])).toEqual({ undeclared: [], unknown: [] });
  await migrateDatabase({
    url: testSuite.databaseUrl,
    migrations: [...(await allMigrations()), createNewsletter],
  });
  const [client, other] = [await testSuite.people.client(), await testSuite.people.client()];
  const { app } = testSuite;
  const all = app.database.acrossClients();
  for (const [clientId, id, email] of [
    [client.id, 1, 'Ada@Post.example'],
    [client.id, 2, 'bo@post.example'],
    [other.id, 3, 'ada@post.example'],
  ] as const)
    await sql`insert into test.newsletter (client_id, id, email) values (${clientId}, ${id}, ${email})`.execute(
      all,
    );
  const nothing = { contactIds: [], refs: [], phones: [], names: [] };
  const person = { ...nothing, clientId: client.id, emails: ['ada@post.example'] };
  const db = app.database.ofClient(client.id);
  const held = await app.persons.heldOf(person, { db, app });
  expect(held).toEqual([
    { what: 'test:newsletter', records: [{ id: 1, email: 'Ada@Post.example' }] },
  ]);
  expect(await app.persons.erase(person, { db, app })).toEqual([
    { what: 'test:newsletter', count: 1 },
  ]);
  const { rows } = await sql`select id from test.newsletter order by id`.execute(all);
  expect(rows).toEqual([{ id: 2 }, { id: 3 }]);
});
