import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import {
  createApiKeyCall,
  endApiKeyCall,
  listApiKeysCall,
  updateApiKeyCall,
} from '#modules/accounts/contract/api-keys.ts';
import { listUsersCall } from '#modules/accounts/contract/user-list.ts';
import { seeProducts } from '#modules/directory/contract/permissions.ts';
import {
  createProductCall,
  exportProductsCall,
  listProductsCall,
} from '#modules/directory/contract/products/products.ts';
import { listJobs } from '#platform/contract/jobs.ts';
import { jobScope } from '#platform/server/jobs/job.ts';
import { jobsAreDone } from '#platform/testing/jobs-are-done.ts';
import { testApp } from '#platform/testing/test-app.ts';

const CALLS = 20;
const suite = await testApp({ environment: { API_KEY_CALLS_PER_MINUTE: String(CALLS) } });
const { app } = suite;
const across = app.database.acrossClients();
/** A second process on the same database. */
const second = await testApp({ databaseUrl: suite.databaseUrl, work: false });
let client = await suite.people.client();
let admin = await suite.adminOf(client);

beforeEach(async () => {
  client = await suite.people.client();
  admin = await suite.adminOf(client);
});

async function createKey(scopes = ['products.see', 'products.manage']) {
  const { body } = await admin.call(createApiKeyCall, {
    params: { uuid: client.id },
    body: { name: 'ERP', scopes },
  });
  return body;
}
const withKey = (key: string, { visitor } = suite) => visitor({ authorization: `Bearer ${key}` });
const readProducts = (by: typeof admin, uuid = client.id) =>
  by.call(listProductsCall, { params: { uuid }, query: {} });
const end = (keyId: string) => admin.call(endApiKeyCall, { params: { uuid: client.id, keyId } });
const outcome = ({ status, problem }: { status: number; problem?: { code: string } }) => [
  status,
  problem?.code,
];

test('a key makes the calls of its permissions without a session, and no others [BEY-05]', async () => {
  const { key } = await createKey(['products.see']);
  const server = withKey(key);
  expect((await readProducts(server)).status).toBe(200);
  const change = await server.call(createProductCall, {
    params: { uuid: client.id },
    body: { sku: 'A-1', names: { en: 'Oven' } },
  });
  expect(outcome(change)).toEqual([403, 'API_KEY_WITHOUT_PERMISSION']);
  expect(change.problem.params).toEqual({ permission: 'products.manage' });
});

test('a key cannot list users, read or change keys, or raise its own permissions [BEY-05]', async () => {
  const { key, id } = await createKey();
  const server = withKey(key);
  const params = { uuid: client.id, keyId: id };
  const tries = [
    server.call(listUsersCall, { query: { clientId: client.id } }),
    server.call(listApiKeysCall, { params: { uuid: client.id } }),
    server.call(createApiKeyCall, {
      params: { uuid: client.id },
      body: { name: 'More', scopes: ['leads.see'] },
    }),
    server.call(updateApiKeyCall, { params, body: { scopes: ['products.see', 'leads.see'] } }),
    server.call(endApiKeyCall, { params }),
  ];
  for (const answer of await Promise.all(tries))
    expect(outcome(answer)).toEqual([403, 'API_KEY_NOT_ACCEPTED']);
});

test('a permission written into the table that no key may have opens nothing [BEY-05]', async () => {
  const { key, id } = await createKey();
  await sql`update platform.api_keys set scopes = '{users.manage,api-keys.manage}' where id = ${id}`.execute(
    across,
  );
  const answer = await withKey(key).call(listApiKeysCall, { params: { uuid: client.id } });
  expect(outcome(answer)).toEqual([403, 'API_KEY_NOT_ACCEPTED']);
});

test('a key of another client learns nothing about this one [BEY-05]', async () => {
  const { key } = await createKey();
  const other = await suite.people.client();
  expect(outcome(await readProducts(withKey(key), other.id))).toEqual([403, 'FORBIDDEN']);
});

test('an ended, an expired and an unknown key are told apart with 401 [BEY-05]', async () => {
  const [ended, expired] = [await createKey(), await createKey()];
  await end(ended.id);
  await sql`update platform.api_keys set expires_at = now() where id = ${expired.id}`.execute(
    across,
  );
  expect(outcome(await readProducts(withKey(ended.key)))).toEqual([401, 'API_KEY_ENDED']);
  expect(outcome(await readProducts(withKey(expired.key)))).toEqual([401, 'API_KEY_ENDED']);
  const changed = `${ended.key.slice(0, -1)}${ended.key.endsWith('A') ? 'B' : 'A'}`;
  for (const unknown of [changed, `cptr_${'x'.repeat(43)}`, 'x', `cptr_${'x'.repeat(5_000)}`])
    expect(outcome(await readProducts(withKey(unknown)))).toEqual([401, 'API_KEY_UNKNOWN']);
});

