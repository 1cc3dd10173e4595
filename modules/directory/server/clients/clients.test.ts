import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  archiveClientCall,
  createClientCall,
  getClientCall,
  getClientDetailCall,
  getClientSettingsCall,
  listAllClientsCall,
  restoreClientCall,
  updateClientCall,
} from '#modules/directory/contract/clients/client-calls.ts';
import { clientFields } from '#modules/directory/contract/clients/client-fields.ts';
import { clientZone } from '#platform/server/database/client-zone.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import { testApp } from '#platform/testing/test-app.ts';

const suite = await testApp();
const superAdmin = await suite.visitor().as(await suite.people.user({ superAdmin: true }));

function someClient() {
  const tag = randomBytes(5).toString('hex');
  return {
    identifier: `brulerie-${tag}`,
    brandId: `B${tag}`,
    name: `Brûlerie ${tag}`,
    modules: [{ module: 'settings' as const, product: 'v2' as const }],
  };
}

async function make(given: object = {}) {
  return superAdmin.call(createClientCall, { body: { ...someClient(), ...given } });
}

test('a client is created with modules and brand settings, and found by search [SUP-01]', async () => {
  const made = await make({
    modules: [
      { module: 'touchpoints', product: 'v1' },
      { module: 'profilehub', product: 'v2' },
    ],
    shortUrlBase: 'https://GO.brulerie.example/',
    locales: ['fr', 'de'],
    defaultLocale: 'de',
    currency: 'chf',
    brandColor: '#1F4E3D',
  });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    modules: [
      { module: 'profilehub', product: 'v2' },
      { module: 'touchpoints', product: 'v1' },
    ],
    locales: ['fr', 'de'],
    defaultLocale: 'de',
    currency: 'CHF',
    brandColor: '#1f4e3d',
    version: 1,
    archivedAt: null,
  });
  expect(made.body.shortUrlBase).toBe('go.brulerie.example');
  const searchText = `brulerie ${made.body.name.split(' ')[1]}`;
  const { body } = await superAdmin.call(listAllClientsCall, { query: { q: searchText } });
  expect(body).toMatchObject({
    total: 1,
    items: [{ uuid: made.body.uuid, locations: 0, products: 0 }],
  });
  const { rows } = await sql`
    select from platform.events where type = 'client.created' and client_id = ${made.body.uuid}`.execute(
    suite.app.database.acrossClients(),
  );
  expect(rows).toHaveLength(1);
});

test('identifier, brand id and short URL base belong to one client each, in any case', async () => {
  const first = await make({ shortUrlBase: 'one.example' });
  const { identifier, brandId } = first.body;
  const faults = async (given: object) => (await make(given)).problem.errors;
  expect(await faults({ identifier: identifier.toUpperCase() })).toMatchObject([
    { field: 'body.identifier', code: 'IDENTIFIER_TAKEN' },
  ]);
  expect(await faults({ brandId })).toMatchObject([
    { field: 'body.brandId', code: 'BRAND_ID_TAKEN' },
  ]);
  expect(await faults({ shortUrlBase: 'ONE.example' })).toMatchObject([
    { field: 'body.shortUrlBase', code: 'SHORT_URL_BASE_TAKEN' },
  ]);
});

test('a colour on which white cannot be read is refused with the measured contrast', async () => {
  const { status, problem } = await make({ brandColor: '#777777' });
  expect([status, problem.errors]).toEqual([
    422,
    [
      {
        field: 'body.brandColor',
        code: 'BRAND_COLOR_TOO_LIGHT',
        params: { ratio: '4.4', needed: '4.5' },
      },
    ],
  ]);
});

