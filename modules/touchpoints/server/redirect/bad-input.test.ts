import { type AddressInfo, connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { madeTouchpoint } from '../testing/made-touchpoint.ts';
import { brandWithHost, PHONE } from './testing/brand-with-host.ts';
import { startServer } from './testing/start-server.ts';

const testSuite = await testApp({ work: false });
const { app } = testSuite;
const brand = await brandWithHost(testSuite, { name: 'Maison Aubrac' });

const follow = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  testSuite
    .visitor({ host: brand.host, 'user-agent': PHONE, accept: 'text/html' })
    .send({ method, path, headers });

describe('bad input', () => {
  test.each([
    '//evil.example',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fx',
    '/a%0d%0aset-cookie:%20x=1',
    '/%00',
    '/%zz',
    '/%c0%af',
    '/<script>alert(1)</script>',
    '/p/x/y',
    '/api/user/auth',
    '/metrics',
    '/health/live',
    '/s/other/x',
    'x*500',
    '%41*3000',
  ])('%s is an unknown address that leads nowhere', async (written) => {
    const [part = '', times] = written.split('*');
    const path = times ? `/${part.repeat(Number(times))}` : written;
    const answer = await follow(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.location).toBeUndefined();
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.raw.body).not.toContain('<script');
    // No link on the page points to another host.
    expect(answer.raw.body).not.toMatch(/href="(?:\/\/|\/\\|https?:(?!\/\/aubrac\.example))/);
  });

  test.each([
    '/\\evil.example',
    '//evil.example/x',
    'http://evil.example/x',
    '/a\\..\\b',
    '/caf\xe9',
  ])('%s on the wire leads nowhere either', async (path) => {
    const { server } = await startServer({ databaseUrl: testSuite.databaseUrl });
    await server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    socket.write(
      `GET ${path} HTTP/1.1\r\nhost: ${brand.host}\r\nuser-agent: ${PHONE}\r\nconnection: close\r\n\r\n`,
      'latin1',
    );
    const answer = (await socket.toArray()).join('');
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(answer).not.toMatch(/^location:|href="(?:\/\/|\/\\)/im);
  });

  test('only GET, HEAD and OPTIONS are taken', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await follow('/cocotte-26', {}, method)).status).toBe(405);
  });

  test('a forged X-Forwarded-Host changes nothing; that of a trusted proxy counts', async () => {
    await madeTouchpoint(app, brand, { suffix: 'behind', dest_url: 'https://shop.example/b' });
    const forged = { host: 'suite.test', 'x-forwarded-host': brand.host, 'user-agent': PHONE };
    const visitor = testSuite.visitor(forged);
    expect((await visitor.send({ method: 'GET', path: '/behind' })).status).toBe(404);
    const { server } = await startServer({
      databaseUrl: testSuite.databaseUrl,
      environment: { TRUSTED_PROXIES: 'loopback' },
    });
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    const proxied = await fetch(`${address}/behind`, {
      redirect: 'manual',
      headers: { 'x-forwarded-host': `evil.example, ${brand.host}`, 'user-agent': PHONE },
    });
    expect(proxied.headers.get('location')).toBe('https://shop.example/b');
    const suite = await fetch(`${address}/health/live`, { headers: { 'x-forwarded-host': 'a.b' } });
    expect(suite.status).toBe(200);
  });
});
