import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getUserCall } from '#modules/accounts/contract/manage-user.ts';
import {
  createSuperAdminCall,
  listCrossClientUsersCall,
} from '#modules/accounts/contract/super-admin-users.ts';
import {
  membershipFields,
  personFields,
  userFields,
} from '#modules/accounts/contract/user-fields.ts';
import { listUsersCall } from '#modules/accounts/contract/user-list.ts';
import { fieldsWith, picked } from '#platform/contract/fields/record-fields.ts';
import { everyFieldMoves } from '#platform/testing/fields/every-field-moves.ts';
import { type SamplesByKind, sampleRecord } from '#platform/testing/fields/sample-record.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { testBrand } from './testing/brand.ts';

const suite = await testApp({ work: false });
const brand = await testBrand(suite);
const clientId = brand.client.id;

const kinds: SamplesByKind = {
  locale: () => ['fr', 'de'],
  role: () => ['sales_rep', 'store_owner'],
  associations: () => [
    [{ kind: 'location', id: brand.locationId }],
    [{ kind: 'brand', id: clientId }],
  ],
  menus: () => [['platform/leads'], ['communication/reviews', 'platform/leads']],
  module: () => ['platform', 'communication'],
};
const first = sampleRecord(userFields, 0, { kinds });
const second = sampleRecord(userFields, 1, { kinds });

const get = async (id: string) =>
  (await brand.desk.call(getUserCall, { params: { id }, query: { clientId } })).body;
async function read(id: string): Promise<Record<string, unknown>> {
  const user = await get(id);
  return {
    ...picked(user, Object.keys(userFields) as (keyof typeof userFields)[]),
    associations: user.associations.map(({ kind, id: place }) => ({ kind, id: place })),
    menus: user.menus.toSorted(),
  };
}
async function found(query: object) {
  return (await brand.desk.call(listUsersCall, { query: { clientId, ...query } })).body.items;
}

test('every field of a user can be created, read, listed, changed separately and used to find the user [USR-01, USR-03]', async () => {
  await everyFieldMoves({
    fields: userFields,
    first,
    second,
    clearsTo: { menus: { defaultModule: null } },
    async make({ locale: _, ...values }) {
      const { status, body } = await brand.create(values);
      expect(status).toBe(201);
      expect(await read(body.id)).toEqual({ ...values, locale: values.defaultLocaleIsoCode });
      const row = (await found({ q: values.email })).find(({ id }) => id === body.id);
      const shown = picked(first, fieldsWith(userFields, 'inRow'));
      expect(row).toMatchObject(shown);
      return body.id;
    },
    read,
    change: async (id, changes) =>
      brand.change({ id }, { ...changes, version: (await get(id)).version }),
    found: async (groups) => (await found({ groups: JSON.stringify(groups) })).map(({ id }) => id),
  });
});

test('every person field of a super admin is stored and shown in the list of all users [SUP-04]', async () => {
  const adminSession = await suite.visitor().as(await suite.people.user({ superAdmin: true }));
  const { defaultLocaleIsoCode: _, ...person } = sampleRecord(personFields, 0, {
    kinds,
    own: { email: 'super@suite.example' },
  });
  const made = await adminSession.call(createSuperAdminCall, { body: person as never });
  expect(made.status).toBe(201);
  const { body } = await adminSession.call(listCrossClientUsersCall, {
    query: { q: 'super@suite.example' },
  });
  const shown = picked(person, fieldsWith(personFields, 'inRow'));
  expect(body.items).toMatchObject([{ id: made.body.id, ...shown }]);
});

test.each([
  [
    'users',
    personFields,
    [
      'id',
      'status',
      'is_super_admin',
      'password_hash',
      'mailbox_proven_at',
      'links_by_mail_only',
      'invited_at',
      'invitation_expires_at',
      'invitation_fault',
      'created_at',
      'updated_at',
      'updated_by',
      'version',
    ],
  ],
  [
    'memberships',
    membershipFields,
    ['client_id', 'user_id', 'disabled_at', 'created_at', 'updated_at', 'updated_by', 'version'],
  ],
])(
  'every column of %s is declared in the user fields or written by the system',
  async (table, fields, others) => {
    const { rows } = await sql<{ column: string }>`
    select column_name as "column" from information_schema.columns
    where table_schema = 'accounts' and table_name = ${table} and is_generated = 'NEVER'
    order by 1`.execute(suite.app.database.acrossClients());
    const fieldColumns = Object.values(fields).flatMap((field) =>
      'column' in field ? [field.column] : [],
    );
    expect(rows.map(({ column }) => column)).toEqual([...fieldColumns, ...others].sort());
  },
);