test.each([
  [{ identifier: 'Nö' }, 'body.identifier', 'identifier'],
  [{ shortUrlBase: 'localhost' }, 'body.shortUrlBase', 'host'],
  [{ shortUrlBase: 'a.example/path' }, 'body.shortUrlBase', 'host'],
  [{ brandColor: 'red' }, 'body.brandColor', 'color'],
  [{ currency: 'ABCD' }, 'body.currency', 'currency'],
  [{ locales: ['en'], defaultLocale: 'fr' }, 'body.defaultLocale', 'defaultLocaleNotGiven'],
  [
    {
      modules: [
        { module: 'settings', product: 'v1' },
        { module: 'settings', product: 'v2' },
      ],
    },
    'body.modules',
    'moduleTwice',
  ],
])('invalid input %o is reported at its field', async (wrong, field, code) => {
  const { status, problem } = await make(wrong);
  expect([status, problem.errors?.map((error) => [error.field, error.code])]).toEqual([
    400,
    [[field, code]],
  ]);
});

test('modules and settings are changed with the version that was read; the second editor gets a conflict', async () => {
  const { body: made } = await make();
  const params = { uuid: made.uuid };
  const changed = await superAdmin.call(updateClientCall, {
    params,
    body: { version: 1, modules: [{ module: 'platform', product: 'v2' }], locales: ['no', 'en'] },
  });
  expect(changed.body).toMatchObject({
    version: 2,
    modules: [{ module: 'platform', product: 'v2' }],
    defaultLocale: 'en',
    name: made.name,
  });
  const second = await superAdmin.call(updateClientCall, {
    params,
    body: { version: 1, name: 'X' },
  });
  expect(second).toMatchObject({
    status: 409,
    problem: { code: 'CHANGED_MEANWHILE', params: { by: 'Test Person' } },
  });
  const fixed = await superAdmin.call(updateClientCall, {
    params,
    body: { version: 2, identifier: 'other' } as never,
  });
  expect(fixed.status).toBe(400);
});

test('users of an archived client lose access immediately and regain it when it is restored [SUP-01]', async () => {
  const client = await suite.people.client();
  const user = await suite.adminOf(client);
  const params = { uuid: client.id };
  const status = async () => (await user.call(getClientCall, { params })).status;
  expect(await status()).toBe(200);
  const archived = await superAdmin.call(archiveClientCall, { params, body: {} });
  expect(archived.body.archivedAt).not.toBeNull();
  await until(async () => (await status()) === 403);
  const refused = await superAdmin.call(updateClientCall, {
    params,
    body: { version: archived.body.version, name: 'X' },
  });
  expect(refused.problem.code).toBe('CLIENT_ARCHIVED');
  const listed = async (view: 'active' | 'archived') =>
    (await superAdmin.call(listAllClientsCall, { query: { q: client.name, view } })).body.total;
  expect([await listed('active'), await listed('archived')]).toEqual([0, 1]);
  await superAdmin.call(restoreClientCall, { params, body: {} });
  await until(async () => (await status()) === 200);
});

test('a client that does not exist is not found', async () => {
  const params = { uuid: '019a8000-0000-7000-8000-00000000dead' };
  expect((await superAdmin.call(getClientDetailCall, { params })).status).toBe(404);
  expect((await superAdmin.call(archiveClientCall, { params, body: {} })).status).toBe(404);
});

