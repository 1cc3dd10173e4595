import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testHouse } from '#platform/testing/test-house.ts';
import type { TouchpointsTables } from '../tables.ts';
import { madeTouchpoint } from '../testing/made-touchpoint.ts';
import { visitJournalOf } from '../visits/visit-journal-of.ts';
import { anotherAddress } from './testing/another-address.ts';
import { brandWithHost, PHONE } from './testing/brand-with-host.ts';

const house = await testHouse({ work: false });
const { app } = house;
const brand = await brandWithHost(house, { name: 'Maison Aubrac' });
const db = app.database.ofClient<TouchpointsTables>(brand.id);

/** Another person with a phone each time, who follows an address of the brand's own host. */
const follow = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  house
    .visitor({ host: brand.host, 'user-agent': PHONE, accept: 'text/html' })
    .send({ method, path, headers, remoteAddress: anotherAddress() });

async function visitsOf(touchpointId: string) {
  await visitJournalOf(app).settle();
  return db
    .selectFrom('touchpoints.visits')
    .select(['id', 'suffix', 'kind', 'country', 'device'])
    .where('client_id', '=', brand.id)
    .where('touchpoint_id', '=', touchpointId)
    .orderBy('kind', 'desc')
    .execute();
}

async function robotsOf(touchpointId: string) {
  await visitJournalOf(app).settle();
  const { robots } = await db
    .selectFrom('touchpoints.totals')
    .select('robots')
    .where('touchpoint_id', '=', touchpointId)
    .executeTakeFirstOrThrow();
  return robots;
}

async function change(id: string, set: Record<string, unknown>) {
  await db
    .updateTable('touchpoints.touchpoints')
    .set(set as never)
    .where('client_id', '=', brand.id)
    .where('id', '=', id)
    .execute();
}

const days = (count: number) => new Date(Date.now() + count * 86_400_000);

describe('a short URL', () => {
  test('leads on in any case, and each visit of a person is counted once [TP-06]', async () => {
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
    const visitor = house.visitor({ host: 'suite.test', 'user-agent': PHONE });
    const path = `/s/${brand.brandId}/On-House`;
    const answer = await visitor.send({ method: 'GET', path });
    expect(answer.headers.location).toBe('https://shop.example/x');
    expect((await visitor.send({ method: 'GET', path: '/s/nobody/on-house' })).status).toBe(404);
    // Only there: the suite's own paths stay the suite's.
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
    const values = {
      client_id: brand.id,
      slug: 'standard',
      name: 'Standard',
      site_url: 'https://aubrac.example/',
      style: '{}',
    };
    await db.insertInto('touchpoints.configurations').values(values).execute();
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
    // Refused, so that the browser asks again when somebody really goes there.
    expect((await follow('/robots-come', { 'sec-purpose': 'prefetch' })).status).toBe(503);
    expect(await visitsOf(id)).toEqual([]);
  });
});

describe('a short URL that would lead back to one', () => {
  test('says that it is over when its destination has become the brand’s own host [TP-12]', async () => {
    const moved = await brandWithHost(house);
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
    const ask = async (host: string, path: string) => {
      const visitor = house.visitor({ host, 'user-agent': PHONE });
      const { status, headers } = await visitor.send({ method: 'GET', path });
      return [status, headers.location];
    };
    expect(await ask(moved.host, '/round')).toEqual([302, `https://${later}/round`]);
    expect(await ask(moved.host, '/')).toEqual([302, `https://${later}/`]);
    await sql`update directory.clients set short_url_base = ${later} where id = ${moved.id}`.execute(
      app.database.acrossClients(),
    );
    await expect.poll(() => ask(later, '/round')).toEqual([410, undefined]);
    for (const path of ['/sited', '/ended'])
      expect(await ask(later, path)).toEqual([410, undefined]);
    expect(await ask(later, '/saved')).toEqual([302, 'https://shop.example/saved']);
    expect(await ask(later, '/')).toEqual([200, undefined]);
    const onHouse = `/s/${moved.brandId}/round`;
    await expect.poll(() => ask('suite.test', onHouse)).toEqual([410, undefined]);
  });

  test('or the suite’s own path for short URLs; other pages of the suite are pages [TP-12]', async () => {
    const path = `/s/${brand.brandId}/circle`;
    await madeTouchpoint(app, brand, { suffix: 'circle', dest_url: `http://suite.test${path}` });
    await madeTouchpoint(app, brand, { suffix: 'masked', dest_url: 'http://suite.test/%73/x/y' });
    await madeTouchpoint(app, brand, { suffix: 'to-docs', dest_url: 'http://suite.test/docs' });
    const onHouse = house.visitor({ host: 'suite.test', 'user-agent': PHONE });
    expect((await onHouse.send({ method: 'GET', path })).status).toBe(410);
    expect((await follow('/circle')).status).toBe(410);
    expect((await follow('/masked')).status).toBe(410);
    expect((await follow('/to-docs')).headers.location).toBe('http://suite.test/docs');
  });
});

