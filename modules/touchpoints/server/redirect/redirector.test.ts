import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { madeTouchpoint } from '../testing/made-touchpoint.ts';
import { getVisitJournal } from '../visits/visit-journal.ts';
import { brandWithHost, PHONE } from './testing/brand-with-host.ts';
import { followedBrand } from './testing/followed-brand.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const { brand, db, follow, visitsOf, configure } = await followedBrand(suite);

async function robotsOf(touchpointId: string) {
  await getVisitJournal({ app }).settle();
  const { robots } = await db
    .selectFrom('touchpoints.totals')
    .select('robots')
    .where('touchpoint_id', '=', touchpointId)
    .executeTakeFirstOrThrow();
  return robots;
}

describe('a short URL', () => {
  test('redirects regardless of case, and each visit of a person is counted once [TP-06]', async () => {
    const id = await madeTouchpoint(app, brand, {
      suffix: 'Cocotte-26',
      dest_url: 'https://shop.example/cocotte?a=1',
    });
    for (const path of ['/cocotte-26?q', '/COCOTTE-26', '/Cocotte%2D26/']) {
      const answer = await follow(path, { 'accept-language': 'fr-CH, fr;q=0.9' });
      expect([answer.status, answer.headers.location]).toEqual([
        302,
        'https://shop.example/cocotte?a=1',
      ]);
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    const counted = { suffix: 'Cocotte-26', country: 'ch', device: 'iphone' };
    expect(await visitsOf(id)).toMatchObject([
      { ...counted, kind: 'scan' },
      { ...counted, kind: 'click' },
      { ...counted, kind: 'click' },
    ]);
  });

  test('works below the suite’s own host too', async () => {
    await madeTouchpoint(app, brand, { suffix: 'on-house', dest_url: 'https://shop.example/x' });
    const visitor = suite.visitor({ host: 'suite.test', 'user-agent': PHONE });
    const path = `/s/${brand.brandId}/On-House`;
    const answer = await visitor.send({ method: 'GET', path });
    expect(answer.headers.location).toBe('https://shop.example/x');
    expect((await visitor.send({ method: 'GET', path: '/s/nobody/on-house' })).status).toBe(404);
    // Only there: the suite's own paths are not affected.
    expect((await visitor.send({ method: 'GET', path: '/on-house' })).problem.code).toBe(
      'NOT_FOUND',
    );
  });

  test('of a product leads to its landing page and carries the visit there', async () => {
    const id = await madeTouchpoint(app, brand, { suffix: 'pan', sku: 'PAN-1' });
    const { headers } = await follow('/pan?q');
    const [visit] = await visitsOf(id);
    expect(headers.location).toBe(`http://suite.test/p/${brand.brandId}/pan?v=${visit?.id}`);
  });

  test('with {host} leads to the website of its configuration, wherever that is by now', async () => {
    await madeTouchpoint(app, brand, { suffix: 'hosted', dest_url: '{host}/a?b=c#d' });
    expect((await follow('/hosted')).status).toBe(410);
    await configure();
    await expect
      .poll(async () => (await follow('/hosted')).headers.location)
      .toBe('https://aubrac.example/a?b=c#d');
    expect((await follow('/')).headers.location).toBe('https://aubrac.example/');
  });

  test('is not counted for robots, previews, fetching ahead and HEAD [TP-06]', async () => {
    const id = await madeTouchpoint(app, brand, { suffix: 'robots-come' });
    const to = 'https://shop.example/robots-come';
    const preview = await follow('/robots-come', { 'user-agent': 'facebookexternalhit/1.1' });
    expect(preview.headers.location).toBe(to);
    expect((await follow('/robots-come', {}, 'HEAD')).headers.location).toBe(to);
    expect((await follow('/robots-come', { 'x-purpose': 'preview' })).headers.location).toBe(to);
    expect(await robotsOf(id)).toBe(3);
    // Rejected, so that the browser requests it again when the user really opens it.
    expect((await follow('/robots-come', { 'sec-purpose': 'prefetch' })).status).toBe(503);
    expect(await visitsOf(id)).toEqual([]);
  });
});

test('robots.txt and the icon are answered and not counted', async () => {
  expect((await follow('/robots.txt')).raw.body).toContain('User-agent: *');
  expect((await follow('/favicon.ico')).status).toBe(204);
});

test('a short URL of an archived brand says that its pages are closed [BEY-07]', async () => {
  const closed = await brandWithHost(suite);
  await madeTouchpoint(app, closed, { suffix: 'here' });
  const go = () =>
    suite
      .visitor({ host: closed.host, 'user-agent': PHONE })
      .send({ method: 'GET', path: '/here' });
  expect((await go()).status).toBe(302);
  await sql`update directory.clients set archived_at = now() where id = ${closed.id}`.execute(
    app.database.acrossClients(),
  );
  await expect.poll(async () => (await go()).status).toBe(410);
  expect((await go()).raw.body).toContain('no longer offers pages here');
});

test('nothing of a visitor is written to the log, and metrics count what came of it', async () => {
  await follow('/cocotte-26', { 'accept-language': 'fr-CH' });
  expect(suite.logged.join('\n')).not.toMatch(/cocotte|iPhone/i);
  const metrics = await suite.server.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  expect(metrics.body).toMatch(/comptoir_redirects_total\{outcome="redirected"\} \d+/);
});

test('a printed code still redirects after the module has moved to another product [GEN-05] [TP-06]', async () => {
  const moved = await brandWithHost(suite, { products: { touchpoints: 'v1' } });
  await madeTouchpoint(app, moved, { suffix: 'printed', dest_url: 'https://shop.example/printed' });
  const answer = await suite
    .visitor({ host: moved.host, 'user-agent': PHONE, accept: 'text/html' })
    .send({ method: 'GET', path: '/printed' });
  expect([answer.status, answer.headers.location]).toEqual([302, 'https://shop.example/printed']);
});
