import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { buildClientBaseMap } from '../map/base-maps/client-base-map.ts';
import { defineModule } from '../module.ts';
import { createServer } from './create-server.ts';
import { html } from './html.ts';
import { definePage } from './page.ts';

const plain = definePage({
  path: '/try-map/plain',
  reason: 'A test opens it.',
  render: async () => ({ html: html`<h1>Here</h1>` }),
});
const withOwnMap = definePage({
  ...plain,
  path: '/try-map/own',
  async render({ app }) {
    const own = buildClientBaseMap(app.config, { mapId: 'streets', apiKey: 'k' });
    return { html: html`<h1>Here</h1>`, mapHosts: own ? [own.host] : [] };
  },
});

const suite = await testApp({
  work: false,
  environment: {
    MAP_TILES: 'https://maps.example/style.json?key=k',
    MAP_ID_STYLE: 'https://own.example/{id}/style.json?key={key}',
  },
  modules: [defineModule({ name: 'try-map', pages: [plain, withOwnMap] })],
});
const directory = await mkdtemp(join(tmpdir(), 'comptoir-web-'));
await mkdir(join(directory, 'assets'));
await writeFile(join(directory, 'index.html'), '<!doctype html><head></head>');
for (const name of ['maplibre-gl-worker-1a.mjs', 'screen-2b.js'])
  await writeFile(join(directory, 'assets', name), '');
const { server } = await createServer(suite.app, {
  modules: suite.modules,
  webDirectory: directory,
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

async function connectSources(url: string, cookie = ''): Promise<string | undefined> {
  const { headers } = await server.inject({ url, headers: { cookie, accept: 'text/html' } });
  return /connect-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
}

test('pages may connect to the host of a configured style, and to no other host [BEY-02]', async () => {
  expect(await connectSources('/')).toBe("'self' https://maps.example");
  expect(await connectSources('/try-map/plain')).toBe("'self' https://maps.example");
  const { headers } = await server.inject({ url: '/try-map/plain' });
  expect(headers['content-security-policy']).toContain(
    "img-src 'self' data: blob: https://maps.example;",
  );
  expect(headers['content-security-policy']).toContain("script-src 'self';");
});

test('the host of a client’s own map is open to the pages that show it [LOC-04]', async () => {
  expect(await connectSources('/try-map/own')).toBe(
    "'self' https://maps.example https://own.example",
  );
});

test('back office pages may connect to a client’s map provider once its cookie is set, and pass its origin to scripts [LOC-04]', async () => {
  const cookie = 'comptoir_own_map=1';
  for (const url of ['/', '/clients/some/settings/locations']) {
    expect(await connectSources(url)).toBe("'self' https://maps.example");
    expect(await connectSources(url, cookie)).toBe(
      "'self' https://maps.example https://own.example",
    );
  }
  const metaTag = '<meta name="own-map" content="https://own.example" />';
  expect((await server.inject({ url: '/', headers: { cookie } })).body).toContain(metaTag);
  expect((await server.inject({ url: '/' })).body).not.toContain('own-map');
});

test('a forged cookie value allows no host other than the provider configured by the operator [LOC-04]', async () => {
  const allowed = await connectSources('/', 'comptoir_own_map=https://evil.example');
  expect(allowed).toBe("'self' https://maps.example https://own.example");
});

test('the map worker may connect to both hosts, other scripts only to the suite [BEY-02]', async () => {
  expect(await connectSources('/assets/maplibre-gl-worker-1a.mjs')).toBe(
    "'self' https://maps.example https://own.example",
  );
  expect(await connectSources('/assets/screen-2b.js')).toBe("'self'");
});

test('without a configured map, pages may connect only to the suite [BEY-02]', async () => {
  const strict = await testApp({ work: false });
  const { headers } = await strict.server.inject({ url: '/p/nobody' });
  expect(headers['content-security-policy']).toContain("connect-src 'self';");
});
