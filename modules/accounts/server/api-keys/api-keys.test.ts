import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import {
  API_KEYS_MAX,
  createApiKeyCall,
  endApiKeyCall,
  listApiKeysCall,
  updateApiKeyCall,
} from '#modules/accounts/contract/api-keys.ts';
import { userDisabled } from '#modules/accounts/contract/user-events.ts';
import { eventsAreDelivered } from '#platform/testing/jobs-are-done.ts';
import { mailsTo } from '#platform/testing/mails-to.ts';
import { testApp } from '#platform/testing/test-app.ts';

const suite = await testApp();
const { app } = suite;
const across = app.database.acrossClients();
let client = await suite.people.client();
let user = await suite.people.user();
let admin = suite.visitor();

beforeEach(async () => {
  client = await suite.people.client({ timeZone: 'Pacific/Auckland' });
  user = await suite.people.user({ at: [{ client, role: 'brand_admin' }], firstName: 'Odile' });
  admin = await suite.visitor().as(user);
});

const params = () => ({ uuid: client.id });
const create = (body: Parameters<typeof callCreate>[1] = {}) => callCreate(admin, body);
function callCreate(by: typeof admin, body: { name?: string; scopes?: string[]; endsOn?: string }) {
  return by.call(createApiKeyCall, {
    params: params(),
    body: { name: 'ERP', scopes: ['leads.see'], ...body },
  });
}
const list = async () => (await admin.call(listApiKeysCall, { params: params() })).body;

test('a created key is shown once, stored as a hash, and listed with maker, scopes and end [BEY-05]', async () => {
  const { status, body } = await create({
    scopes: ['leads.see', 'products.see', 'leads.see'],
    endsOn: '2999-03-31',
  });
  expect(status).toBe(201);
  expect(body.key).toMatch(/^cptr_[\w-]{40,}$/);
  const { items } = await list();
  expect(items).toMatchObject([
    {
      id: body.id,
      name: 'ERP',
      createdBy: 'Odile Person',
      scopes: ['leads.see', 'products.see'],
      endsOn: '2999-03-31',
      lastUsedAt: null,
      endedAt: null,
    },
  ]);
  const { rows } = await sql<{ row: string; expires: Date }>`
    select to_jsonb(api_keys)::text as row, expires_at as expires
    from platform.api_keys where id = ${body.id}`.execute(across);
  expect(rows[0]?.row).not.toContain(body.key);
  expect(JSON.stringify(items)).not.toContain(body.key);
  expect(rows[0]?.expires.toISOString()).toBe('2999-03-31T11:00:00.000Z');
});

test('a maker gives only permissions that they have and that keys may have [BEY-05]', async () => {
  const { offered } = await list();
  const abilities = offered.map(({ ability }) => ability);
  expect(abilities).toEqual(expect.arrayContaining(['leads.see', 'locations.manage']));
  for (const never of ['users.manage', 'api-keys.manage', 'associations.give', 'client.be-at'])
    expect(abilities).not.toContain(never);
  const limited = await suite.visitor().as(
    await suite.people.user({
      at: [{ client, role: 'brand_admin', menus: ['settings/api-keys', 'platform/leads'] }],
    }),
  );
  for (const [by, scope] of [
    [admin, 'users.manage'],
    [admin, 'api-keys.manage'],
    [admin, 'constructor'],
    [limited, 'reviews.see'],
  ] as const) {
    const { status, problem } = await callCreate(by, { scopes: ['leads.see', scope] });
    expect([status, problem.code, problem.params]).toEqual([
      422,
      'API_KEY_SCOPE_NOT_YOURS',
      { permission: scope },
    ]);
  }
  expect((await callCreate(limited, {})).status).toBe(201);
});

test('a user adds only own permissions to a key, and leaves those it has [BEY-05]', async () => {
  const { body } = await create({ scopes: ['reviews.see'] });
  const limited = await suite.visitor().as(
    await suite.people.user({
      at: [{ client, role: 'brand_admin', menus: ['settings/api-keys', 'platform/leads'] }],
    }),
  );
  const change = (scopes: string[]) =>
    limited.call(updateApiKeyCall, { params: { ...params(), keyId: body.id }, body: { scopes } });
  expect((await change(['reviews.see', 'leads.see'])).body.scopes).toEqual([
    'reviews.see',
    'leads.see',
  ]);
  expect((await change(['reviews.see', 'products.manage'])).problem.code).toBe(
    'API_KEY_SCOPE_NOT_YOURS',
  );
});

