import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { getUserCall } from '#modules/accounts/contract/manage-user.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { type Brand, testBrand } from '../testing/brand.ts';

const suite = await testApp();
const across = suite.app.database.acrossClients();
const brand = await testBrand(suite);

const superAdmin = await suite.people.user({ superAdmin: true });
const operator = await suite.visitor().as(superAdmin);
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

describe('menu items', () => {
  test('are not changed by oneself [USR-09]', async () => {
    const { version, menus, may } = await read(brand, brand.admin);
    expect(may.because).toBe('NOT_YOURSELF');
    for (const changed of [menus.slice(1), ['settings/list']])
      expect((await brand.change(brand.admin, { version, menus: changed })).problem.code).toBe(
        'NOT_YOURSELF',
      );
    const restricted = await suite.people.user({
      at: [{ client: brand.client, role: 'brand_admin', menus: ['settings/list'] }],
    });
    const userSession = await suite.visitor().as(restricted);
    const own = await read(brand, restricted, userSession);
    const more = { version: own.version, menus: ['settings/list', 'platform/leads'] };
    expect((await brand.change(restricted, more, userSession)).problem.code).toBe('NOT_YOURSELF');
    const same = { version: own.version, menus: own.menus, lastName: 'Person' };
    expect((await brand.change(restricted, same, userSession)).status).toBe(200);
  });

  test('of the last brand admin go on to hold the users [USR-09]', async () => {
    const lonely = await testBrand(suite);
    // A brand admin without user management cannot replace the last one.
    const other = await suite.people.user({
      at: [{ client: lonely.client, role: 'brand_admin', menus: ['platform/leads'] }],
    });
    const above = await suite.visitor().as(superAdmin);
    const { version, may } = await read(lonely, lonely.admin, above);
    expect(may).toMatchObject({ changeRole: false, disable: false, because: 'LAST_BRAND_ADMIN' });
    const without = { version, menus: ['platform/leads'] };
    const refused = await lonely.change(lonely.admin, without, above);
    expect(refused).toMatchObject({
      status: 409,
      problem: { errors: [{ field: 'body.menus', code: 'LAST_BRAND_ADMIN' }] },
    });
    for (const change of [{ role: 'brand_user' }, { status: 'disabled' }] as const)
      expect((await lonely.change(lonely.admin, { version, ...change }, above)).problem.code).toBe(
        'LAST_BRAND_ADMIN',
      );
    const fewer = { version, menus: ['settings/list', 'platform/leads'] };
    const given = await lonely.change(lonely.admin, fewer, above);
    expect(given.status).toBe(200);
    // The other admin cannot manage users, so the client would have no user manager.
    const readOther = await read(lonely, other, above);
    expect(readOther.may).toMatchObject({ changeRole: true, disable: true });
    await someone(lonely, 'brand_admin');
    const now = { ...without, version: given.body.version };
    expect((await lonely.change(lonely.admin, now, above)).status).toBe(200);
  });

  test('for user management can be revoked by only one of two admins acting on each other simultaneously [USR-09]', async () => {
    const shared = await testBrand(suite);
    const second = await someone(shared, 'brand_admin');
    const secondSession = await suite.visitor().as(second);
    const [one, two] = [
      await read(shared, shared.admin),
      await read(shared, second, secondSession),
    ];
    const menus = ['platform/leads'];
    const answers = await Promise.all([
      shared.change(second, { version: two.version, menus }),
      shared.change(shared.admin, { version: one.version, menus }, secondSession),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('the last brand admin', () => {
  test('cannot be demoted or disabled, not even by a super admin [USR-09]', async () => {
    const lonely = await testBrand(suite);
    const { version, may } = await read(lonely, lonely.admin, operator);
    expect(may).toMatchObject({ changeRole: false, disable: false, because: 'LAST_BRAND_ADMIN' });
    for (const change of [{ role: 'brand_user' }, { status: 'disabled' }] as const)
      expect(
        (await lonely.change(lonely.admin, { version, ...change }, operator)).problem.code,
      ).toBe('LAST_BRAND_ADMIN');
    // An invited admin that has not signed in cannot replace the last one.
    await lonely.create({ role: 'brand_admin', associations: [] });
    expect(
      (await lonely.change(lonely.admin, { version, role: 'brand_user' }, operator)).status,
    ).toBe(409);
    await someone(lonely, 'brand_admin');
    expect(
      (await lonely.change(lonely.admin, { version, role: 'brand_user' }, operator)).status,
    ).toBe(200);
  });

  test('remains when two admins demote and disable each other simultaneously [USR-09]', async () => {
    for (let round = 0; round < 5; round += 1) {
      const shared = await testBrand(suite);
      const second = await someone(shared, 'brand_admin');
      const secondSession = await suite.visitor().as(second);
      const versions = [
        await read(shared, shared.admin),
        await read(shared, second, secondSession),
      ];
      const answers = await Promise.all([
        shared.change(second, { version: versions[1]?.version ?? 0, role: 'brand_user' }),
        shared.change(
          shared.admin,
          { version: versions[0]?.version ?? 0, status: 'disabled' },
          secondSession,
        ),
      ]);
      expect(answers.map(({ status }) => status).sort()[0]).toBe(200);
      expect(answers.map(({ status }) => status)).not.toEqual([200, 200]);
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from accounts.memberships
        where client_id = ${shared.client.id} and role = 'brand_admin' and disabled_at is null`.execute(
        across,
      );
      expect(rows[0]?.count).toBe(1);
    }
  });
});