test('a key counts in the Authorization header only, and above a session [BEY-05]', async () => {
  const { key } = await createKey(['leads.see']);
  const path = `/gtr-core/clients/${client.id}`;
  for (const name of ['key', 'api_key', 'access_token', 'authorization']) {
    const { status } = await suite
      .visitor()
      .send({ method: 'GET', path: `${path}?${name}=${key}` });
    expect(status).toBe(401);
  }
  const requested = { method: 'GET', path: `${path}/products` };
  const both = await admin.send({ ...requested, headers: { authorization: `Bearer ${key}` } });
  expect(both.status).toBe(403);
  // A proxy in front of the suite may add tokens of its own.
  const proxied = await admin.send({
    ...requested,
    headers: { authorization: 'Bearer other.token' },
  });
  expect(proxied.status).toBe(200);
});

test('a change by key needs no page of this site, and the audit log names the key as its author [BEY-05]', async () => {
  const { key, id } = await createKey();
  const made = await suite
    .visitor({ authorization: `Bearer ${key}`, origin: 'https://erp.example' })
    .call(createProductCall, {
      params: { uuid: client.id },
      body: { sku: 'A-1', names: { en: 'Oven' } },
    });
  expect(made.status).toBe(201);
  const { rows } = await sql<{ user_id: string }>`
    select user_id from platform.audit_entries
    where client_id = ${client.id} and record = 'directory.products'`.execute(across);
  expect(rows).toEqual([{ user_id: id }]);
  const operator = await suite.visitor().as(await suite.people.user({ superAdmin: true }));
  const log = await operator.send<{ items: { apiKey: string }[] }>({
    method: 'GET',
    path: '/api/sa/audit?limit=25',
  });
  expect(log.body.items.map(({ apiKey }) => apiKey)).toContain('ERP');
});

test('a key starts an export, follows its job and downloads the file; another key cannot [BEY-05]', async () => {
  const [one, other] = [await createKey(), await createKey()];
  const server = withKey(one.key);
  const { status } = await server.call(exportProductsCall, {
    params: { uuid: client.id },
    body: { format: 'csv' },
  });
  expect(status).toBe(202);
  const ownJobs = async (key: string) =>
    (await withKey(key).call(listJobs, { query: {} })).body.items;
  await jobsAreDone(app, ...(await ownJobs(one.key)).map(({ kind }) => kind));
  const [job] = await ownJobs(one.key);
  const { path = '' } = (job?.result ?? {}) as { path?: string };
  expect(await ownJobs(other.key)).toEqual([]);
  expect((await server.send({ method: 'GET', path })).status).toBe(200);
  expect((await withKey(other.key).send({ method: 'GET', path })).status).toBe(404);
  expect((await suite.visitor().send({ method: 'GET', path })).status).toBe(401);
});

test('a job that a key started notifies nobody, because a key reads no notifications [BEY-05]', async () => {
  const { key } = await createKey();
  await withKey(key).call(exportProductsCall, {
    params: { uuid: client.id },
    body: { format: 'csv' },
  });
  await jobsAreDone(app, 'directory.products.export');
  const { rows } = await sql`
    select kind from platform.notifications where client_id = ${client.id}`.execute(across);
  expect(rows).toEqual([]);
});

test('a job that a key started has no access once the key has ended [BEY-05]', async () => {
  const { id } = await createKey();
  const access = { clientId: client.id, userId: id, may: seeProducts };
  expect((await jobScope(app, access)).membership.clientId).toBe(client.id);
  await end(id);
  await expect(jobScope(app, access)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('keys of an archived client are refused, and work again when it is restored [BEY-05]', async () => {
  const { key } = await createKey();
  const archive = (at: Date | null) =>
    sql`update directory.clients set archived_at = ${at} where id = ${client.id}`.execute(across);
  await archive(new Date());
  expect(outcome(await readProducts(withKey(key)))).toEqual([403, 'API_KEY_CLIENT_ARCHIVED']);
  await archive(null);
  expect((await readProducts(withKey(key))).status).toBe(200);
});

test('each key has its own limit of calls a minute; more are 429 with Retry-After [BEY-05]', async () => {
  const [one, other] = [await createKey(), await createKey()];
  const answers = await Promise.all(
    Array.from({ length: CALLS + 5 }, () => readProducts(withKey(one.key))),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(5);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await readProducts(withKey(other.key))).status).toBe(200);
});

test('a key that was ended in one process is refused in every process by the next call [BEY-05]', async () => {
  const { key, id } = await createKey();
  const elsewhere = withKey(key, second);
  expect((await readProducts(elsewhere)).status).toBe(200);
  const during = Array.from({ length: 5 }, () => readProducts(elsewhere));
  await end(id);
  expect(outcome(await readProducts(elsewhere))).toEqual([401, 'API_KEY_ENDED']);
  for (const answer of await Promise.all(during)) expect([200, 401]).toContain(answer.status);
});

test('the last use is shown, and a call logs neither the key nor its hash [BEY-05]', async () => {
  const { key, id } = await createKey();
  await readProducts(withKey(key));
  const { body } = await admin.call(listApiKeysCall, { params: { uuid: client.id } });
  expect(body.items.find((item) => item.id === id)?.lastUsedAt).not.toBeNull();
  expect(suite.logged.join('')).not.toContain(key);
});