test('admins of a brand can read its settings made by super admins; other users of brands cannot [SUP-01]', async () => {
  const operator = await suite.people.user({ firstName: 'Olav', superAdmin: true });
  const { body: made } = await make({
    modules: [
      { module: 'settings', product: 'v2' },
      { module: 'touchpoints', product: 'v1' },
    ],
    locales: ['fr', 'de'],
    defaultLocale: 'de',
    currency: 'CHF',
    brandColor: '#1f4e3d',
  });
  const client = { id: made.uuid, brandId: made.brandId, name: made.name };
  const admin = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
  const request = { params: { uuid: client.id } };
  const secret = 'T0/B0/very-secret-part';
  await superAdmin.send({
    method: 'POST',
    path: '/api/sa/webhooks',
    body: { clientId: client.id, url: `https://hooks.example.com/${secret}` },
  });
  const read = await (await suite.visitor().as(admin)).call(getClientSettingsCall, request);
  expect(read.status).toBe(200);
  for (const field of Object.keys(clientFields) as (keyof typeof clientFields)[])
    expect(read.body[field]).toEqual(made[field]);
  expect(read.body).toMatchObject({
    hasProductLookup: false,
    webhooks: [{ host: 'hooks.example.com', pauseReason: null }],
  });
  expect(read.body.contacts.length).toBeGreaterThan(0);
  expect(JSON.stringify(read.body)).not.toContain(secret);
  expect(read.body).not.toHaveProperty('version');

  const user = await suite.people.user({ at: [{ client, role: 'brand_user' }] });
  const elsewhere = await suite.people.client();
  const stranger = await suite.people.user({ at: [{ client: elsewhere, role: 'brand_admin' }] });
  for (const other of [user, stranger]) {
    const refused = await (await suite.visitor().as(other)).call(getClientSettingsCall, request);
    expect(refused.status).toBe(403);
  }
  expect((await suite.visitor().call(getClientSettingsCall, request)).status).toBe(401);
  const byOperator = await (await suite.visitor().as(operator)).call(
    getClientSettingsCall,
    request,
  );
  expect(byOperator.status).toBe(200);
});

test('a client has UTC until a time zone is set, and the change publishes an event [SUP-01]', async () => {
  const { body: made } = await make();
  expect(made.timeZone).toBe('UTC');
  const params = { uuid: made.uuid };
  const moved = await superAdmin.call(updateClientCall, {
    params,
    body: { version: made.version, timeZone: 'Asia/Kathmandu' },
  });
  expect(moved.body.timeZone).toBe('Asia/Kathmandu');
  await until(
    async () =>
      (await superAdmin.call(getClientCall, { params })).body.timeZone === 'Asia/Kathmandu',
  );
  const { rows } = await sql`
    select payload from platform.events
    where client_id = ${made.uuid} and type = 'client.zone-changed'`.execute(
    suite.app.database.acrossClients(),
  );
  expect(rows).toEqual([{ payload: { clientId: made.uuid, timeZone: 'Asia/Kathmandu' } }]);
});

test.each(['+02:00', 'CST', 'Europe/Atlantis', '', `Europe/${'a'.repeat(100)}`])(
  'an invalid time zone, %s, is refused at its field [SUP-01]',
  async (timeZone) => {
    const { status, problem } = await make({ timeZone });
    expect(status).toBe(400);
    expect(problem.errors?.map(({ field }) => field)).toEqual(['body.timeZone']);
  },
);

test('a time zone that only this process knows is refused: the database reckons days by it [SUP-01]', async () => {
  const { status, problem } = await make({ timeZone: 'europe/paris' });
  expect([status, problem.code]).toEqual([422, 'TIME_ZONE_UNKNOWN']);
});

test('a client with a time zone unknown to the database uses UTC days [SUP-01]', async () => {
  const { body: made } = await make();
  await sql`update directory.clients set time_zone = 'Europe/Nowhere' where id = ${made.uuid}`.execute(
    suite.app.database.acrossClients(),
  );
  const { rows } =
    await sql`select (now() at time zone ${clientZone})::date = (now() at time zone 'UTC')::date as same`.execute(
      suite.app.database.ofClient(made.uuid),
    );
  expect(rows).toEqual([{ same: true }]);
});

test('lists use a new time zone shortly after it is saved [SUP-01]', async () => {
  const { body: made } = await make();
  const zoneNow = async () => {
    const { rows } = await sql<{ zone: string }>`select ${clientZone} as zone`.execute(
      suite.app.database.ofClient(made.uuid),
    );
    return rows[0]?.zone;
  };
  expect(await zoneNow()).toBe('UTC');
  await superAdmin.call(updateClientCall, {
    params: { uuid: made.uuid },
    body: { version: made.version, timeZone: 'Europe/Oslo' },
  });
  await until(async () => (await zoneNow()) === 'Europe/Oslo');
});
