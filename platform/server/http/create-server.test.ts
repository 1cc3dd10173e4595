import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { collectFromModules } from '../collect-from-modules.ts';

const suite = await testApp({
  environment: {
    PUBLIC_URL: 'https://suite.test',
    RATE_LIMIT_PER_MINUTE: '40',
    METRICS_TOKEN: 'a token for the operator',
  },
});
const client = await suite.people.client();
const user = await suite.people.user({ at: [{ client, role: 'brand_user' }] });
const settings = { firstName: 'A', lastName: 'B', locale: 'en' };

describe('a change must come from this site', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 204],
    [{ origin: 'https://suite.test' }, 204],
    [{}, 204],
  ])('%j is answered %i', async (headers, status) => {
    const visitor = await suite.visitor(headers as Record<string, string>).as(user);
    const answer = await visitor.send({
      method: 'POST',
      path: '/api/user/update_settings',
      body: settings,
    });
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.problem.code).toBe('CROSS_SITE_REQUEST');
  });
});

test('every answer carries the headers that keep a browser safe', async () => {
  const { headers } = await suite.visitor().send({ method: 'GET', path: '/openapi.json' });
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'strict-transport-security': expect.stringContaining('max-age'),
  });
  const page = await suite.visitor().send({ method: 'GET', path: '/docs' });
  expect(page.headers['content-security-policy']).toMatch(
    /script-src 'self'; style-src 'self' 'nonce-[\w+/=]+'/,
  );
  expect(page.headers['content-security-policy']).not.toContain('unsafe');
});

test('the page of calls links the files for other tools, and both are served', async () => {
  const page = await suite.visitor().send({ method: 'GET', path: '/docs' });
  for (const path of ['/openapi.json', '/docs/postman.json']) {
    expect(page.raw.payload).toContain(`href="${path}"`);
    const { status, headers } = await suite.visitor().send({ method: 'GET', path });
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  }
});

test('cookies are for https only behind https [SES-02]', async () => {
  const visitor = await suite.visitor().as(user);
  const answer = await visitor.send({
    method: 'POST',
    path: '/auth/session/refresh',
    headers: { rid: 'session' },
    remoteAddress: '192.0.2.9',
  });
  expect(
    [answer.headers['set-cookie']].flat().every((cookie) => String(cookie).includes('Secure')),
  ).toBe(true);
});

describe('rate limits', () => {
  test('count the caller, whatever X-Forwarded-For it makes up', async () => {
    const knock = (number: number) =>
      suite.visitor().send({
        method: 'GET',
        path: '/api/user/sign-in-options',
        headers: { 'x-forwarded-for': `203.0.113.${number}` },
        remoteAddress: '192.0.2.1',
      });
    const answers = [];
    for (let number = 0; number < 41; number += 1) answers.push(await knock(number));
    expect(answers.slice(0, 40).every(({ status }) => status === 200)).toBe(true);
    expect(answers[40]).toMatchObject({ status: 429, problem: { code: 'TOO_MANY_REQUESTS' } });
    expect(answers[40]?.headers['retry-after']).toBeDefined();
  });

  test('another caller is not slowed', async () => {
    const answer = await suite
      .visitor()
      .send({ method: 'GET', path: '/api/user/sign-in-options', remoteAddress: '192.0.2.2' });
    expect(answer.status).toBe(200);
  });
});

describe('operating it', () => {
  test('reports that it is live and ready', async () => {
    const get = (path: string) =>
      suite.visitor().send({ method: 'GET', path, remoteAddress: '192.0.2.3' });
    expect((await get('/health/live')).body).toEqual({ status: 'live' });
    expect((await get('/health/ready')).body).toEqual({ status: 'ready' });
  });

  test('that it is not ready is an answer and no failure to be logged', async () => {
    const away = vi.spyOn(suite.app.database, 'answers').mockResolvedValue(false);
    onTestFinished(() => away.mockRestore());
    const answer = await suite
      .visitor()
      .send({ method: 'GET', path: '/health/ready', remoteAddress: '192.0.2.3' });
    expect(answer).toMatchObject({ status: 503, problem: { code: 'UNAVAILABLE' } });
    const logged = suite.logged.filter((line) => line.includes(answer.problem.requestId));
    expect(logged.join()).not.toContain('a call failed');
  });

  test('shows its metrics only with the operator’s token', async () => {
    const get = (authorization: string) =>
      suite.visitor().send({
        method: 'GET',
        path: '/metrics',
        headers: { authorization },
        remoteAddress: '192.0.2.4',
      });
    expect((await get('Bearer a token for the operator')).raw.payload).toContain(
      'comptoir_http_duration_seconds',
    );
    expect((await get('Bearer another')).status).toBe(404);
    expect((await get('')).status).toBe(404);
  });

  test('lists every call with its access in the API document', async () => {
    const { body } = await suite.visitor().send<{
      paths: Record<string, Record<string, { description: string; requestBody?: object }>>;
    }>({
      method: 'GET',
      path: '/openapi.json',
      remoteAddress: '192.0.2.5',
    });
    for (const { call } of collectFromModules(suite.modules, 'routes')) {
      expect(
        body.paths[call.path]?.[call.method.toLowerCase()]?.description,
        call.path,
      ).toBeTruthy();
    }
    expect(body.paths['/api/user/auth']?.post).toMatchObject({
      requestBody: {
        content: {
          'application/json': {
            schema: { required: ['username', 'password'], additionalProperties: false },
          },
        },
      },
    });
  });
});
