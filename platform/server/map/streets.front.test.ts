import { afterAll, beforeEach, expect, test } from 'vitest';
import { BASE_MAPS_PATH, baseMapsSchema } from '#platform/contract/map/base-map.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { startMapProvider } from './testing/map-provider.ts';

const provider = await startMapProvider();
const suite = await testApp({ work: false, environment: { MAP_TILES: provider.archiveUrl } });
const request = async (path: string, headers: Record<string, string> = {}) =>
  (await suite.visitor().send({ method: 'GET', path, headers })).raw;
const grounds = async () => baseMapsSchema.parse((await request(BASE_MAPS_PATH)).json()).grounds;
const tileOf = (tiles: string, at: string) => tiles.replace('{z}/{x}/{y}', at);

afterAll(() => provider.close());
beforeEach(() => {
  provider.mood = 'fine';
});

test('configured streets come first, the built-in map last, and the provider’s address is not exposed [BEY-02]', async () => {
  const [streets, base, ...more] = await grounds();
  if (streets?.kind !== 'tiles' || base?.kind !== 'tiles') throw new Error('these are no tiles');
  expect([streets.deepest, base.deepest, more]).toEqual([14, 7, []]);
  expect(JSON.stringify([streets, base])).not.toMatch(/secret|127\.0\.0\.1/);
  const answer = await request(tileOf(streets.tiles, '13/4160/2957'), {
    'accept-encoding': 'gzip',
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const known = { 'if-none-match': String(answer.headers.etag) };
  expect((await request(tileOf(streets.tiles, '13/4160/2957'), known)).statusCode).toBe(304);
  expect((await request(tileOf(streets.tiles, '13/0/0'))).statusCode).toBe(204);
  expect((await request(tileOf(streets.tiles, '13/9000/0'))).statusCode).toBe(404);
});

test('an unavailable tile gets 503 without a body and is not cached [BEY-02]', async () => {
  const [streets] = await grounds();
  provider.mood = 'broken';
  const answer = await request(
    tileOf(streets?.kind === 'tiles' ? streets.tiles : '', '14/8320/5915'),
  );
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '2' });
  expect(answer.body).toBe('');
});

test('other requests are answered while a flood waits for a silent provider [BEY-02]', async () => {
  const [streets] = await grounds();
  const tiles = streets?.kind === 'tiles' ? streets.tiles : '';
  provider.mood = 'silent';
  let answered = 0;
  const flood = Array.from({ length: 400 }, async (_, index) => {
    const at = `14/${8318 + (index % 5)}/${5900 + Math.floor(index / 5)}`;
    const { statusCode } = await request(tileOf(tiles, at));
    answered += 1;
    return statusCode;
  });
  expect((await request('/health/live')).statusCode).toBe(200);
  expect((await request(BASE_MAPS_PATH)).statusCode).toBe(200);
  expect(answered).toBeLessThan(400);
  provider.mood = 'fine';
  await provider.close();
  expect(new Set(await Promise.all(flood))).toContain(503);
});
