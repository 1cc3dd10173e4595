import { statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles } from 'pmtiles';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BASE_MAPS_PATH, baseMapsSchema } from '#platform/contract/map/base-map.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { TileCache } from './archive/tile-cache.ts';
import { baseMap } from './base-map.ts';
import { FIRST_TILES_VERSION, firstTilesAddress } from './picture/picture-palette.ts';

const suite = await testApp({ work: false });
const request = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  (await suite.visitor().send({ method, path, headers })).raw;
const listening = () => suite.server.listen({ port: 0, host: '127.0.0.1' });
const pictureAt = (path: string, version = FIRST_TILES_VERSION) =>
  `/map/first/${version}/${path}.svg`;
const tileAt = (path: string, version = baseMap.version) => `/map/${version}/${path}.mvt`;

test('the list of base maps contains the tile address and the attribution [BEY-02]', async () => {
  const answer = await request(BASE_MAPS_PATH);
  expect(baseMapsSchema.parse(answer.json()).grounds).toEqual([
    {
      kind: 'tiles',
      tiles: tileAt('{z}/{x}/{y}'),
      pictures: firstTilesAddress,
      deepest: 7,
      attribution: 'Natural Earth, © GeoNames',
    },
  ]);
});

test('a tile is compressed, readable from any site and cached permanently by its version [BEY-02]', async () => {
  const answer = await request(tileAt('4/8/5'), { 'accept-encoding': 'gzip' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'application/x-protobuf',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(gunzipSync(answer.rawPayload).includes('Paris')).toBe(true);
  const plain = await request(tileAt('4/8/5'), { 'accept-encoding': 'br' });
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.rawPayload.equals(gunzipSync(answer.rawPayload))).toBe(true);
});

test('a tile that the caller already has is answered with 304, and a HEAD request with its headers only [BEY-02]', async () => {
  const { headers } = await request(tileAt('4/8/5'));
  const etag = String(headers.etag);
  for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
    const again = await request(tileAt('4/8/5'), { 'if-none-match': known });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  }
  expect((await request(tileAt('4/8/5'), { 'if-none-match': '"other"' })).statusCode).toBe(200);
  const suite = await listening();
  for (const path of [tileAt('4/8/5'), '/map/base-map.pmtiles', BASE_MAPS_PATH]) {
    const [whole, only] = [
      await fetch(suite + path),
      await fetch(suite + path, { method: 'HEAD' }),
    ];
    expect(only.status, path).toBe(whole.status);
    expect(only.headers.get('content-length')).toBe(whole.headers.get('content-length'));
    expect(await only.text()).toBe('');
  }
  expect((await request(tileAt('4/8/5'), {}, 'POST')).statusCode).toBe(404);
});

test('a caller that refuses gzip gets an uncompressed tile, in any notation of the header', async () => {
  for (const none of ['gzip;q=0', 'gzip ; q=0', 'br, gzip ;q=0.0'])
    expect(
      (await request(tileAt('4/8/5'), { 'accept-encoding': none })).headers,
      none,
    ).not.toHaveProperty('content-encoding');
});

test('a page that was opened before an update still gets its tiles, but not for ever', async () => {
  const answer = await request(tileAt('4/8/5', 'of-last-year'));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('public, max-age=300');
});

test('a town has its own names, also beside a larger one [BEY-02]', async () => {
  const towns = async (path: string) => {
    const { rawPayload } = await request(tileAt(path), { 'accept-encoding': 'identity' });
    const { places } = new VectorTile(new PbfReader(rawPayload)).layers;
    const all = Array.from({ length: places?.length ?? 0 }, (_, at) => places?.feature(at));
    return new Map(all.map((place) => [place?.properties.name, place?.properties['name:de']]));
  };
  const holland = await towns('6/32/21');
  expect([holland.get('Rotterdam'), holland.get('The Hague')]).toEqual([undefined, 'Den Haag']);
  const veneto = await towns('7/68/45');
  expect([veneto.has('Mestre'), veneto.get('Venezia')]).toEqual([true, 'Venedig']);
});

test('the base map has tiles up to its declared zoom level and none beyond it', async () => {
  expect((await request(tileAt(`${baseMap.deepest}/64/45`))).statusCode).toBe(200);
  expect((await request(tileAt(`${baseMap.deepest + 1}/128/90`))).statusCode).toBe(204);
});

test('open sea is an empty tile, what lies off the earth is none', async () => {
  expect((await request(tileAt('7/49/48'))).statusCode).toBe(204);
  for (const path of [
    '4/16/5',
    '4/5/16',
    '30/1/1',
    '-1/0/0',
    '4/8/5.5',
    'a/b/c',
    '99999999999/0/0',
  ])
    expect((await request(tileAt(path))).statusCode, path).toBe(404);
});

