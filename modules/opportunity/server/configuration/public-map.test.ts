import { beforeAll, expect, test } from 'vitest';
import {
  DEFAULT_CONFIG,
  saveConfigurationCall,
} from '#modules/opportunity/contract/configuration.ts';
import { MAP_KEYS_MAX } from '#modules/opportunity/contract/limits.ts';
import {
  createMapKeyCall,
  endMapKeyCall,
  listMapKeysCall,
} from '#modules/opportunity/contract/map-keys.ts';
import type { TestClient } from '#platform/testing/people.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { Visitor } from '#platform/testing/visitor.ts';

const suite = await testApp({ work: false });
const PAGE = 'https://maison.example';
let client: TestClient;
let admin: Visitor;
let key = '';
const pathOf = (id: string) => `/gtr-api/opportunity/public/clients/${id}/areas?level=2`;

beforeAll(async () => {
  client = await suite.people.client();
  admin = await suite.adminOf(client);
  const params = { clientId: client.id };
  const authorizedDomains = ['maison.example', '*.shops.example'];
  await admin.call(saveConfigurationCall, {
    params,
    body: { config: { ...DEFAULT_CONFIG, authorizedDomains }, version: 0 },
  });
  key = (await admin.call(createMapKeyCall, { params, body: { name: 'Shop' } })).body.key;
});

const read = (origin?: string, shown = key, id = client.id) =>
  suite.visitor().send({
    method: 'GET',
    path: pathOf(id),
    headers: { authorization: `Bearer ${shown}`, ...(origin !== undefined && { origin }) },
  });

test('a server reads the areas of its client with a key, a page of an authorized host too [OPP-08]', async () => {
  const server = await read();
  expect([server.status, server.headers['access-control-allow-origin']]).toEqual([200, undefined]);
  for (const origin of [PAGE, 'https://www.shops.example']) {
    const { status, body, headers } = await read(origin);
    expect([status, headers['access-control-allow-origin']]).toEqual([200, origin]);
    expect(headers.vary).toMatch(/origin/i);
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(body).toMatchObject({ level: 2 });
  }
});

test('outlines and their pieces are read with the same key [OPP-08]', async () => {
  const send = (path: string) =>
    suite.visitor().send<{ pieces: { url: string }[] }>({
      method: 'GET',
      path,
      headers: { authorization: `Bearer ${key}`, origin: PAGE },
    });
  const base = `/gtr-api/opportunity/public/clients/${client.id}`;
  const { body } = await send(`${base}/outlines?level=1&zoom=4&bounds=0,42,8,50`);
  const [piece] = body.pieces;
  expect(piece?.url).toContain(`${base}/outlines/`);
  const read = await send(piece?.url ?? '');
  expect([read.status, read.headers['access-control-allow-origin']]).toEqual([200, PAGE]);
  // Only the browser may cache it; a shared cache would serve it without a key.
  expect(read.headers['cache-control']).toMatch(/^private, max-age=\d{8}, immutable$/);
  expect(read.headers.vary).toMatch(/origin.*accept-encoding/);
  const refused = [
    await suite.visitor().send({ method: 'GET', path: piece?.url ?? '' }),
    await suite.visitor().send({
      method: 'GET',
      path: piece?.url ?? '',
      headers: { authorization: `Bearer ${key}`, origin: 'https://evil-maison.example' },
    }),
  ];
  expect(refused.map(({ problem }) => problem.code)).toEqual([
    'MAP_KEY_REFUSED',
    'PAGE_NOT_AUTHORIZED',
  ]);
  const clusters = await send(`${base}/clusters?zoom=4&bounds=0,42,8,50`);
  expect(clusters.status).toBe(200);
});

test('a page of another host gets neither figures nor a header, whatever its name ends with [OPP-08]', async () => {
  for (const origin of [
    'https://evil-maison.example',
    'https://maison.example.evil.example',
    'https://shops.example',
    'https://maison.example:8443',
    'http://maison.example',
    'null',
  ]) {
    const { status, problem, headers } = await read(origin);
    expect([origin, status, problem.code]).toEqual([origin, 403, 'PAGE_NOT_AUTHORIZED']);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  }
});

test('a browser may send the key from authorized pages only, and never cookies [OPP-08]', async () => {
  const preflight = (origin: string) =>
    suite.visitor().send({
      method: 'OPTIONS',
      path: pathOf(client.id),
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
  const { status, headers } = await preflight(PAGE);
  expect(status).toBe(204);
  expect(headers).toMatchObject({
    'access-control-allow-origin': PAGE,
    'access-control-allow-methods': 'GET',
    'access-control-allow-headers': expect.stringContaining('authorization'),
  });
  expect(headers['access-control-allow-credentials']).toBeUndefined();
  const refused = await preflight('https://evil-maison.example');
  expect(refused.headers['access-control-allow-origin']).toBeUndefined();
  expect(refused.headers['access-control-allow-headers']).toBeUndefined();
});

test('only a key of this client opens it: no session, no ended key, no key of another [OPP-08]', async () => {
  const other = await suite.people.client();
  const theirs = await suite.adminOf(other);
  const params = { clientId: other.id };
  const made = await theirs.call(createMapKeyCall, { params, body: { name: 'Theirs' } });
  const refusals = [
    await read(undefined, made.body.key),
    await read(undefined, 'cptr_nothing_that_was_ever_made'),
    await admin.send({ method: 'GET', path: pathOf(client.id) }),
    await read(PAGE, made.body.key, other.id),
  ];
  expect(refusals.map(({ problem }) => problem.code)).toEqual([
    'MAP_KEY_REFUSED',
    'MAP_KEY_REFUSED',
    'MAP_KEY_REFUSED',
    'PAGE_NOT_AUTHORIZED',
  ]);
  expect((await read(undefined, made.body.key, other.id)).status).toBe(200);
  await theirs.call(endMapKeyCall, { params: { ...params, keyId: made.body.id } });
  expect((await read(undefined, made.body.key, other.id)).status).toBe(401);
});

test('a request without a key is refused before its query is validated [OPP-08]', async () => {
  const path = `/gtr-api/opportunity/public/clients/${client.id}/areas?level=nine`;
  const { status, problem } = await suite.visitor().send({ method: 'GET', path });
  expect([status, problem.code]).toEqual([401, 'MAP_KEY_REFUSED']);
});

test('a client has a bounded number of keys in use [OPP-08]', async () => {
  const other = await suite.people.client();
  const theirs = await suite.adminOf(other);
  const params = { clientId: other.id };
  const answers = [];
  for (let made = 0; made <= MAP_KEYS_MAX; made += 1)
    answers.push(await theirs.call(createMapKeyCall, { params, body: { name: `Key ${made}` } }));
  expect(answers.at(-1)?.problem.code).toBe('TOO_MANY_MAP_KEYS');
  const { body } = await theirs.call(listMapKeysCall, { params });
  expect(body.items).toHaveLength(MAP_KEYS_MAX);
});
