import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import type { TouchpointsTables } from '../tables.ts';
import { madeTouchpoint } from '../testing/made-touchpoint.ts';
import { brandWithHost, PHONE } from './testing/brand-with-host.ts';
import { followedBrand } from './testing/followed-brand.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const { brand, follow } = await followedBrand(suite);

describe('a short URL that would lead back to one', () => {
  test('returns 410 when its destination has become the brand’s own host [TP-12]', async () => {
    const moved = await brandWithHost(suite);
    const later = `later-${moved.host}`;
    const site = { site_url: `https://${later}/`, slug: 'standard', name: 'Standard', style: '{}' };
    await app.database
      .ofClient<TouchpointsTables>(moved.id)
      .insertInto('touchpoints.configurations')
      .values({ client_id: moved.id, ...site })
      .execute();
    await madeTouchpoint(app, moved, { suffix: 'round', dest_url: `https://${later}/round` });
    await madeTouchpoint(app, moved, { suffix: 'sited', dest_url: '{host}/round' });
    await madeTouchpoint(app, moved, {
      suffix: 'ended',
      ends_at: new Date('2026-09-26T10:00:00Z'),
      fallback_url: `https://${later}/ended`,
    });
    await madeTouchpoint(app, moved, {
      suffix: 'saved',
      dest_url: `https://${later}/saved`,
      fallback_url: 'https://shop.example/saved',
    });
    const request = async (host: string, path: string) => {
      const visitor = suite.visitor({ host, 'user-agent': PHONE });
      const { status, headers } = await visitor.send({ method: 'GET', path });
      return [status, headers.location];
    };
    expect(await request(moved.host, '/round')).toEqual([302, `https://${later}/round`]);
    expect(await request(moved.host, '/')).toEqual([302, `https://${later}/`]);
    await sql`update directory.clients set short_url_base = ${later} where id = ${moved.id}`.execute(
      app.database.acrossClients(),
    );
    await expect.poll(() => request(later, '/round')).toEqual([410, undefined]);
    for (const path of ['/sited', '/ended'])
      expect(await request(later, path)).toEqual([410, undefined]);
    expect(await request(later, '/saved')).toEqual([302, 'https://shop.example/saved']);
    expect(await request(later, '/')).toEqual([200, undefined]);
    const onSuite = `/s/${moved.brandId}/round`;
    await expect.poll(() => request('suite.test', onSuite)).toEqual([410, undefined]);
  });

  test('or the suite’s own path for short URLs; other pages of the suite are pages [TP-12]', async () => {
    const path = `/s/${brand.brandId}/circle`;
    await madeTouchpoint(app, brand, { suffix: 'circle', dest_url: `http://suite.test${path}` });
    await madeTouchpoint(app, brand, { suffix: 'masked', dest_url: 'http://suite.test/%73/x/y' });
    await madeTouchpoint(app, brand, { suffix: 'to-docs', dest_url: 'http://suite.test/docs' });
    const onSuite = suite.visitor({ host: 'suite.test', 'user-agent': PHONE });
    expect((await onSuite.send({ method: 'GET', path })).status).toBe(410);
    expect((await follow('/circle')).status).toBe(410);
    expect((await follow('/masked')).status).toBe(410);
    expect((await follow('/to-docs')).headers.location).toBe('http://suite.test/docs');
  });
});
