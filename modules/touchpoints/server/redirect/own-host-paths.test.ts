import { expect, test } from 'vitest';
import { BASE_MAPS_PATH } from '#platform/contract/map/base-map.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { madeTouchpoint } from '../testing/made-touchpoint.ts';
import { brandWithHost, PHONE } from './testing/brand-with-host.ts';

const suite = await testApp({ work: false });
const brand = await brandWithHost(suite);

/** At the brand's own host, or at a given one. */
const open = (path: string, host = brand.host) =>
  suite.visitor({ host, 'user-agent': PHONE, accept: 'text/html' }).send({ method: 'GET', path });

test('all paths of a brand’s own host belong to the brand: a code named map redirects [TP-06]', async () => {
  await madeTouchpoint(suite.app, brand, { suffix: 'map', dest_url: 'https://shop.example/map' });
  for (const path of ['/map', '/map/', '/MAP/?q']) {
    const answer = await open(path);
    expect([answer.status, answer.headers.location], path).toEqual([
      302,
      'https://shop.example/map',
    ]);
  }
  const unknown = await open(BASE_MAPS_PATH);
  expect([unknown.status, String(unknown.headers['content-type'])]).toEqual([
    404,
    expect.stringContaining('text/html'),
  ]);
});

test('on every other host the paths of the map are the map’s [BEY-02]', async () => {
  for (const host of ['suite.test', 'localhost', 'another-name.example'])
    expect((await open(BASE_MAPS_PATH, host)).status, host).toBe(200);
});