describe('outside of its time', () => {
  test('it says when it opens, and offers an entry for the calendar [TP-06]', async () => {
    const starts_at = new Date('2031-12-01T08:00:00Z');
    const id = await madeTouchpoint(app, brand, { suffix: 'advent', starts_at });
    const answer = await follow('/advent', { 'accept-language': 'de' });
    expect(answer.status).toBe(200);
    expect(answer.raw.body).toContain('Diese Seite öffnet am Montag, 1. Dezember 2031');
    expect(answer.raw.body).toContain('href="/advent?calendar"');
    const calendar = (await follow('/advent?calendar')).raw;
    expect(calendar.headers['content-type']).toContain('text/calendar');
    expect(calendar.body).toContain('DTSTART:20311201T080000Z');
    expect(calendar.body).toContain(`URL:https://${brand.host}/advent`);
    expect(await visitsOf(id)).toEqual([]);
  });

  test('it leads to its fallback, else to its configuration’s, else says that it is over [TP-06]', async () => {
    const ends_at = new Date('2026-09-26T10:00:00Z');
    const id = await madeTouchpoint(app, brand, { suffix: 'salon', ends_at });
    const over = await follow('/salon', { 'accept-language': 'fr' });
    expect(over.status).toBe(410);
    expect(over.raw.body).toContain(
      'Cette page n’est plus disponible depuis le samedi 26 septembre',
    );
    await change(id, { fallback_url: 'https://shop.example/after' });
    await expect
      .poll(async () => (await follow('/salon')).headers.location)
      .toBe('https://shop.example/after');
    await change(id, { fallback_url: null });
    await db
      .updateTable('touchpoints.configurations')
      .set({ fallback_url: 'https://aubrac.example/all' })
      .where('client_id', '=', brand.id)
      .execute();
    await expect
      .poll(async () => (await follow('/salon')).headers.location)
      .toBe('https://aubrac.example/all');
    await db
      .updateTable('touchpoints.configurations')
      .set({ fallback_url: null })
      .where('client_id', '=', brand.id)
      .execute();
    await expect.poll(async () => (await follow('/salon')).status).toBe(410);
    expect(await visitsOf(id)).toEqual([]);
  });

  test('deleted it is over, brought back it leads on [TP-06]', async () => {
    const id = await madeTouchpoint(app, brand, { suffix: 'comes-back' });
    expect((await follow('/comes-back')).status).toBe(302);
    await change(id, { deleted_at: new Date() });
    await expect.poll(async () => (await follow('/comes-back')).status).toBe(410);
    await change(id, { deleted_at: null });
    await expect.poll(async () => (await follow('/comes-back')).status).toBe(302);
  });

  test('a cap lets exactly so many through, however many come at once', async () => {
    const id = await madeTouchpoint(app, brand, { suffix: 'only-five', visit_cap: 5 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => follow('/only-five')));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([302, 302, 302, 302, 302, 410, 410, 410, 410, 410, 410, 410]);
    expect(await visitsOf(id)).toHaveLength(5);
    await change(id, { visit_cap: 6, ends_at: days(1) });
    await expect.poll(async () => (await follow('/only-five')).status).toBe(302);
    expect((await follow('/only-five')).status).toBe(410);
  });
});

