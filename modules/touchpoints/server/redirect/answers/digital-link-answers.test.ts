import { expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import type { TouchpointsTables } from '../../tables.ts';
import { madeTouchpoint } from '../../testing/made-touchpoint.ts';
import { getVisitJournal } from '../../visits/visit-journal.ts';
import { anotherAddress } from '../testing/another-address.ts';
import { brandWithHost, PHONE } from '../testing/brand-with-host.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const brand = await brandWithHost(suite, { name: 'Maison Aubrac', locales: ['fr', 'no'] });
const GTIN = '4006381333931';
const landing = `http://suite.test/p/${brand.brandId}/pencil`;
const touchpointId = await madeTouchpoint(app, brand, {
  suffix: 'pencil',
  sku: 'PENCIL-1',
  gtin: GTIN,
  product_name: 'Pencil',
});

const request = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  suite
    .visitor({ host: brand.host, 'user-agent': PHONE })
    .send<{ linkset: Record<string, unknown>[] }>({
      method,
      path,
      headers,
      remoteAddress: anotherAddress(),
    });

test('the Digital Link of a GTIN redirects and counts as a scan, in any spelling and with qualifiers [TP-11]', async () => {
  const paths = [
    `/01/${GTIN}`,
    `/01/0${GTIN}/`,
    `/01/${GTIN}/10/LOT7/21/9`,
    `/01/${GTIN}?linkType=gs1:pip`,
  ];
  for (const path of paths) {
    const { status, headers } = await request(path);
    expect(status).toBe(302);
    expect(String(headers.location)).toMatch(new RegExp(`^${landing}\\?v=[0-9a-f-]{36}$`));
    expect(headers.link).toContain(
      `<https://${brand.host}/01/0${GTIN}?linkType=linkset>; rel="linkset"`,
    );
  }
  await request(`/01/${GTIN}`, { referer: 'https://blog.example/' });
  await getVisitJournal({ app }).settle();
  const visits = await app.database
    .ofClient<TouchpointsTables>(brand.id)
    .selectFrom('touchpoints.visits')
    .select(['suffix', 'kind'])
    .where('touchpoint_id', '=', touchpointId)
    .orderBy('kind', 'desc')
    .execute();
  const scan = { suffix: `01/0${GTIN}`, kind: 'scan' };
  expect(visits).toEqual([scan, scan, scan, scan, { ...scan, kind: 'click' }]);
});

test('it is resolved below the suite’s own host too', async () => {
  const path = `/s/${brand.brandId}/01/${GTIN}`;
  const visitor = suite.visitor({ host: 'suite.test', 'user-agent': PHONE });
  const { headers } = await visitor.send({ method: 'GET', path });
  expect(headers.location).toContain(landing);
  expect(headers.link).toContain(`<http://suite.test/s/${brand.brandId}/01/0${GTIN}?`);
});

test('other query parameters are passed on, our own are not', async () => {
  const { headers } = await request(`/01/${GTIN}?utm_source=pack&linkType=gs1:pip&b=%0d%0a`);
  const { searchParams } = new URL(String(headers.location));
  expect([searchParams.get('utm_source'), searchParams.get('linkType')]).toEqual(['pack', null]);
  expect(searchParams.get('b')).toBe('\r\n');
});

test('all links are returned as a linkset, requested by type or by header [TP-11]', async () => {
  const requests = [
    request(`/01/${GTIN}?linkType=linkset`),
    request(`/01/${GTIN}?linkType=all`),
    request(`/01/${GTIN}`, { accept: 'application/linkset+json' }),
  ];
  for (const { status, headers, body } of await Promise.all(requests)) {
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/linkset+json');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(body.linkset).toEqual([
      {
        anchor: `https://${brand.host}/01/0${GTIN}`,
        'https://ref.gs1.org/voc/defaultLink': [
          { href: landing, title: 'Pencil', type: 'text/html' },
        ],
        'https://ref.gs1.org/voc/pip': [
          { href: `${landing}?lang=fr`, title: 'Pencil', type: 'text/html', hreflang: ['fr'] },
          { href: `${landing}?lang=no`, title: 'Pencil', type: 'text/html', hreflang: ['nb'] },
        ],
      },
    ]);
  }
});

test('a wrong check digit is refused: a problem for programs, a page for people [TP-11]', async () => {
  const program = await request('/01/4006381333932', { accept: 'application/json' });
  expect([program.status, program.problem.code]).toEqual([400, 'MALFORMED_REQUEST']);
  const person = await request('/01/4006381333932', {
    accept: 'text/html',
    'accept-language': 'es',
  });
  expect(person.status).toBe(400);
  expect(person.raw.body).toContain('Este número de producto no es válido');
});

test('an unknown link type and an unknown GTIN are not found', async () => {
  expect((await request(`/01/${GTIN}?linkType=gs1:recipeInfo`)).status).toBe(404);
  expect((await request('/01/96385074')).status).toBe(404);
  const person = await request('/01/96385074', { accept: 'text/html' });
  expect([person.status, person.raw.body.includes('<h1>')]).toEqual([404, true]);
  await madeTouchpoint(app, brand, { suffix: 'small', sku: 'SMALL', gtin: '96385074' });
  await expect.poll(async () => (await request('/01/96385074')).status).toBe(302);
});

test('the resolver describes itself, and takes OPTIONS [TP-11]', async () => {
  const { status, body } = await request('/.well-known/gs1resolver');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'Maison Aubrac',
    resolverRoot: `https://${brand.host}`,
    supportedPrimaryKeys: ['01'],
  });
  const options = await request(`/01/${GTIN}`, {}, 'OPTIONS');
  expect([options.status, options.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
});
