import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { defineModule } from '../module.ts';
import { createServer } from './create-server.ts';

const suite = await testApp({ work: false });
const opened = defineModule({
  name: 'try-open',
  openAddresses: [
    { path: '/try-open/{id}/{action}', params: { id: 'uuid', action: ['accept', 'lose'] } },
  ],
});
const directory = await mkdtemp(join(tmpdir(), 'comptoir-web-'));
await mkdir(join(directory, 'assets'));
await writeFile(join(directory, 'index.html'), '<!doctype html><div id="root"></div>');
const OTHERS = ['look-3c.css', 'mark-4d.svg', 'type-5e.woff2', 'places-6f.json', 'photo-7a.webp'];
for (const name of ['worker-1a.mjs', 'screen-2b.js', ...OTHERS])
  await writeFile(join(directory, 'assets', name), '');
const { server } = await createServer(suite.app, {
  modules: [...suite.modules, opened],
  webDirectory: directory,
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

async function policyOf(url: string): Promise<string> {
  const { headers, statusCode } = await server.inject({ url });
  expect(statusCode).toBe(200);
  return String(headers['content-security-policy']);
}

test.each(['/assets/worker-1a.mjs', '/assets/screen-2b.js'])(
  'a worker script from %s may connect to the suite',
  async (url) => {
    expect(await policyOf(url)).toContain("connect-src 'self'");
    const { headers } = await server.inject({ url });
    expect(headers['cache-control']).toContain('immutable');
  },
);

test.each(OTHERS)(
  '%s, which is no script, gets no connect policy and is cached permanently',
  async (name) => {
    expect(await policyOf(`/assets/${name}`)).not.toContain('connect-src');
    const { headers } = await server.inject({ url: `/assets/${name}` });
    expect(headers['cache-control']).toContain('immutable');
  },
);

test('a missing asset and a path out of the folder are refused, the page itself is served anew each time', async () => {
  for (const url of ['/assets/gone-4d.js', '/assets/', '/assets/../index.html.map'])
    expect([400, 404], url).toContain((await server.inject({ url })).statusCode);
  const { statusCode, headers } = await server.inject({ url: '/index.html' });
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
  const head = await server.inject({ method: 'HEAD', url: '/assets/look-3c.css' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
});

test.each([
  ['accept', 200],
  ['dance', 404],
])(
  'the page of an open address answers %s with %i, and is a page either way [NAV-03]',
  async (action, status) => {
    const { statusCode, body } = await server.inject({
      url: `/try-open/0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b/${action}?from=mail`,
      headers: { accept: 'text/html' },
    });
    expect([statusCode, body]).toEqual([status, expect.stringContaining('<!doctype html>')]);
  },
);

test('the sign-in page contains its first texts in the browser’s language and varies its cache by it [GEN-02]', async () => {
  const fetchPage = (language: string) =>
    server.inject({
      url: '/sign-in?redirect=/x',
      headers: { accept: 'text/html', 'accept-language': language },
    });
  const { body, headers } = await fetchPage('fr-CA, en;q=0.5');
  expect(body).toContain('<h1>Connexion</h1>');
  expect(headers.vary).toContain('accept-language');
  expect((await fetchPage('de')).body).toContain('<h1>Anmelden</h1>');
});
