import { expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { readJsonLd, siteBrand } from './testing/site-brand.ts';

const suite = await testApp();
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc);

test('the sitemap lists every page of each language with the day of its change [LOC-06]', async () => {
  const { open, request, slug } = await siteBrand(suite);
  const index = await open('/sitemap.xml');
  expect(index.headers['content-type']).toContain('application/xml');
  expect(locations(index.body)).toEqual([
    `http://suite.test/l/${slug}/sitemap-fr-1.xml`,
    `http://suite.test/l/${slug}/sitemap-en-1.xml`,
  ]);
  const part = (await open('/sitemap-en-1.xml')).body;
  const pages = locations(part);
  expect(pages[0]).toBe(`http://suite.test/l/${slug}/en`);
  expect(pages).toContain(`http://suite.test/l/${slug}/en/france/occitanie`);
  expect(pages.filter((page) => /-[0-9a-f]{10}$/.test(page))).toHaveLength(5);
  expect(part.match(/<lastmod>\d{4}-\d\d-\d\dT/g)).toHaveLength(pages.length);
  for (const page of pages) {
    const { status, body } = await request(page.replace('http://suite.test', ''));
    expect([page, status]).toEqual([page, 200]);
    expect(body).toContain(`<link rel="canonical" href="${page}">`);
    expect(body).not.toContain('noindex');
  }
  expect((await open('/sitemap-en-2.xml')).status).toBe(404);
  expect((await open('/sitemap-de-1.xml')).status).toBe(404);
});

test('options leave areas or stores out of the sitemap; without indexation nothing is listed [LOC-04]', async () => {
  const areas = await siteBrand(suite, { config: { sitemap: { areas: true, locations: false } } });
  const listed = locations((await areas.open('/sitemap-fr-1.xml')).body);
  expect(listed.some((page) => page.endsWith('/france'))).toBe(true);
  expect(listed.some((page) => /-[0-9a-f]{10}$/.test(page))).toBe(false);
  const hidden = await siteBrand(suite, { config: { allowIndexation: false } });
  expect(locations((await hidden.open('/sitemap.xml')).body)).toEqual([]);
  expect((await hidden.open('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  const page = await hidden.open('/france');
  expect(page.body).toContain('content="noindex"');
  expect(page.headers['x-robots-tag']).toBe('noindex');
  expect(page.body).not.toContain('hreflang="x-default"');
});

test('pages name their languages and the default one for all others [LOC-06]', async () => {
  const { open, slug } = await siteBrand(suite, { locales: ['fr', 'no'] });
  const { body } = await open('/no/france');
  const base = `http://suite.test/l/${slug}`;
  expect(body).toContain(`<link rel="alternate" hreflang="fr" href="${base}/france">`);
  expect(body).toContain(`<link rel="alternate" hreflang="nb" href="${base}/no/france">`);
  expect(body).toContain(`<link rel="alternate" hreflang="x-default" href="${base}/france">`);
  expect(body).toContain(`<link rel="canonical" href="${base}/no/france">`);
});

test('a host name of its own serves the whole site, and nothing else of the suite [LOC-06]', async () => {
  const host = `stores-${crypto.randomUUID().slice(0, 8)}.brand.example`;
  const { request, open } = await siteBrand(suite, { host });
  const from = (path: string) => request(path, { host });
  const start = await from('/');
  expect(start.status).toBe(200);
  expect(start.body).toContain(`<link rel="canonical" href="http://${host}">`);
  expect(start.body).toContain('action="/"');
  expect(start.body).toContain('href="/france"');
  expect((await from('/en/france')).status).toBe(200);
  expect((await from('/robots.txt')).body).toContain(`Sitemap: http://${host}/sitemap.xml`);
  expect(locations((await from('/sitemap.xml')).body)[0]).toBe(`http://${host}/sitemap-fr-1.xml`);
  expect((await from('/-/brand.css')).body).toContain('--brand: #123d87');
  // Pages and calls of the suite are not reachable there.
  expect((await from('/sign-in')).status).toBe(404);
  expect((await from('/api/session')).status).toBe(404);
  // On the suite's host, the canonical URL of the same page is on its own host.
  expect((await open('/france')).body).toContain(
    `<link rel="canonical" href="http://${host}/france">`,
  );
});

test('every listed store has structured data with the values of the directory [LOC-06]', async () => {
  const { open, request, ids, slug } = await siteBrand(suite);
  const pages = locations((await open('/sitemap-fr-1.xml')).body).filter((page) =>
    /-[0-9a-f]{10}$/.test(page),
  );
  const found = new Map<string, Record<string, unknown>>();
  for (const page of pages) {
    const { body } = await request(page.replace('http://suite.test', ''));
    const [store = {}, crumbs] = readJsonLd(body);
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(store.url).toBe(page);
    found.set(String(store.name), store);
  }
  expect([...found.keys()].toSorted()).toEqual([...ids.keys()].toSorted());
  expect(found.get('Coutellerie du Mazel')).toMatchObject({
    '@type': 'HomeGoodsStore',
    telephone: '+33 5 65 55 01 27',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '12 rue du Touat',
      postalCode: '12000',
      addressLocality: 'Rodez',
      addressCountry: 'FR',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 44.3506, longitude: 2.5734 },
    openingHoursSpecification: [{ opens: '00:00', closes: '23:59' }],
    parentOrganization: { '@type': 'Organization', name: 'Maison Aubrac' },
  });
  expect(found.get('Quincaillerie Vidalenc')?.['@type']).toBe('HardwareStore');
  expect(found.get('Butikk Oslo')?.['@type']).toBe('Store');
  expect(slug).toBeTruthy();
});

test('a brand’s short host serves only the brand’s own paths: the path of a locator is not found there [TP-06]', async () => {
  const { client, request, slug } = await siteBrand(suite);
  const host = `${client.brandId}.example`;
  await suite.app.database
    .acrossClients()
    .updateTable('directory.clients')
    .set({ short_url_base: host })
    .where('id', '=', client.id)
    .execute();
  const { status, body } = await request(`/l/${slug}`, { host });
  expect(status).toBe(404);
  expect(body).not.toContain('class="locator-site"');
});
