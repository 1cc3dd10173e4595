import { afterAll, beforeEach, expect, test } from 'vitest';
import { getClientBaseMapCall } from '#platform/contract/map/base-map.ts';
import { listNotifications } from '#platform/contract/notifications.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { defineModule } from '../module.ts';
import type { ClientMapSettings } from './base-maps/client-base-map.ts';
import { startMapProvider } from './testing/map-provider.ts';

const provider = await startMapProvider();
const origin = new URL(provider.styleUrl).origin;
const storedSettings = new Map<string, Partial<ClientMapSettings>>();
const sourceOf = (of: string) => ({
  of,
  async read({ clientId }: { clientId: string }) {
    if (storedSettings.get(clientId)?.mapId === 'unreadable') throw new Error('no');
    return storedSettings.get(`${of} ${clientId}`) ?? null;
  },
});
const suite = await testApp({
  work: false,
  environment: { MAP_ID_STYLE: `${origin}/maps/{id}/style.json?key={key}` },
  modules: [defineModule({ name: 'try-own', ownMaps: [sourceOf('locator'), sourceOf('areas')] })],
});
const client = await suite.people.client();
const admin = await suite.adminOf(client);
const fetchBaseMap = (query: { clientId?: string; of?: string } = {}) =>
  admin.call(getClientBaseMapCall, { query: { clientId: client.id, ...query } });
const styleOf = (id: string, key: string) => `${origin}/maps/${id}/style.json?key=${key}`;

afterAll(() => provider.close());
beforeEach(() => {
  provider.mood = 'fine';
  provider.asked.length = 0;
  storedSettings.clear();
});

test('a client without its own map gets none, and neither a cookie is set nor a provider called [LOC-04]', async () => {
  const { body, raw } = await fetchBaseMap();
  expect(body).toEqual({ ground: null, failsAt: null });
  expect(raw.headers['set-cookie']).toBeUndefined();
  expect(provider.asked).toEqual([]);
});

test('the map of the requesting module wins over the client’s other maps, and its cookie is set [LOC-04] [OPP-08]', async () => {
  storedSettings.set(`locator ${client.id}`, { mapId: 'shops', apiKey: 'k1' });
  expect((await fetchBaseMap({ of: 'areas' })).body.ground?.style).toBe(styleOf('shops', 'k1'));
  storedSettings.set(`areas ${client.id}`, { mapId: 'areas', apiKey: 'k2' });
  const { body, raw } = await fetchBaseMap({ of: 'areas' });
  expect(body).toEqual({
    ground: { kind: 'style', style: styleOf('areas', 'k2') },
    failsAt: null,
  });
  expect((await fetchBaseMap()).body.ground?.style).toBe(styleOf('shops', 'k1'));
  expect(String(raw.headers['set-cookie'])).toMatch(/^comptoir_own_map=1;.*HttpOnly/);
});

test('concurrent requests call the provider once, with the origin of the suite [LOC-04]', async () => {
  storedSettings.set(`locator ${client.id}`, { mapId: 'many', apiKey: 'k' });
  await Promise.all(Array.from({ length: 20 }, () => fetchBaseMap()));
  expect(provider.asked).toEqual(['/maps/many/style.json?key=k']);
  expect(provider.requestOrigins.at(-1)).toBe('http://suite.test');
});

test('a failing provider is replaced by the built-in map, and the brand is notified [LOC-04] [BEY-02]', async () => {
  provider.mood = 'forbidden';
  storedSettings.set(`locator ${client.id}`, { mapId: 'gone', apiKey: 'a-secret-key' });
  const { body, raw } = await fetchBaseMap();
  expect(body).toEqual({ ground: null, failsAt: new URL(origin).host });
  expect(raw.headers['set-cookie']).toBeUndefined();
  const { items } = (await admin.call(listNotifications, { query: {} })).body;
  expect(items.map(({ kind }) => kind)).toEqual(['map-failed']);
  expect(suite.logged.join('\n')).not.toContain('a-secret-key');
});

test('a setting that cannot be read is no map, and no failure of the screen', async () => {
  storedSettings.set(client.id, { mapId: 'unreadable' });
  expect((await fetchBaseMap()).body).toEqual({ ground: null, failsAt: null });
});

test('another client’s map is refused [LOC-04]', async () => {
  const other = await suite.people.client();
  storedSettings.set(`locator ${other.id}`, { mapId: 'theirs', apiKey: 'k' });
  expect((await fetchBaseMap({ clientId: other.id })).status).toBe(403);
});
