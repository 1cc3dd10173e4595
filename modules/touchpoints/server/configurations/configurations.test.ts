import { Readable } from 'node:stream';
import { beforeEach, expect, test } from 'vitest';
import { PLAIN_STYLE } from '#modules/touchpoints/contract/code-style.ts';
import {
  deleteConfigurationCall,
  getBrandSettingsCall,
  saveConfigurationCall,
} from '#modules/touchpoints/contract/configuration.ts';
import { createCustomTouchpointCall } from '#modules/touchpoints/contract/create-touchpoints.ts';
import type { FileKind } from '#platform/contract/files/file-kind.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { madeTouchpoint } from '../testing/made-touchpoint.ts';

const suite = await testApp({ work: false });
let client = await suite.people.client();
let admin = suite.visitor();

beforeEach(async () => {
  client = await suite.people.client();
  admin = await suite.adminOf(client);
});

const settings = async () =>
  (await admin.call(getBrandSettingsCall, { query: { brandId: client.brandId } })).body;

function save(given: object = {}) {
  const body = {
    brandId: client.brandId,
    slug: 'standard',
    name: 'Standard',
    siteUrl: null,
    fallbackUrl: null,
    style: PLAIN_STYLE,
    activated: true,
    version: 0,
    ...given,
  };
  return admin.call(saveConfigurationCall, { body });
}

test('a brand has a standard configuration before anything is configured [TP-02]', async () => {
  expect(await settings()).toMatchObject({
    brandId: client.brandId,
    shortUrlBase: `http://suite.test/s/${client.brandId}/`,
    ownHost: false,
    hasLogo: false,
    touchpointConfigurations: [
      { slug: 'standard', name: 'Standard', siteUrl: null, style: PLAIN_STYLE, version: 0 },
    ],
  });
});

test('the standard one comes first, the others by name; a stale version is refused [TP-02]', async () => {
  await save({ slug: 'b', name: 'Beta' });
  await save({ slug: 'a', name: 'Zeta' });
  const first = await save({ siteUrl: 'https://brand.example' });
  expect(first.body).toMatchObject({ siteUrl: 'https://brand.example/', version: 1 });
  const { touchpointConfigurations } = await settings();
  expect(touchpointConfigurations.map(({ slug }) => slug)).toEqual(['standard', 'b', 'a']);
  const second = await save({ name: 'House', version: 1 });
  expect(second.body).toMatchObject({ name: 'House', version: 2 });
  expect((await save({ version: 1 })).problem.code).toBe('CHANGED_MEANWHILE');
  expect((await save({ version: 0 })).problem.code).toBe('CHANGED_MEANWHILE');
  expect((await settings()).touchpointConfigurations[0]).toMatchObject({ name: 'House' });
});