test('a PMTiles reader reads the archive by ranges and finds the same tile [BEY-02]', async () => {
  const reader = new PMTiles({
    getKey: () => 'base-map',
    getBytes: async (offset, length) => {
      const range = `bytes=${offset}-${offset + length - 1}`;
      const answer = await request('/map/base-map.pmtiles', { range });
      expect(answer.statusCode).toBe(206);
      const bytes = new Uint8Array(answer.rawPayload);
      return { data: bytes.buffer };
    },
  });
  expect(await reader.getMetadata()).toMatchObject({ attribution: 'Natural Earth, GeoNames' });
  const found = await reader.getZxy(4, 8, 5);
  expect(Buffer.from(found?.data ?? new ArrayBuffer(0)).includes('Paris')).toBe(true);
});

test('an invalid range is refused with the size of the file, and a request without a range gets only the first megabyte', async () => {
  const { size } = statSync(baseMap.file);
  for (const range of ['bytes=999999999-', 'bytes=5-2', 'bytes=0-1,4-5', 'bytes=-', 'lines=1-2']) {
    const { statusCode, headers } = await request('/map/base-map.pmtiles', { range });
    expect([statusCode, headers['content-range']], range).toEqual([416, `bytes */${size}`]);
  }
  const whole = await request('/map/base-map.pmtiles');
  expect(whole.statusCode).toBe(206);
  expect(whole.rawPayload.length).toBe(1_000_000);
});

test('a tile is also available as an image, compressed and cached permanently by its version [BEY-02]', async () => {
  const answer = await request(pictureAt('light/4/8/5'), { 'accept-encoding': 'gzip' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'image/svg+xml',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const plain = await request(pictureAt('light/4/8/5'));
  expect(plain.body).toBe(gunzipSync(answer.rawPayload).toString());
  expect((await request(pictureAt('dark/4/8/5'))).body).not.toBe(plain.body);
  const known = { 'if-none-match': String(answer.headers.etag) };
  expect((await request(pictureAt('light/4/8/5'), known)).statusCode).toBe(304);
  const old = await request(pictureAt('light/4/8/5', 'of-last-year'));
  expect([old.statusCode, old.headers['cache-control']]).toEqual([200, 'public, max-age=300']);
});

test('there are only so many pictures: in two themes, of tiles that there are [BEY-02]', async () => {
  expect((await request(pictureAt(`dark/${baseMap.deepest}/64/45`))).statusCode).toBe(200);
  for (const path of [
    `light/${baseMap.deepest + 1}/128/90`,
    'light/4/16/5',
    'light/-1/0/0',
    'light/a/b/c',
    'sepia/4/8/5',
    'constructor/4/8/5',
  ])
    expect((await request(pictureAt(path))).statusCode, path).toBe(404);
});

test('200 concurrent requests for the same tile image all get the same drawing [BEY-02]', async () => {
  const read = vi.spyOn(TileCache.prototype, 'tile');
  onTestFinished(() => read.mockRestore());
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => request(pictureAt('light/5/16/11'))),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect((await request(pictureAt('light/5/16/11'))).body).toBe(answers[0]?.body);
  // Each drawing reads its tile.
  expect(read.mock.calls.filter((at) => at.join('/') === '5/16/11')).toHaveLength(1);
});

test('requests for more tile images than can be drawn get 503 with Retry-After, while tiles are still served [BEY-02]', async () => {
  const columns = Array.from({ length: 120 }, (_, x) => x);
  const asking = columns.map((x) => request(pictureAt(`dark/7/${x}/45`)));
  expect((await request(tileAt('4/8/5'))).statusCode).toBe(200);
  const answers = await Promise.all(asking);
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(50);
});

test('requests for more uncompressed tiles than can be unpacked get 503 with Retry-After and one logged warning [BEY-02]', async () => {
  await request(tileAt('4/8/5'));
  const before = suite.logged.length;
  const answers = await Promise.all(Array.from({ length: 400 }, () => request(tileAt('4/8/5'))));
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  for (const { headers } of refused)
    expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(202);
  const levels = suite.logged.slice(before).map((line) => JSON.parse(line).level);
  expect(levels.filter((level) => level >= 50)).toEqual([]);
  expect(levels.filter((level) => level === 40)).toHaveLength(1);
});

test('the first view of Europe takes at most 150 KB, pictures and tiles together [BEY-02]', async () => {
  let bytes = 0;
  for (const x of [7, 8, 9])
    for (const y of [4, 5, 6])
      for (const path of [tileAt(`4/${x}/${y}`), pictureAt(`light/4/${x}/${y}`)]) {
        const answer = await request(path, { 'accept-encoding': 'gzip' });
        bytes += answer.rawPayload.length;
      }
  expect(bytes).toBeGreaterThan(40_000);
  expect(bytes).toBeLessThan(150_000);
});
