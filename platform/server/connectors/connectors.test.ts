import { mkdir, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, test } from 'vitest';
import {
  type ConnectorCode,
  checkConnectorCall,
  listConnectorsCall,
} from '#platform/contract/connector.ts';
import { startTestSmtp } from '#platform/testing/smtp/test-smtp.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { until } from '../jobs/testing/until.ts';
import { startTestReceiver, status } from '../outbound/testing/test-receiver.ts';
import { checkConnectorsJob, clearOldChecksJob } from './connector-checks.job.ts';
import { defineConnector } from './connectors.ts';

const smtp = await startTestSmtp();
const outside = await startTestReceiver();
afterAll(async () => {
  await outside.close();
  await smtp.close().catch(() => {});
});

let answer: () => Promise<ConnectorCode> = async () => 'ANSWERS';
const lookup = defineConnector({
  name: 'test-lookup',
  label: 'test:lookup',
  configured: () => true,
  instances: async () => [
    { key: 'a', clientId: '019a8000-0000-7000-8000-00000000000a', name: 'Maison A' },
    { key: 'b', clientId: '019a8000-0000-7000-8000-00000000000b', name: 'Maison B' },
  ],
  check: ({ instance }) =>
    instance?.key === 'b' ? answer() : Promise.resolve<ConnectorCode>('ANSWERS'),
});
const suite = await testApp({
  environment: {
    SMTP_URL: smtp.url,
    OIDC_ISSUER: `${outside.url}/tenant`,
    OIDC_CLIENT_ID: 'comptoir',
    RECAPTCHA_SECRET: 'a secret that must not be told',
    RECAPTCHA_SITE_KEY: 'site',
    RECAPTCHA_URL: `${outside.url}/siteverify`,
    LLM_URL: `${outside.url}/v1`,
    LLM_MODEL: 'small-one',
    LLM_KEY: 'a key that must not be told',
  },
  modules: [{ name: 'test-lookup', connectors: [lookup] }],
  work: false,
});
const { app } = suite;
const all = app.database.acrossClients();
const visitor = await suite.visitor().as(await suite.people.user({ superAdmin: true }));

afterEach(async () => {
  answer = async () => 'ANSWERS';
  await sql`delete from platform.connector_checks`.execute(all);
});

const check = async (name: string, instance?: string) =>
  visitor.call(checkConnectorCall, { params: { name }, body: { ...(instance && { instance }) } });
const codeOf = async (name: string) => (await check(name)).body.instances[0]?.code;
const json =
  (body: unknown, code = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));

test('every system is listed with how it is doing, also one that is not configured [SUP-05]', async () => {
  const { body } = await visitor.call(listConnectorsCall, {});
  expect(body.items.map(({ name, state }) => [name, state])).toEqual(
    expect.arrayContaining([
      ['database', 'unknown'],
      ['file-store', 'unknown'],
      ['smtp', 'unknown'],
      ['sign-in-provider', 'unknown'],
      ['recaptcha', 'unknown'],
      ['legacy-suite', 'not-configured'],
      ['test-lookup', 'unknown'],
    ]),
  );
});

test('database, file store and mail server answer', async () => {
  for (const name of ['database', 'file-store', 'smtp']) {
    const { body } = await check(name);
    expect(body).toMatchObject({
      state: 'fine',
      instances: [{ key: '', code: 'ANSWERS', uptime: 1, failingSince: null }],
    });
    expect(body.instances[0]?.lastMs).toBeGreaterThanOrEqual(0);
  }
});

test('a file store that cannot be written is failing', async () => {
  const folder = join(app.config.dataDirectory, 'files', 'health');
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, '..'), { recursive: true });
  await writeFile(folder, 'a file in the way');
  expect((await check('file-store')).body.state).toBe('failing');
  await rm(folder);
});

test('the sign-in provider is evaluated by its own description', async () => {
  outside.answerNext(
    json({ issuer: `${outside.url}/tenant` }),
    json({ issuer: 'https://another.example' }),
    status(503),
    (response) => void response.writeHead(200).end('<html>'),
  );
  const codes = [];
  for (let count = 0; count < 4; count += 1) codes.push(await codeOf('sign-in-provider'));
  expect(codes).toEqual([
    'ANSWERS',
    'ANSWER_NOT_UNDERSTOOD',
    'STATUS_NOT_OK',
    'ANSWER_NOT_UNDERSTOOD',
  ]);
  expect(outside.received.at(-1)?.path).toBe('/tenant/.well-known/openid-configuration');
});

test('reCAPTCHA refuses the made-up answer when it knows the secret', async () => {
  outside.answerNext(
    json({ success: false, 'error-codes': ['invalid-input-response'] }),
    json({ success: false, 'error-codes': ['invalid-input-secret'] }),
    json('no'),
  );
  expect(await codeOf('recaptcha')).toBe('ANSWERS');
  expect(await codeOf('recaptcha')).toBe('NOT_AUTHORISED');
  expect(await codeOf('recaptcha')).toBe('ANSWER_NOT_UNDERSTOOD');
});

