import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  booleanField,
  choiceField,
  dayField,
  mandatoryEmailField,
  moneyField,
  textField,
  wholeField,
} from '#platform/contract/fields/field-kinds.ts';
import { defineMenu } from '#platform/contract/navigation.ts';
import { BRAND_ROLES, definePermission } from '#platform/contract/permission.ts';
import { defineProblem } from '#platform/contract/problem.ts';
import { defineRecord } from '#platform/contract/records/define-record.ts';
import { allMigrations } from '#platform/testing/database/all-migrations.ts';
import { recordHolds } from '#platform/testing/fields/record-holds.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { audited } from '../audit/audited.ts';
import { migrateDatabase } from '../database/migrate-database.ts';
import { createSchema, defineMigration, tenantTable } from '../database/migration.ts';
import { trigramIndex } from '../database/word-search.ts';
import { defineModule } from '../module.ts';
import { recordServer } from './record-server.ts';

const permission = (ability: string) =>
  definePermission({ ability, sentence: 'Tests.', roles: BRAND_ROLES, menu: 'platform/signups' });
const isFull = defineProblem({ status: 409, code: 'LIST_FULL', title: 'The list is full.' });

const signup = defineRecord({
  module: 'test',
  record: 'signup',
  records: 'signups',
  texts: 'test:signup',
  name: 'email',
  detail: 'city',
  key: 'email',
  views: { confirmed: { label: 'test:confirmed', when: { confirmed: true } } },
  see: permission('signups.see'),
  manage: permission('signups.manage'),
  screen: 'platform/signups',
  persons: { emails: ['email'] },
  problems: [isFull],
  fields: {
    email: { ...mandatoryEmailField, label: 'test:field.email' },
    city: { ...textField({ max: 40 }), label: 'test:field.city' },
    size: { ...choiceField({ s: 'test:s', m: 'test:m' }, 's'), label: 'test:field.size' },
    visits: { ...wholeField({ min: 0, max: 99 }), label: 'test:field.visits' },
    spent: { ...moneyField({ max: 1_000_000 }), label: 'test:field.spent' },
    joinedOn: { ...dayField, label: 'test:field.joinedOn' },
    confirmed: { ...booleanField(false), label: 'test:field.confirmed' },
  },
});

const createSignups = defineMigration({
  name: '9999-01-01-02-test-signups',
  async up(db) {
    await createSchema(db, 'test');
    await sql`
      create table test.signups (
        client_id uuid not null references directory.clients, id uuid not null,
        email text not null, email_key text not null generated always as (lower(email)) stored,
        city text not null, size text not null, visits integer, spent integer, joined_on date,
        confirmed boolean not null,
        search text not null generated always as (platform.fold(email || ' ' || city)) stored,
        created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
        version integer not null default 1, primary key (client_id, id)
      )`.execute(db);
    await sql`create unique index signups_email on test.signups (client_id, email_key)`.execute(db);
    await trigramIndex(db, 'test.signups');
    await tenantTable(db, 'test.signups');
    await audited(db, 'test.signups', { key: ['id'], label: ['id'], hidden: ['email', 'city'] });
  },
});

const suite = await testApp({
  modules: [
    defineModule({
      name: 'test',
      menu: defineMenu([{ key: 'platform/signups', module: 'platform', roles: BRAND_ROLES }]),
      records: [
        recordServer(signup, {
          without: ['import'],
          async check(_, { values }) {
            if (values.city === 'Full') throw isFull();
          },
        }),
      ],
      persons: { holdsNone: 'only its records do' },
    }),
  ],
});
await migrateDatabase({
  url: suite.databaseUrl,
  migrations: [...(await allMigrations()), createSignups],
});
const { calls } = signup;

async function atClient() {
  const client = await suite.people.client();
  const admin = await suite.adminOf(client);
  const params = { uuid: client.id };
  const create = (body: object) => admin.call(calls.create, { params, body: body as never });
  return { client, admin, params, create };
}

recordHolds(suite, signup);

test('omitted fields start empty, and a mandatory e-mail is required, checked and stored in lower case', async () => {
  const { create } = await atClient();
  expect((await create({ email: 'Ada@Post.example' })).body).toMatchObject({
    email: 'ada@post.example',
    city: '',
    size: 's',
    visits: null,
    confirmed: false,
    version: 1,
  });
  for (const body of [{}, { email: '' }, { email: 'ada' }])
    expect((await create(body)).problem.errors).toMatchObject([{ field: 'body.email' }]);
});

test('a taken key and the record’s own rule refuse a change at its field', async () => {
  const { create } = await atClient();
  await create({ email: 'ada@post.example' });
  expect((await create({ email: 'ADA@post.example' })).problem).toMatchObject({
    status: 409,
    code: 'VALUE_TAKEN',
    errors: [{ field: 'body.email', params: { value: 'ada@post.example' } }],
  });
  expect((await create({ email: 'bo@post.example', city: 'Full' })).problem.code).toBe('LIST_FULL');
});

test('a view shows the records that have its values', async () => {
  const { admin, params, create } = await atClient();
  await create({ email: 'ada@post.example', confirmed: true });
  await create({ email: 'bo@post.example' });
  const { body } = await admin.call(calls.list, { params, query: { view: 'confirmed' } });
  expect(body.items.map(({ email }) => email)).toEqual(['ada@post.example']);
  expect(body.views).toMatchObject({ all: 2, confirmed: 1 });
});

test('an erasure finds and deletes the rows by e-mail alone [PH-17]', async () => {
  const { client, create } = await atClient();
  await create({ email: 'ada@post.example' });
  await create({ email: 'bo@post.example' });
  const { app } = suite;
  const nothing = { contactIds: [], refs: [], phones: [], names: [] };
  const person = { ...nothing, clientId: client.id, emails: ['ada@post.example'] };
  const db = app.database.ofClient(client.id);
  const held = await app.persons.heldOf(person, { db, app });
  expect(held.find(({ what }) => what === 'test:signup.list')?.records).toMatchObject([
    { email: 'ada@post.example' },
  ]);
  const erased = await app.persons.erase(person, { db, app });
  expect(erased).toContainEqual({ what: 'test:signup.list', count: 1 });
});

test('an import that would skip the record’s own rule is refused at the start', () => {
  expect(() => recordServer(signup, { check: async () => {} })).toThrow('import');
});