describe('the page for an unknown address', () => {
  test.each([
    ['en', 'Page not found', 'en'],
    ['fr-CA', 'Page introuvable', 'fr'],
    ['es', 'Página no encontrada', 'es'],
    ['it', 'Pagina non trovata', 'it'],
    ['de-AT', 'Seite nicht gefunden', 'de'],
    ['nb', 'Fant ikke siden', 'nb'],
  ])('speaks %s', async (language, sentence, lang) => {
    const answer = await follow('/stopejernsgryte-26', { 'accept-language': language });
    expect(answer.status).toBe(404);
    expect(answer.raw.body).toContain(sentence);
    expect(answer.raw.body).toContain(`<html lang="${lang}">`);
    expect(answer.raw.body).toContain(`<b>${brand.host}/stopejernsgryte-26</b>`);
  });

  test('can be read in another language, has the brand’s name and colour and no script', async () => {
    const { raw, headers } = await follow('/stopejernsgryte-26?lang=it', {
      'accept-language': 'fr',
    });
    expect(raw.body).toContain('Pagina non trovata');
    expect(raw.body).toContain('Maison Aubrac');
    expect(raw.body).not.toMatch(/<script|<style|style=/);
    expect(headers['content-security-policy']).toContain(
      "default-src 'none'; style-src 'self'; font-src 'self';",
    );
    const style = /href="(\/assets\/[^"]+\.css)"/.exec(raw.body)?.[1] ?? '';
    const sheet = await follow(style);
    expect(sheet.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(sheet.raw.body).toContain('--brand: #123d87');
    const [, type = ''] = /url\("(inter-[0-9a-f]{12}\.woff2)"\)/.exec(sheet.raw.body) ?? [];
    expect(raw.body).toContain(`<link rel="preload" href="/assets/${type}"`);
    expect((await follow(`/assets/${type}`)).headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await follow(`/assets/inter-${'0'.repeat(12)}.woff2`)).status).toBe(404);
    // A version that this process does not have, before or after a release, is not kept under its name.
    const other = await follow(
      style.replace(/friendly-[0-9a-f]{12}/, `friendly-${'0'.repeat(12)}`),
    );
    expect([other.status, other.headers['cache-control']]).toEqual([200, 'private, no-store']);
  });

  test('tells the brand which suffix was tried, unless a robot tried it', async () => {
    await follow('/Misprinted');
    await follow('/misprinted');
    await follow('/by-robot', { 'user-agent': 'Googlebot/2.1' });
    await follow('/wp-login.php');
    await visitJournalOf(app).settle();
    const dead = await db
      .selectFrom('touchpoints.dead_codes')
      .select(['suffix_key', 'visits'])
      .where('suffix_key', 'in', ['misprinted', 'by-robot', 'wp-login.php'])
      .execute();
    expect(dead).toEqual([{ suffix_key: 'misprinted', visits: 2 }]);
    await madeTouchpoint(app, brand, { suffix: 'Misprinted' });
    await expect.poll(async () => (await follow('/misprinted')).status).toBe(302);
  });
});

test('robots.txt and the icon are answered and not counted', async () => {
  expect((await follow('/robots.txt')).raw.body).toContain('User-agent: *');
  expect((await follow('/favicon.ico')).status).toBe(204);
});

test('a brand that is archived is over', async () => {
  const closed = await brandWithHost(house);
  await madeTouchpoint(app, closed, { suffix: 'here' });
  const go = () =>
    house
      .visitor({ host: closed.host, 'user-agent': PHONE })
      .send({ method: 'GET', path: '/here' });
  expect((await go()).status).toBe(302);
  await sql`update directory.clients set archived_at = now() where id = ${closed.id}`.execute(
    app.database.acrossClients(),
  );
  await expect.poll(async () => (await go()).status).toBe(410);
});

test('nothing of a visitor is written to the log, and metrics count what came of it', async () => {
  await follow('/cocotte-26', { 'accept-language': 'fr-CH' });
  expect(house.logged.join('\n')).not.toMatch(/cocotte|iPhone/i);
  const metrics = await house.server.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  expect(metrics.body).toMatch(/comptoir_redirects_total\{outcome="redirected"\} \d+/);
});

test('what is printed goes on where the module has moved to another product [GEN-05] [TP-06]', async () => {
  const moved = await brandWithHost(house, { products: { touchpoints: 'v1' } });
  await madeTouchpoint(app, moved, { suffix: 'printed', dest_url: 'https://shop.example/printed' });
  const answer = await house
    .visitor({ host: moved.host, 'user-agent': PHONE, accept: 'text/html' })
    .send({ method: 'GET', path: '/printed' });
  expect([answer.status, answer.headers.location]).toEqual([302, 'https://shop.example/printed']);
});
