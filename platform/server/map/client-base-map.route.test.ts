import { afterAll, beforeEach, expect, test } from 'vitest';
import { getClientBaseMapCall } from '#platform/contract/map/base-map.ts';
import { listNotifications } from '#platform/contract/notifications.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { defineModule } from '../module.ts';
import type { ClientMapSettings } from './base-maps/client-base-map.ts';
import { startMapProvider } from './testing/map-provider.ts';

const provider = await startMapProvider();
const origin = new URL(provider.styleUrl).origin;
const kept = new Map<string, Partial<ClientMapSettings>>();
const sourceOf = (of: string) => ({
  of,
  async read({ clientId }: { clientId: string }) {
    if (kept.get(clientId)?.mapId === 'unreadable') throw new Error('no');
    return kept.get(`${of} ${clientId}`) ?? null;
  },
});
const house = await testApp({
  work: false,
  environment: { MAP_ID_STYLE: `${origin}/maps/{id}/style.json?key={key}` },
  modules: [defineModule({ name: 'try-own', ownMaps: [sourceOf('locator'), sourceOf('areas')] })],
});
const client = await house.people.client();
const admin = await house.adminOf(client);
const ask = (query: { clientId?: string; of?: string } = {}) =>
  admin.call(getClientBaseMapCall, { query: { clientId: client.id, ...query } });
const styleOf = (id: string, key: string) => `${origin}/maps/${id}/style.json?key=${key}`;

afterAll(() => provider.close());
beforeEach(() => {
  provider.mood = 'fine';
  provider.asked.length = 0;
  kept.clear();
});

test('who has no map of their own gets none, and neither cookie nor provider is touched [LOC-04]', async () => {
  const { body, raw } = await ask();
  expect(body).toEqual({ ground: null, failsAt: null });
  expect(raw.headers['set-cookie']).toBeUndefined();
  expect(provider.asked).toEqual([]);
});

test('a map of the module that asks wins over the client’s others, and the browser may ask for it from then on [LOC-04] [OPP-08]', async () => {
  kept.set(`locator ${client.id}`, { mapId: 'shops', apiKey: 'k1' });
  expect((await ask({ of: 'areas' })).body.ground?.style).toBe(styleOf('shops', 'k1'));
  kept.set(`areas ${client.id}`, { mapId: 'areas', apiKey: 'k2' });
  const { body, raw } = await ask({ of: 'areas' });
  expect(body).toEqual({
    ground: { kind: 'style', style: styleOf('areas', 'k2') },
    failsAt: null,
  });
  expect((await ask()).body.ground?.style).toBe(styleOf('shops', 'k1'));
  expect(String(raw.headers['set-cookie'])).toMatch(/^comptoir_own_map=1;.*HttpOnly/);
});

test('a provider is asked once for many who look, as one of our own pages would [LOC-04]', async () => {
  kept.set(`locator ${client.id}`, { mapId: 'many', apiKey: 'k' });
  await Promise.all(Array.from({ length: 20 }, () => ask()));
  expect(provider.asked).toEqual(['/maps/many/style.json?key=k']);
  expect(provider.askedFor.at(-1)).toBe('http://suite.test');
});

test('a provider that fails gives way to the house’s map, and the brand is told [LOC-04] [BEY-02]', async () => {
  provider.mood = 'forbidden';
  kept.set(`locator ${client.id}`, { mapId: 'gone', apiKey: 'a-secret-key' });
  const { body, raw } = await ask();
  expect(body).toEqual({ ground: null, failsAt: new URL(origin).host });
  expect(raw.headers['set-cookie']).toBeUndefined();
  const { items } = (await admin.call(listNotifications, { query: {} })).body;
  expect(items.map(({ kind }) => kind)).toEqual(['map-failed']);
  expect(house.logged.join('\n')).not.toContain('a-secret-key');
});

test('a setting that cannot be read is no map, and no failure of the screen', async () => {
  kept.set(client.id, { mapId: 'unreadable' });
  expect((await ask()).body).toEqual({ ground: null, failsAt: null });
});

test('another client’s map is told to nobody [LOC-04]', async () => {
  const other = await house.people.client();
  kept.set(`locator ${other.id}`, { mapId: 'theirs', apiKey: 'k' });
  expect((await ask({ clientId: other.id })).status).toBe(403);
});
