import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { getUserCall } from '#modules/accounts/contract/manage-user.ts';
import { updateSettingsCall } from '#modules/accounts/contract/myself.ts';
import { checkPasswordLinkCall } from '#modules/accounts/contract/password-links.ts';
import { getSessionCall } from '#modules/accounts/contract/session.ts';
import { signInCall } from '#modules/accounts/contract/sign-in.ts';
import { mailsTo } from '#platform/testing/mails-to.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { type Brand, testBrand } from '../testing/brand.ts';

const suite = await testApp();
const across = suite.app.database.acrossClients();
const brand = await testBrand(suite);
const other = await testBrand(suite);

const password = 'sept cocottes en fonte';
const passwordHash = await hashPassword(password);

const someone = (at: Brand, role: 'brand_admin' | 'brand_user' = 'brand_user') =>
  suite.people.user({ passwordHash, at: [{ client: at.client, role }] });
async function read(at: Brand, user: { id: string }, by = at.desk) {
  const { body } = await by.call(getUserCall, {
    params: { id: user.id },
    query: { clientId: at.client.id },
  });
  return body;
}

describe('the editor', () => {
  test('changes every part and leaves the others as they are [USR-03] [USR-04]', async () => {
    const { body: user } = await brand.create();
    const changed = await brand.change(user, {
      version: user.version,
      firstName: 'Ragnhild',
      role: 'sales_rep',
      menus: ['platform/leads', 'communication/reviews'],
      defaultModule: 'communication',
      associations: [{ kind: 'brand', id: brand.client.id }],
      locale: 'de',
    });
    expect(changed.body).toMatchObject({
      firstName: 'Ragnhild',
      lastName: 'Kvalsund',
      role: 'sales_rep',
      defaultModule: 'communication',
      menus: expect.arrayContaining(['platform/leads', 'communication/reviews']),
      associations: [{ kind: 'brand', id: brand.client.id }],
      locale: 'de',
      defaultLocaleIsoCode: 'no',
    });
    expect(changed.body.version).toBeGreaterThan(user.version);
    expect(await read(brand, user)).toEqual(changed.body);
  });

  test('shows the second of two editors the name of the first, and preserves the first change [USR-03]', async () => {
    const { body: user } = await brand.create();
    const first = await brand.change(user, { version: user.version, firstName: 'First' });
    expect(first.status).toBe(200);
    const second = await brand.change(user, { version: user.version, lastName: 'Second' });
    expect(second).toMatchObject({
      status: 409,
      problem: { code: 'CHANGED_MEANWHILE', params: { by: 'Solveig Person' } },
    });
    expect(Date.parse(String(second.problem.params?.at))).toBeGreaterThan(Date.now() - 60_000);
    expect(await read(brand, user)).toMatchObject({ firstName: 'First', lastName: 'Kvalsund' });
  });

  test('accepts only one of several simultaneous saves [USR-03]', async () => {
    const { body: user } = await brand.create();
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((firstName) =>
        brand.change(user, { version: user.version, firstName }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body.firstName;
    expect((await read(brand, user)).firstName).toBe(winner);
  });

  test('reports a conflict when the user changed their own names meanwhile [USR-03]', async () => {
    const user = await someone(brand);
    const { version } = await read(brand, user);
    const body = { firstName: 'Own', lastName: 'Choice', locale: 'fr' as const };
    await (await suite.visitor().as(user)).call(updateSettingsCall, { body });
    expect((await brand.change(user, { version, lastName: 'Other' })).problem).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      params: { by: 'Own Choice' },
    });
  });

  test('removes menus that the new role cannot have, and requires locations where the role needs them [USR-06] [USR-07]', async () => {
    const { body: user } = await brand.create({
      role: 'brand_user',
      associations: [],
      menus: ['platform/leads', 'platform/forms'],
      defaultModule: 'platform',
    });
    const { version } = user;
    expect((await brand.change(user, { version, role: 'store_owner' })).problem.code).toBe(
      'ASSOCIATIONS_NEEDED',
    );
    expect((await brand.change(user, { version, associations: [] })).status).toBe(200);
    const given = await brand.change(user, {
      version: (await read(brand, user)).version,
      role: 'store_owner',
      associations: [{ kind: 'location', id: brand.locationId }],
    });
    expect(given.body).toMatchObject({ menus: ['platform/leads'], defaultModule: 'platform' });
    const none = await brand.change(user, { version: given.body.version, associations: [] });
    expect(none.problem.errors).toEqual([
      { field: 'body.associations', code: 'ASSOCIATIONS_NEEDED' },
    ]);
  });

  test('refuses menus, default module, associations and role as creation does [USR-07] [USR-09]', async () => {
    const { body: user } = await brand.create();
    const { version } = user;
    const codeOf = async (change: Parameters<typeof brand.change>[1]) =>
      (await brand.change(user, change)).problem.code;
    expect(await codeOf({ version, menus: ['settings/list'] })).toBe('MENU_NOT_OFFERED');
    expect(await codeOf({ version, defaultModule: 'settings' })).toBe('DEFAULT_MODULE_NOT_GIVEN');
    expect(await codeOf({ version, role: 'super_admin' })).toBe('ROLE_ABOVE_OWN');
    const foreign = [{ kind: 'location' as const, id: other.locationId }];
    expect(await codeOf({ version, associations: foreign })).toBe('ASSOCIATION_UNKNOWN');
    expect(await read(brand, user)).toEqual(user);
  });
});