test('name and end date change alone; an end date in the past and an ended key are refused [BEY-05]', async () => {
  const { body } = await create();
  const change = (given: object) =>
    admin.call(updateApiKeyCall, { params: { ...params(), keyId: body.id }, body: given });
  expect((await change({ name: 'Data warehouse' })).body).toMatchObject({
    name: 'Data warehouse',
    scopes: ['leads.see'],
    endsOn: null,
  });
  expect((await change({ endsOn: '2999-12-31' })).body).toMatchObject({
    name: 'Data warehouse',
    endsOn: '2999-12-31',
  });
  expect((await change({ endsOn: '2020-01-01' })).problem.code).toBe('API_KEY_ENDS_IN_PAST');
  expect((await create({ endsOn: '2020-01-01' })).problem.code).toBe('API_KEY_ENDS_IN_PAST');
  const end = () => admin.call(endApiKeyCall, { params: { ...params(), keyId: body.id } });
  expect((await end()).status).toBe(204);
  expect((await end()).status).toBe(404);
  expect((await change({ endsOn: '2999-01-01' })).status).toBe(404);
});

test('a user of another client and a brand user neither see nor change a key [BEY-05]', async () => {
  const { body } = await create();
  const stranger = await suite.adminOf(await suite.people.client());
  const colleague = await suite
    .visitor()
    .as(await suite.people.user({ at: [{ client, role: 'brand_user' }] }));
  for (const other of [stranger, colleague]) {
    expect((await other.call(listApiKeysCall, { params: params() })).status).toBe(403);
    const keyId = body.id;
    expect((await other.call(endApiKeyCall, { params: { ...params(), keyId } })).status).toBe(403);
  }
});

test('every step is in the audit log and published as an event [BEY-05]', async () => {
  const { body } = await create();
  const keyId = body.id;
  await admin.call(updateApiKeyCall, { params: { ...params(), keyId }, body: { name: 'CRM' } });
  await admin.call(endApiKeyCall, { params: { ...params(), keyId } });
  const { rows } = await sql<{ action: string; user_id: string; text: string }>`
    select action, user_id, concat(before, after) as text from platform.audit_entries
    where record = 'platform.api_keys' and record_id = ${keyId} order by id`.execute(across);
  expect(rows.map(({ action, user_id }) => [action, user_id])).toEqual([
    ['created', user.id],
    ['changed', user.id],
    ['changed', user.id],
  ]);
  expect(rows[0]?.text).toContain('"hash": "hidden"');
  const events = await sql<{ type: string; payload: object }>`
    select type, payload from platform.events where client_id = ${client.id} order by id`.execute(
    across,
  );
  expect(events.rows).toMatchObject([
    { type: 'api-key.created', payload: { keyId, name: 'ERP', scopes: ['leads.see'] } },
    { type: 'api-key.changed', payload: { keyId, name: 'CRM' } },
    { type: 'api-key.ended', payload: { keyId, name: 'CRM' } },
  ]);
  expect(JSON.stringify(events.rows)).not.toContain(body.key);
});

test('two users together cannot exceed the limit of keys in use; ended keys do not count [BEY-05]', async () => {
  await sql`
    insert into platform.api_keys (client_id, id, name, purpose, subject, prefix, hash, ended_at)
    select ${client.id}, gen_random_uuid(), 'Key ' || n, 'brand', ${client.id}, 'cptr_', n || ${client.id},
      case when n > ${API_KEYS_MAX - 1} then now() end
    from generate_series(1, 1000) as n`.execute(across);
  const answers = await Promise.all([create(), create()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const { items } = await list();
  expect(items.filter(({ endedAt }) => endedAt === null)).toHaveLength(API_KEYS_MAX);
  expect(items.length).toBeLessThanOrEqual(300);
});

test('keys of a disabled maker stay valid, and the admins are notified in the app and by mail [BEY-05]', async () => {
  const other = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
  await create({ name: 'Online store' });
  const ended = await create({ name: 'Old store' });
  await admin.call(endApiKeyCall, { params: { ...params(), keyId: ended.body.id } });
  await sql`update accounts.memberships set disabled_at = now()
    where client_id = ${client.id} and user_id = ${user.id}`.execute(across);
  const event = { clientId: client.id, payload: { userId: user.id } };
  await app.events.publish(across, userDisabled, event);
  await eventsAreDelivered(app);
  const { rows } = await sql<{ actions: { path: string }[] }>`
    select actions from platform.notifications
    where user_id = ${other.id} and kind = 'account'`.execute(across);
  expect(rows).toMatchObject([{ actions: [{ path: '/settings/api-keys' }] }]);
  const [mail, ...more] = await mailsTo(app, other.email);
  expect(more).toEqual([]);
  expect(mail?.text).toContain('Online store');
  expect(mail?.text).not.toContain('Old store');
});
