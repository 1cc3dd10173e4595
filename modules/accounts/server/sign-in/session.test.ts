import { describe, expect, test } from 'vitest';
import { getMyselfCall, updateSettingsCall } from '#modules/accounts/contract/myself.ts';
import { getMenusCall, getRolesCall } from '#modules/accounts/contract/roles.ts';
import { getSessionCall } from '#modules/accounts/contract/session.ts';
import { testApp } from '#platform/testing/test-app.ts';

const suite = await testApp({ environment: { LEGACY_SUITE_URL: 'https://v1.example' } });
const aubrac = await suite.people.client({ name: 'Aubrac', products: { touchpoints: 'v1' } });
const other = await suite.people.client({ name: 'Other', modules: ['platform'] });
const stranger = await suite.people.client({ name: 'Stranger' });

describe('the session', () => {
  test('contains the user, modules, clients and menus with their availability [SES-09] [ENT-01]', async () => {
    const user = await suite.people.user({
      at: [
        {
          client: aubrac,
          role: 'brand_admin',
          menus: ['platform/leads', 'settings/list'],
          defaultModule: 'settings',
        },
        { client: other, role: 'store_owner' },
      ],
    });
    const { body } = await (await suite.visitor().as(user)).call(getSessionCall, { query: {} });
    expect(body.user).toMatchObject({
      id: user.id,
      client: aubrac.id,
      role: 'brand_admin',
      status: 'active',
    });
    expect(body.clients).toEqual([
      expect.objectContaining({
        uuid: aubrac.id,
        brandId: aubrac.brandId,
        name: 'Aubrac',
        role: 'brand_admin',
      }),
      expect.objectContaining({ uuid: other.id, role: 'store_owner' }),
    ]);
    expect(body.modules).toEqual([
      { module: 'platform', default: false, product: 'v2', url: null },
      { module: 'settings', default: true, product: 'v2', url: null },
    ]);
    const platform = body.menus.find(({ module }) => module === 'platform');
    expect(platform?.items).toContainEqual({ key: 'platform/leads', available: true });
    expect(platform?.items).toContainEqual({ key: 'platform/forms', available: false });
  });

  test('contains the address of a legacy module [GEN-05]', async () => {
    const user = await suite.people.user({ at: [{ client: aubrac, role: 'brand_user' }] });
    const { body } = await (await suite.visitor().as(user)).call(getSessionCall, { query: {} });
    expect(body.modules.find(({ module }) => module === 'touchpoints')).toEqual({
      module: 'touchpoints',
      default: false,
      product: 'v1',
      url: `https://v1.example/clients/${aubrac.id}/touchpoints`,
    });
  });

  test('offers nothing here of a module that opens in another product, and the others as ever [GEN-05]', async () => {
    const user = await suite.people.user({ at: [{ client: aubrac, role: 'brand_admin' }] });
    const { body } = await (await suite.visitor().as(user)).call(getSessionCall, { query: {} });
    const openOf = (module: string) =>
      body.menus
        .filter((menu) => menu.module === module)
        .flatMap(({ items }) => items.filter(({ available }) => available));
    expect(openOf('touchpoints')).toEqual([]);
    expect(openOf('settings').length).toBeGreaterThan(0);
    expect(body.abilities.filter((ability) => ability.startsWith('touchpoints.'))).toEqual([]);
    expect(body.abilities).toContain('users.manage');
  });

  test('starts at the client with a legacy module if the user has no other module [GEN-05] [NAV-01]', async () => {
    const user = await suite.people.user({
      at: [
        { client: other, role: 'brand_user', menus: [] },
        { client: aubrac, role: 'brand_user', menus: ['touchpoints/list'] },
      ],
    });
    const { body } = await (await suite.visitor().as(user)).call(getSessionCall, { query: {} });
    expect(body.client).toBe(aubrac.id);
    expect(body.modules.map(({ module }) => module)).toEqual(['touchpoints']);
  });

  test('is returned for the requested client, but not for a client of other users [SES-09]', async () => {
    const user = await suite.people.user({
      at: [
        { client: aubrac, role: 'brand_admin' },
        { client: other, role: 'store_owner' },
      ],
    });
    const visitor = await suite.visitor().as(user);
    const { body } = await visitor.call(getSessionCall, { query: { clientId: other.id } });
    expect(body.client).toBe(other.id);
    expect(body.modules.map(({ module }) => module)).toEqual(['platform']);
    const refused = await visitor.call(getSessionCall, { query: { clientId: stranger.id } });
    expect(refused).toMatchObject({ status: 403, problem: { code: 'FORBIDDEN' } });
  });

  test('a user with no access has no modules [NAV-05]', async () => {
    const user = await suite.people.user({
      at: [{ client: aubrac, role: 'brand_user', menus: [] }],
    });
    const { body } = await (await suite.visitor().as(user)).call(getSessionCall, { query: {} });
    expect([body.modules, body.menus]).toEqual([[], []]);
  });

  test('a super admin has every client and every menu item [SES-09]', async () => {
    const admin = await suite.people.user({ superAdmin: true });
    const { body } = await (await suite.visitor().as(admin)).call(getSessionCall, {
      query: { clientId: stranger.id },
    });
    expect(body.clients.length).toBeGreaterThanOrEqual(3);
    expect(body.menus.flatMap(({ items }) => items).every(({ available }) => available)).toBe(true);
  });
});

