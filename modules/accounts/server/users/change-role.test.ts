import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { previewRoleCall } from '#modules/accounts/contract/roles.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { type Brand, testBrand } from '../testing/brand.ts';

const suite = await testApp({ work: false });
const across = suite.app.database.acrossClients();
const brand = await testBrand(suite);
const other = await testBrand(suite);
const someone = (at: Brand) =>
  suite.people.user({ at: [{ client: at.client, role: 'brand_user' }] });

const preview = (user: { id: string }, role: 'brand_user' | 'store_owner', by = brand.desk) =>
  by.call(previewRoleCall, {
    params: { id: user.id },
    query: { clientId: brand.client.id, role },
  });

test('the editor shows which menus another role retains, removes and adds, and saving does exactly that [USR-03] [USR-07]', async () => {
  const { body: user } = await brand.create({
    role: 'brand_user',
    associations: [],
    menus: ['platform/leads', 'platform/forms', 'profilehub/contacts'],
    defaultModule: 'profilehub',
  });
  const { body: previewed } = await preview(user, 'store_owner');
  expect(previewed).toEqual({
    role: 'store_owner',
    version: user.version,
    menus: {
      after: ['platform/leads'],
      kept: ['platform/leads'],
      lost: expect.arrayContaining(['platform/forms', 'profilehub/contacts']),
      gained: [],
    },
    defaultModule: { before: 'profilehub', after: null, mustBeChosen: true },
    associations: { kept: 0, boundBefore: false, boundAfter: true, needed: true },
  });
  const change = {
    version: user.version,
    role: 'store_owner' as const,
    associations: [{ kind: 'location' as const, id: brand.locationId }],
  };
  const unchosen = await brand.change(user, change);
  expect(unchosen.problem.errors).toEqual([
    { field: 'body.defaultModule', code: 'DEFAULT_MODULE_NOT_GIVEN' },
  ]);
  const chosen = await brand.change(user, { ...change, defaultModule: 'platform' });
  expect(chosen.body).toMatchObject({
    role: 'store_owner',
    menus: previewed.menus.after,
    defaultModule: 'platform',
    associations: [{ id: brand.locationId }],
  });
  // Back to the first role: associations remain but no longer restrict access, and removed menu items do not return
  // automatically.
  const { body: back } = await preview(user, 'brand_user');
  expect(back).toMatchObject({
    menus: { kept: ['platform/leads'], lost: [], gained: [] },
    defaultModule: { before: 'platform', after: 'platform', mustBeChosen: false },
    associations: { kept: 1, boundBefore: true, boundAfter: false, needed: false },
  });
  const { rows } = await sql<{ before: object; after: object }>`
    select before, after from platform.audit_entries
    where client_id = ${brand.client.id} and record = 'accounts.memberships'
      and record_id like ${`%${user.id}%`} order by id desc limit 1`.execute(across);
  expect(rows[0]?.before).toMatchObject({ role: 'brand_user', default_module: 'profilehub' });
  expect(rows[0]?.after).toMatchObject({
    role: 'store_owner',
    default_module: 'platform',
    menus: ['platform/leads'],
  });
});

test('a role change grants all menus of the new role to a user left with none, and the preview shows it [USR-07]', async () => {
  const { body: user } = await brand.create({
    role: 'brand_user',
    associations: [{ kind: 'location', id: brand.locationId }],
    menus: ['platform/forms'],
    defaultModule: 'platform',
  });
  const { body: previewed } = await preview(user, 'store_owner');
  expect(previewed.menus.kept).toEqual([]);
  expect(previewed.menus.gained).toContain('platform/leads');
  expect(previewed.menus.after).toEqual(previewed.menus.gained);
  const changed = await brand.change(user, { version: user.version, role: 'store_owner' });
  expect(changed.body.menus).toEqual(previewed.menus.after);
});

test('the preview of a role change is refused for users of another client [USR-09]', async () => {
  const user = await someone(brand);
  expect((await preview(user, 'store_owner', other.desk)).status).toBe(403);
  const stranger = await someone(other);
  expect((await preview(stranger, 'store_owner')).status).toBe(404);
});