test('a language model is checked by listing its models', async () => {
  outside.answerNext(json({ object: 'list', data: [] }), status(401), status(500));
  expect(await codeOf('language-model')).toBe('ANSWERS');
  expect(outside.received.at(-1)).toMatchObject({
    path: '/v1/models',
    headers: { authorization: 'Bearer a key that must not be told' },
  });
  expect(await codeOf('language-model')).toBe('NOT_AUTHORISED');
  expect(await codeOf('language-model')).toBe('STATUS_NOT_OK');
});

test('a mail server that is away is failing, and since when is known', async () => {
  await check('smtp');
  await smtp.close();
  const first = (await check('smtp')).body.instances[0];
  const second = (await check('smtp')).body.instances[0];
  expect(second).toMatchObject({ state: 'failing', code: 'CONNECTION_FAILED' });
  expect(second?.uptime).toBeCloseTo(1 / 3);
  expect(second?.hours.at(-1)).toBeCloseTo(1 / 3);
  expect(second?.hours.slice(0, -1).every((hour) => hour === null)).toBe(true);
  expect(second?.failingSince).toBe(first?.lastAt);
});

test('each instance has its own state, and the connector has the worst of them', async () => {
  answer = async () => {
    throw new Error('with a secret in its message');
  };
  const { body } = await check('test-lookup');
  expect(body).toMatchObject({
    state: 'failing',
    instances: [
      { key: 'a', name: 'Maison A', state: 'fine' },
      { key: 'b', name: 'Maison B', state: 'failing', code: 'FAILED' },
    ],
  });
  answer = async () => 'ANSWERS';
  expect((await check('test-lookup', 'b')).body.state).toBe('fine');
  const { rows } = await sql<{ instance: string }>`
    select instance from platform.connector_checks order by at`.execute(all);
  expect(rows.map(({ instance }) => instance).toSorted()).toEqual(['a', 'b', 'b']);
});

test('an unknown or unconfigured connector cannot be checked', async () => {
  expect((await check('no-such')).status).toBe(404);
  expect((await check('test-lookup', 'no-such')).status).toBe(404);
  expect((await check('legacy-suite')).problem.code).toBe('CONNECTOR_NOT_CONFIGURED');
});

test('the scheduled job checks all connectors, and a failing one does not stop the others', async () => {
  answer = async () => {
    throw new Error('away');
  };
  outside.answerNext(json({ issuer: `${outside.url}/tenant` }), json({}), json({}));
  await checkConnectorsJob.handle({ app, signal: new AbortController().signal } as never);
  const { rows } = await sql<{ name: string }>`
    select name from platform.connector_checks`.execute(all);
  expect(rows.map(({ name }) => name).toSorted()).toEqual([
    'database',
    'file-store',
    'language-model',
    'recaptcha',
    'sign-in-provider',
    'smtp',
    'test-lookup',
    'test-lookup',
  ]);
});

test('what calls see by the way is noted, once a minute as long as it stays the same', async () => {
  const report = (code: ConnectorCode) =>
    app.connectors.report('test-lookup', 'a', { code, ms: 12.4 });
  for (const code of ['ANSWERS', 'ANSWERS', 'TIMED_OUT', 'TIMED_OUT'] as const) report(code);
  const seen = await until(async () => {
    const { rows } = await sql<{ code: string; passive: boolean; ms: number }>`
      select code, passive, ms from platform.connector_checks`.execute(all);
    return rows.length >= 2 && rows;
  });
  expect(seen.map(({ code }) => code).toSorted()).toEqual(['ANSWERS', 'TIMED_OUT']);
  expect(seen[0]).toMatchObject({ passive: true, ms: 12 });
  const { body } = await visitor.call(listConnectorsCall, {});
  const connector = body.items.find(({ name }) => name === 'test-lookup');
  expect(connector?.instances[0]?.uptime).toBeNull();
  expect(connector?.instances[0]?.lastAt).not.toBeNull();
});

test('checks are forgotten after seven days', async () => {
  await check('database');
  await check('database');
  await sql`update platform.connector_checks set at = now() - interval '8 days'
    where at = (select min(at) from platform.connector_checks)`.execute(all);
  await clearOldChecksJob.handle({ app } as never);
  const { rows } = await sql`select from platform.connector_checks`.execute(all);
  expect(rows).toHaveLength(1);
});

test('a role that serves clients cannot see the checks', async () => {
  const bound = app.database.ofClient('019a8000-0000-7000-8000-00000000000a');
  await expect(sql`select from platform.connector_checks`.execute(bound)).rejects.toThrow(
    'permission denied',
  );
});

test('no secret is logged', () => {
  expect(suite.logged.join('\n')).not.toContain('a secret that must not be told');
});