describe('the e-mail', () => {
  test('of another account is refused, also when it was typed at the same moment [USR-08]', async () => {
    const [a, b] = [(await brand.create()).body, (await brand.create()).body];
    const taken = await brand.change(a, { version: a.version, email: b.email.toUpperCase() });
    expect(taken.problem.errors).toEqual([{ field: 'body.email', code: 'EMAIL_TAKEN' }]);
    const email = brand.newUser().email;
    const answers = await Promise.all(
      [a, b].map((user) => brand.change(user, { version: user.version, email })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('of an invited user moves the invitation to the new address, and the old link becomes invalid [USR-03]', async () => {
    const { body: user } = await brand.create();
    const [old] = await mailsTo(suite.app, user.email);
    const token = /token=([\w-]+)/.exec(old?.text ?? '')?.[1] ?? '';
    const email = brand.newUser().email;
    await brand.change(user, { version: user.version, email });
    expect(await mailsTo(suite.app, email)).toHaveLength(1);
    expect((await suite.visitor().call(checkPasswordLinkCall, { body: { token } })).status).toBe(
      410,
    );
  });

  test('of an active user sends a notice to the old address that names the editor, and ends their sessions [USR-03]', async () => {
    const user = await someone(brand);
    const visitor = await suite.visitor().as(user);
    expect((await visitor.call(getSessionCall, { query: {} })).status).toBe(200);
    const email = brand.newUser().email;
    const { version } = await read(brand, user);
    expect((await brand.change(user, { version, email })).status).toBe(200);
    const mails = await mailsTo(suite.app, user.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your sign-in address was changed']);
    expect(mails[0]?.text).toContain('Solveig Person has changed the email address');
    expect(await mailsTo(suite.app, email)).toEqual([]);
    await expect
      .poll(async () => (await visitor.call(getSessionCall, { query: {} })).status)
      .toBe(401);
    const body = { username: email, password };
    expect((await suite.visitor().call(signInCall, { body })).status).toBe(200);
  });

  test('sends no change notice when it stays the same or when the user is only invited [USR-03]', async () => {
    const user = await someone(brand);
    const { version } = await read(brand, user);
    await brand.change(user, { version, email: user.email.toUpperCase(), firstName: 'Named' });
    expect(await mailsTo(suite.app, user.email)).toEqual([]);
    const { body: invited } = await brand.create();
    await brand.change(invited, { version: invited.version, email: brand.newUser().email });
    expect(await mailsTo(suite.app, invited.email)).toHaveLength(1);
  });

  test('cannot be changed by the users themselves, not even by super admins; names can [USR-09]', async () => {
    const above = await suite.people.user({
      superAdmin: true,
      at: [{ client: brand.client, role: 'brand_user' }],
    });
    for (const user of [brand.admin, above]) {
      const userSession = await suite.visitor().as(user);
      const { version } = await read(brand, user, userSession);
      const email = brand.newUser().email;
      expect((await brand.change(user, { version, email }, userSession)).problem.code).toBe(
        'NOT_YOURSELF',
      );
      const named = { version, email: user.email, lastName: 'Person' };
      expect((await brand.change(user, named, userSession)).status).toBe(200);
    }
  });

  test('and the names of a user of several clients cannot be changed by the admin of one [USR-09]', async () => {
    const user = await suite.people.user({
      at: [
        { client: brand.client, role: 'brand_user' },
        { client: other.client, role: 'brand_user' },
      ],
    });
    const { version, may } = await read(brand, user);
    expect(may).toMatchObject({
      changePerson: false,
      changeRole: true,
      because: 'PERSON_NOT_YOURS',
    });
    for (const change of [
      { firstName: 'X' },
      { email: 'x@brand.example' },
      { locale: 'it' as const },
    ])
      expect((await brand.change(user, { version, ...change })).problem.code).toBe(
        'PERSON_NOT_YOURS',
      );
    expect((await brand.change(user, { version, role: 'brand_admin' })).status).toBe(200);
    const both = await suite.people.user({
      at: [
        { client: brand.client, role: 'brand_admin' },
        { client: other.client, role: 'brand_admin' },
      ],
    });
    const widely = await suite.visitor().as(both);
    const now = (await read(brand, user)).version;
    expect((await brand.change(user, { version: now, firstName: 'X' }, widely)).status).toBe(200);
  });
});

describe('a disabled user', () => {
  test('is signed out immediately and cannot sign in until reactivated [USR-03] [USR-05]', async () => {
    const user = await someone(brand);
    const visitor = await suite.visitor().as(user);
    expect((await visitor.call(getSessionCall, { query: {} })).status).toBe(200);
    const disabled = await brand.change(user, {
      version: (await read(brand, user)).version,
      status: 'disabled',
    });
    expect(disabled.body).toMatchObject({ status: 'disabled', may: { reactivate: true } });
    await expect
      .poll(async () => (await visitor.call(getSessionCall, { query: {} })).status)
      .toBe(401);
    const credentials = { username: user.email, password };
    expect((await suite.visitor().call(signInCall, { body: credentials })).problem.code).toBe(
      'WRONG_CREDENTIALS',
    );
    const back = await brand.change(user, { version: disabled.body.version, status: 'active' });
    expect(back.body).toMatchObject({ status: 'active', may: { disable: true } });
    expect((await suite.visitor().call(signInCall, { body: credentials })).status).toBe(200);
  });

  test('at one client retains access to the others [USR-03] [USR-09]', async () => {
    const user = await suite.people.user({
      at: [
        { client: brand.client, role: 'brand_user' },
        { client: other.client, role: 'brand_user' },
      ],
    });
    const visitor = await suite.visitor().as(user);
    await visitor.call(getSessionCall, { query: {} });
    const { version } = await read(brand, user);
    await brand.change(user, { version, status: 'disabled' });
    await expect
      .poll(async () => {
        const { body } = await visitor.call(getSessionCall, { query: {} });
        return body.clients.map(({ uuid }) => uuid);
      })
      .toEqual([other.client.id]);
    expect(await read(other, user)).toMatchObject({ status: 'active' });
    const { rows } = await sql<{ client: string }>`
      select client_id as client from platform.events
      where type = 'user.disabled' and payload ->> 'userId' = ${user.id}`.execute(across);
    expect(rows).toEqual([{ client: brand.client.id }]);
  });

  test('can never be the acting admin, who also cannot change their own role [USR-09]', async () => {
    const { version, may } = await read(brand, brand.admin);
    expect(may).toMatchObject({ changeRole: false, disable: false, because: 'NOT_YOURSELF' });
    for (const change of [{ status: 'disabled' }, { role: 'brand_user' }] as const)
      expect((await brand.change(brand.admin, { version, ...change })).problem.code).toBe(
        'NOT_YOURSELF',
      );
  });
});

test('users of another client cannot be read or changed, and appear as not found [USR-09]', async () => {
  const foreign = await someone(other);
  const before = await read(other, foreign);
  const get = (clientId: string) =>
    brand.desk.call(getUserCall, { params: { id: foreign.id }, query: { clientId } });
  expect([(await get(brand.client.id)).status, (await get(other.client.id)).status]).toEqual([
    404, 403,
  ]);
  expect((await brand.change(foreign, { version: before.version, firstName: 'X' })).status).toBe(
    404,
  );
  expect(
    (await other.change(foreign, { version: before.version, firstName: 'X' }, brand.desk)).status,
  ).toBe(403);
  expect(await read(other, foreign)).toEqual(before);
});

test('a user without user management rights is refused [NAV-10] [USR-09]', async () => {
  const user = await someone(brand);
  const visitor = await suite.visitor().as(user);
  expect((await brand.create({}, visitor)).status).toBe(403);
  expect((await brand.change(user, { version: 2, role: 'brand_admin' }, visitor)).status).toBe(403);
});

test('every change is in the audit log with its author and without any password [USR-03]', async () => {
  const { body: user } = await brand.create();
  await brand.change(user, { version: user.version, firstName: 'Audited', role: 'sales_rep' });
  const { rows } = await sql<Record<string, unknown>>`
    select record, action, user_id, before, after from platform.audit_entries
    where record_id = ${user.id} and action = 'changed' order by id`.execute(across);
  expect(rows).toContainEqual({
    record: 'accounts.users',
    action: 'changed',
    user_id: brand.admin.id,
    before: { first_name: 'Torbjørn' },
    after: { first_name: 'Audited' },
  });
  expect(rows).toContainEqual(
    expect.objectContaining({
      record: 'accounts.memberships',
      before: { role: 'store_owner' },
      after: { role: 'sales_rep' },
    }),
  );
  expect(JSON.stringify(rows)).not.toContain('argon2id');
});