test('a brand has at most twenty configurations, even if two are added concurrently', async () => {
  for (let turn = 1; turn <= 18; turn += 1) await save({ slug: `c-${turn}`, name: `C ${turn}` });
  const both = await Promise.all([save({ slug: 'x', name: 'X' }), save({ slug: 'y', name: 'Y' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect((await save()).status).toBe(200);
  expect((await settings()).touchpointConfigurations).toHaveLength(20);
});

test('one that is switched off makes nothing new', async () => {
  await save({ slug: 'old', name: 'Old', activated: false });
  const { problem } = await admin.call(createCustomTouchpointCall, {
    body: {
      brandId: client.brandId,
      destUrl: 'https://shop.example/',
      configurationSlug: 'old',
    },
  });
  expect(problem.code).toBe('CONFIGURATION_UNKNOWN');
});

test.each([
  [{ siteUrl: 'http://suite.test/' }, 'body.siteUrl', 'DESTINATION_LOOPS'],
  [{ fallbackUrl: 'http://suite.test/s/a/b' }, 'body.fallbackUrl', 'DESTINATION_LOOPS'],
  [{ fallbackUrl: '{host}/x' }, 'body.fallbackUrl', 'destinationScheme'],
  [{ siteUrl: 'javascript:alert(1)' }, 'body.siteUrl', 'destinationScheme'],
  [{ siteUrl: 'https://0x7f.1' }, 'body.siteUrl', 'destinationPrivate'],
  [{ siteUrl: 'https://brand.example/?a=1' }, 'body.siteUrl', 'destinationInvalid'],
  [{ style: { ...PLAIN_STYLE, foreground: 'red' } }, 'body.style.foreground', 'color'],
  [{ name: ' ' }, 'body.name', 'required'],
  [{ activated: false }, 'body.activated', 'STANDARD_STAYS_ON'],
])('%o is refused at its place and nothing is written [TP-12]', async (wrong, field, code) => {
  const { problem } = await save(wrong);
  expect(problem.errors).toMatchObject([{ field, code }]);
  expect((await settings()).touchpointConfigurations[0]?.version).toBe(0);
});

test('the website stays while touchpoints lead to {host}, and goes when none does [TP-03]', async () => {
  const shop = { slug: 'shop', name: 'Shop' };
  await save({ ...shop, siteUrl: 'https://brand.example' });
  const of = { configuration_slug: 'shop' };
  const leads = [
    await madeTouchpoint(suite.app, client, { ...of, dest_url: '{host}/a' }),
    await madeTouchpoint(suite.app, client, { ...of, fallback_url: '{host}' }),
  ];
  await madeTouchpoint(suite.app, client, { ...of, dest_url: 'https://brand.example/{host}' });
  await madeTouchpoint(suite.app, client, { ...of, dest_url: '{host}/b', deleted_at: new Date() });
  await madeTouchpoint(suite.app, client, { dest_url: '{host}/c' });
  const { problem } = await save({ ...shop, version: 1 });
  expect(problem.errors).toEqual([
    { field: 'body.siteUrl', code: 'SITE_IN_USE', params: { count: 2 } },
  ]);
  expect((await settings()).touchpointConfigurations[1]).toMatchObject({
    siteUrl: 'https://brand.example/',
    version: 1,
  });
  const other = await save({ ...shop, siteUrl: 'https://other.example', version: 1 });
  expect(other.body.siteUrl).toBe('https://other.example/');
  await suite.app.database
    .acrossClients()
    .updateTable('touchpoints.touchpoints')
    .set({ deleted_at: new Date() })
    .where('id', 'in', leads)
    .execute();
  expect((await save({ ...shop, version: 2 })).body.siteUrl).toBeNull();
});

const remove = (slug: string, version = 1) =>
  admin.call(deleteConfigurationCall, { body: { brandId: client.brandId, slug, version } });
const slugs = async () => (await settings()).touchpointConfigurations.map(({ slug }) => slug);

test('an unused configuration is deleted and returned, so that it can be created again [TP-02]', async () => {
  const { body: made } = await save({ slug: 'shop', name: 'Shop', siteUrl: 'https://b.example' });
  expect((await remove('shop', 2)).problem.code).toBe('CHANGED_MEANWHILE');
  expect(await slugs()).toEqual(['standard', 'shop']);
  const { body: deleted } = await remove('shop');
  expect(deleted).toEqual(made);
  expect(await slugs()).toEqual(['standard']);
  expect((await remove('shop')).status).toBe(404);
  const again = await save({ ...deleted, version: 0 });
  expect(again.body).toMatchObject({ slug: 'shop', siteUrl: 'https://b.example/' });
  const audit = await suite.app.database
    .acrossClients()
    .selectFrom('platform.audit_entries')
    .select('action')
    .where('client_id', '=', client.id)
    .where('record', '=', 'touchpoints.configurations')
    .orderBy('id')
    .execute();
  expect(audit.map(({ action }) => action)).toEqual(['created', 'deleted', 'created']);
});

test('one that touchpoints use stays, also for deleted ones, and so does the standard one [TP-02]', async () => {
  await save({ slug: 'shop', name: 'Shop' });
  const of = { configuration_slug: 'shop' };
  await madeTouchpoint(suite.app, client, of);
  await madeTouchpoint(suite.app, client, { ...of, deleted_at: new Date() });
  const { status, problem } = await remove('shop');
  expect([status, problem.code]).toEqual([409, 'CONFIGURATION_USED']);
  expect(problem).toMatchObject({ params: { count: 2 } });
  await save();
  expect((await remove('standard')).problem.code).toBe('STANDARD_STAYS');
  expect(await slugs()).toEqual(['standard', 'shop']);
});

test('of two concurrent requests to delete a configuration and to create a touchpoint with it, only one succeeds [TP-02]', async () => {
  await save({ slug: 'shop', name: 'Shop' });
  const create = admin.call(createCustomTouchpointCall, {
    body: {
      brandId: client.brandId,
      sourceSuffix: 'race',
      destUrl: 'https://brand.example/',
      configurationSlug: 'shop',
    },
  });
  const [created, removed] = await Promise.all([create, remove('shop')]);
  expect([created.status < 300, removed.status < 300].filter(Boolean)).toHaveLength(1);
});

test('an admin of another brand and users without the permission can neither save nor delete a configuration [TP-02]', async () => {
  const made = await save({ slug: 'shop', name: 'Shop' });
  const elsewhere = await suite.people.client();
  for (const at of [
    { client: elsewhere, role: 'brand_admin' },
    { client, role: 'brand_user', menus: ['touchpoints/creation'] },
    { client, role: 'sales_rep' },
    { client, role: 'store_owner' },
  ] as const) {
    const user = await suite.visitor().as(await suite.people.user({ at: [at] }));
    const body = { brandId: client.brandId, slug: 'shop', version: 1 };
    expect((await user.call(deleteConfigurationCall, { body })).status).toBe(403);
    const changed = { ...made.body, ...body, name: 'Other' };
    expect((await user.call(saveConfigurationCall, { body: changed })).status).toBe(403);
  }
  expect(await slugs()).toEqual(['standard', 'shop']);
});

const storeFile = (at: typeof client, kind: FileKind, expiresAt?: Date) =>
  suite.app.files.put(suite.app.database.acrossClients(), {
    clientId: at.id,
    name: `logo.${kind}`,
    stream: Readable.from([kind === 'csv' ? Buffer.from('a;b\n') : PNG]),
    maxBytes: 1_000,
    allow: [kind],
    ...(expiresAt && { expiresAt }),
  });
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a logo that is no picture of the client, or will expire, is refused at its field', async () => {
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
  for (const fileId of [
    '01890000-0000-7000-8000-000000000000',
    (await storeFile(await suite.people.client(), 'png')).id,
    (await storeFile(client, 'csv')).id,
    (await storeFile(client, 'png', tomorrow)).id,
  ]) {
    const { status, problem } = await save({ style: { ...PLAIN_STYLE, logo: { fileId } } });
    expect(status).toBe(422);
    expect(problem.errors).toEqual([{ field: 'body.style.logo', code: 'LOGO_UNUSABLE' }]);
  }
  expect((await settings()).touchpointConfigurations[0]?.version).toBe(0);
  const { id: fileId } = await storeFile(client, 'png');
  expect((await save({ style: { ...PLAIN_STYLE, logo: { fileId } } })).status).toBe(200);
});

test('another brand is not configured [TP-02]', async () => {
  const other = await suite.people.client();
  expect((await save({ brandId: other.brandId })).status).toBe(403);
});