describe('myself, roles and menus', () => {
  test('myself carries every field of a user [ENT-01]', async () => {
    const user = await suite.people.user({
      locale: 'no',
      at: [{ client: aubrac, role: 'sales_rep' }],
    });
    const { body } = await (await suite.visitor().as(user)).call(getMyselfCall, { query: {} });
    expect(body).toEqual({
      id: user.id,
      client: aubrac.id,
      email: user.email,
      firstName: 'Test',
      lastName: 'Person',
      defaultLocaleIsoCode: 'no',
      locale: 'no',
      role: 'sales_rep',
      status: 'active',
      associations: [],
      defaultModule: null,
      menus: [
        'communication/reviews',
        'communication/semantic-analysis',
        'platform/leads',
        'platform/conversion',
        'platform/opportunity',
      ],
    });
  });

  test('no user can assign a role above their own [NAV-11]', async () => {
    const assignable = async (user: { id: string }) => {
      const { body } = await (await suite.visitor().as(user)).call(getRolesCall, {});
      return body.filter((role) => role.assignable).map(({ role }) => role);
    };
    const admin = await suite.people.user({ at: [{ client: aubrac, role: 'brand_admin' }] });
    const rep = await suite.people.user({ at: [{ client: aubrac, role: 'sales_rep' }] });
    expect(await assignable(admin)).toEqual([
      'brand_admin',
      'brand_user',
      'sales_rep',
      'store_owner',
    ]);
    expect(await assignable(rep)).toEqual([]);
    expect(await assignable(await suite.people.user({ superAdmin: true }))).toHaveLength(5);
  });

  test('the menus that can be given follow the role [NAV-10]', async () => {
    const user = await suite.people.user({ at: [{ client: aubrac, role: 'brand_admin' }] });
    const visitor = await suite.visitor().as(user);
    const { body } = await visitor.call(getMenusCall, { query: { roles: 'store_owner' } });
    expect(body).toHaveLength(1);
    expect(body[0]?.modules.map(({ module }) => module)).toEqual(['communication', 'platform']);
    const wrong = await visitor.call(getMenusCall, { query: { roles: 'emperor' } });
    expect(wrong.problem.errors).toEqual([{ field: 'query.roles.0', code: 'choice' }]);
  });
});

test('names and language are saved and immediately appear in the session [PRO-01] [GEN-02]', async () => {
  const user = await suite.people.user({ at: [{ client: aubrac, role: 'brand_user' }] });
  const visitor = await suite.visitor().as(user);
  await visitor.call(getSessionCall, { query: {} });
  const body = { firstName: '  Søren ', lastName: 'O’Brien-Gößler', locale: 'de' as const };
  expect((await visitor.call(updateSettingsCall, { body })).status).toBe(204);
  const session = await visitor.call(getSessionCall, { query: {} });
  expect(session.body.user).toMatchObject({
    firstName: 'Søren',
    lastName: 'O’Brien-Gößler',
    locale: 'de',
  });

  const empty = await visitor.call(updateSettingsCall, { body: { ...body, firstName: '   ' } });
  expect(empty.problem.errors).toEqual([{ field: 'body.firstName', code: 'required' }]);
  const long = await visitor.call(updateSettingsCall, {
    body: { ...body, lastName: 'x'.repeat(101) },
  });
  expect(long.problem.errors).toEqual([
    { field: 'body.lastName', code: 'maxLength', params: { max: 100 } },
  ]);
});
