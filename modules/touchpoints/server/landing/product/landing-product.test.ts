import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { landingForm } from '#modules/touchpoints/contract/landing-pages.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { answerPort } from '#platform/server/answer-port.ts';
import { uuidV7 } from '#platform/server/database/uuid-v7.ts';
import { defineModule } from '#platform/server/module.ts';
import { jobsAreDone } from '#platform/testing/jobs-are-done.ts';
import { testHouse } from '#platform/testing/test-house.ts';
import { buildLandingPages } from '../build/build-landing-pages.job.ts';
import { productBrand, type TestProduct } from '../testing/product-brand.ts';

/** Stands for the module that has forms: these brands alone have one, some with a request ready to send. */
const withForm = new Set<string>();
const withRequest = new Set<string>();
const forms = defineModule({
  name: 'forms',
  ports: [
    answerPort(landingForm, async ({ clientId, sku, visitId, locale, placeId }) =>
      withForm.has(clientId)
        ? {
            url: `${withRequest.has(clientId) ? 'http' : 'https'}://suite.test/form?sku=${sku}&v=${visitId}&lang=${locale}`,
            title: 'Is it in stock?',
            button: 'Ask the shop',
            ...(withRequest.has(clientId) && {
              message: 'Do you have it in <blue>?',
              note: placeId === null ? 'Nobody is near' : 'Answered within a day',
            }),
          }
        : null,
    ),
  ],
});
const house = await testHouse({ modules: [forms] });
const { app } = house;
const VISIT = '0199f3c4-8d2e-7c31-9a55-1f2e3d4c5b6a';

async function builtPage(
  given: { product?: TestProduct; locales?: [Locale, ...Locale[]]; name?: string } = {},
) {
  const brand = await productBrand(house, given);
  await brand.product('MA-26', given.product);
  const id = await brand.touchpoint('MA-26', 'cocotte-26');
  const clientId = brand.client.id;
  await app.jobs.enqueue(app.database.ofClient(clientId), buildLandingPages, {}, { clientId });
  await jobsAreDone(app, buildLandingPages.name);
  return { ...brand, id };
}

async function shop(
  clientId: string,
  name: string,
  at: [number, number],
  postalCode: string,
  country = 'FR',
) {
  await sql`
    insert into directory.locations (client_id, id, code, name, postal_code, city, country, phone, latitude, longitude)
    values (${clientId}, ${uuidV7()}, ${name}, ${name}, ${postalCode}, ${`City of ${name}`}, ${country},
      '+33 5 65 44 30 15', ${at[0]}, ${at[1]})`.execute(app.database.acrossClients());
}

const ldJson = (body: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? 'null');

test('product, brand, price and structured data stand on the page, without any script of its own [TP-10]', async () => {
  const brand = await builtPage({ name: 'Maison Aubrac', product: { gtin: '03245678901231' } });
  const answer = await brand.open('cocotte-26', { 'accept-language': 'fr' });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<html lang="fr">');
  expect(answer.body).toContain('<h1>Cocotte ronde</h1>');
  expect(answer.body).toContain('<b>249\u00a0€</b> prix conseillé');
  expect(answer.body).toContain('<span class="crest" aria-hidden="true">MA</span>');
  expect(answer.body).toContain('href="https://brand.example/cocotte">Voir chez Maison Aubrac</a>');
  expect(ldJson(answer.body)).toMatchObject({
    '@type': 'Product',
    name: 'Cocotte ronde',
    gtin: '03245678901231',
    brand: { name: 'Maison Aubrac' },
    offers: { price: '249.00', priceCurrency: 'EUR' },
  });
  expect(answer.body).not.toMatch(/<script>|<style|style="|onclick/);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.headers['referrer-policy']).toBe('strict-origin');
  expect(answer.headers['content-security-policy']).not.toContain('unsafe-inline');
  const url = `http://suite.test/p/${brand.client.brandId}/cocotte-26`;
  expect(answer.body).toContain(`<link rel="canonical" href="${url}">`);
  expect(answer.body).toContain(`hreflang="nb" href="${url}?lang=no"`);
});

test('who has the page already is not sent it again', async () => {
  const brand = await builtPage();
  const first = await brand.open('cocotte-26');
  const etag = String(first.headers.etag);
  const again = await brand.open('cocotte-26', { 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const other = await brand.open('cocotte-26?lang=no', { 'if-none-match': etag });
  expect(other.statusCode).toBe(200);
});

test.each([
  ['?lang=no', 'fr', 'nb', 'Rund gryte'],
  ['', 'nn-NO, en;q=0.5', 'nb', 'Rund gryte'],
  ['', 'de, fr;q=0.3', 'fr', 'Cocotte ronde'],
  ['', 'ja', 'fr', 'Cocotte ronde'],
  ['?lang=de', 'fr', 'fr', 'Cocotte ronde'],
])('with “%s” and a browser in %s it is in %s [TP-10]', async (query, accept, lang, name) => {
  const brand = await builtPage();
  const { body } = await brand.open(`cocotte-26${query}`, { 'accept-language': accept });
  expect(body).toContain(`<html lang="${lang}">`);
  expect(body).toContain(`>${name}</h1>`);
});

test('a Norwegian brand’s page is Norwegian, also for who speaks none of its languages [TP-10]', async () => {
  const brand = await builtPage({ locales: ['no'], product: { names: { no: 'Støpejernsgryte' } } });
  await shop(brand.client.id, 'Oslo', [59.91, 10.75], '0150');
  const { body } = await brand.open('cocotte-26', { 'accept-language': 'it' });
  for (const text of [
    '<html lang="nb">',
    'Støpejernsgryte',
    'veiledende pris',
    'Postnummer eller sted',
  ])
    expect(body).toContain(text);
  expect(body).not.toContain('class="tongue"');
});

test('a name in another language than the page says so', async () => {
  const brand = await builtPage({ product: { names: { fr: 'Cocotte' } } });
  expect((await brand.open('cocotte-26?lang=no')).body).toContain('<h1 lang="fr">Cocotte</h1>');
});

test('a hostile product is only text, also for machines [TP-10]', async () => {
  const hostile = '</script><script>alert(1)</script>"\'><img src=x onerror=alert(1)>\u2028';
  const brand = await builtPage({
    product: { names: { fr: hostile }, category: hostile, url: 'javascript:alert(1)' },
  });
  const { body } = await brand.open('cocotte-26');
  expect(body).not.toContain('<script>alert');
  expect(body).not.toContain('<img src=x');
  expect(body).not.toContain('javascript:');
  expect(ldJson(body).name).toBe(hostile);
});

test('the visit goes on with its visitor, and nothing else is taken for one [TP-10]', async () => {
  const brand = await builtPage();
  await shop(brand.client.id, 'Here', [44.68, 2.85], '12210');
  withForm.add(brand.client.id);
  const { body } = await brand.open(`cocotte-26?v=${VISIT}&lang=no`);
  expect(body).toContain(`<input type="hidden" name="v" value="${VISIT}">`);
  expect(body).toContain(`cocotte-26?v=${VISIT}&amp;lang=fr`);
  expect(body).toContain(
    `href="https://suite.test/form?sku=MA-26&amp;v=${VISIT}&amp;lang=no">Ask the shop</a>`,
  );
  expect(body).toContain('Is it in stock?');
  expect(/<link rel="canonical"[^>]*>/.exec(body)?.[0]).not.toContain(VISIT);
  for (const forged of ["' or 1=1", '"><script>', '0199', `${VISIT}&v=x`]) {
    const other = await brand.open(
      `cocotte-26?v=${forged.includes('&') ? forged : encodeURIComponent(forged)}`,
    );
    expect(other.statusCode).toBe(200);
    expect(other.body.includes('name="v"')).toBe(forged.startsWith(VISIT));
  }
});

test('a request that is ready to send stands on the page, with all its address says [TP-10]', async () => {
  const brand = await builtPage();
  await shop(brand.client.id, 'Here', [44.68, 2.85], '12210');
  withForm.add(brand.client.id);
  withRequest.add(brand.client.id);
  const { body } = await brand.open('cocotte-26?near=12210');
  expect(body).toContain('method="get" action="http://suite.test/form"');
  expect(body).toContain('<input type="hidden" name="sku" value="MA-26">');
  expect(body).toContain('>Do you have it in &lt;blue&gt;?</textarea>');
  expect(body).toContain('<button class="go-btn">Ask the shop</button>');
  expect(body).toContain('Answered within a day');
});

test('without a form the nearest shop can be called, and without a shop the brand has the product [TP-10]', async () => {
  const brand = await builtPage({ name: 'Maison Aubrac' });
  await shop(brand.client.id, 'Here', [44.68, 2.85], '12210');
  const near = (await brand.open('cocotte-26?near=12210&lang=en')).body;
  expect(near).toContain('GeoNames, CC BY 4.0');
  expect(near).toContain('<a class="go-btn" href="tel:+33565443015">Call Here</a>');
  expect(near).toContain(
    '<a class="go-btn second" href="https://brand.example/cocotte">See it at Maison Aubrac</a>',
  );
  const anywhere = (await brand.open('cocotte-26?lang=en')).body;
  expect(anywhere).not.toContain('>Call Here</a>');
  expect(anywhere).toContain('<a class="go-btn" href="https://brand.example/cocotte">');
});

async function brandWithShops() {
  const brand = await builtPage();
  const { id } = brand.client;
  await shop(id, 'Laguiole', [44.6846, 2.8474], '12210');
  await shop(id, 'Nasbinals', [44.6636, 3.0467], '48260');
  await shop(id, 'Paris', [48.8594, 2.3765], '75011');
  await shop(id, 'Espalion', [44.5217, 2.7622], '12500');
  const shown = (body: string) =>
    [
      ...body.matchAll(
        /<li><details>\s*<summary>(?:<span class="no">\d+<\/span>)?<span class="grow"><b>(.*?)<\/b>/g,
      ),
    ].map(([, name]) => name);
  return { ...brand, shown };
}

test('the three nearest shops come first, by postal code or by position [TP-10]', async () => {
  const { open, shown } = await brandWithShops();
  const byCode = await open('cocotte-26?near=12500&lang=fr');
  expect(shown(byCode.body)).toEqual(['Espalion', 'Laguiole', 'Nasbinals']);
  expect(byCode.body).toContain('12500 City of Espalion</span></summary>');
  expect(byCode.body).toContain('19\u202fkm');
  expect(byCode.body).toContain('href="tel:+33565443015"');
  expect(byCode.body).toContain('near=12500&amp;all=1#shops">Les 4 magasins</a>');
  const byPosition = await open('cocotte-26?lat=48.86&lng=2.38&lang=fr');
  expect(shown(byPosition.body)[0]).toBe('Paris');
  expect(byPosition.body).toContain('0,3\u202fkm');
  expect(shown((await open('cocotte-26?all=1&near=75011')).body)).toHaveLength(4);
});

test('before a place is known no shop is shown, unless the visitor’s country is: then its own [TP-10]', async () => {
  const { client, open, shown } = await brandWithShops();
  await shop(client.id, 'Oslo', [59.91, 10.75], '0150', 'NO');
  const from = async (headers: Record<string, string>, query = '') =>
    (await open(`cocotte-26?lang=fr${query}`, headers)).body;
  const nowhere = await from({ 'accept-language': 'fr' });
  expect(shown(nowhere)).toEqual([]);
  expect(nowhere).toContain('Indiquez un code postal ou une ville');
  expect(nowhere).toContain('Les 5 magasins</a>');
  const inFrance = await from({ 'accept-language': 'fr-FR' });
  expect(shown(inFrance)).toEqual(['Espalion', 'Laguiole', 'Nasbinals']);
  expect(inFrance).toContain('France\u00a0: 4 magasins');
  expect(inFrance).not.toContain('class="km"');
  const told = await from({ 'accept-language': 'fr-FR', 'cf-ipcountry': 'NO' });
  expect(shown(told)).toEqual(['Oslo']);
  expect(told).toContain('Norvège\u00a0: 1 magasin');
  const inJapan = await from({ 'accept-language': 'ja-JP' });
  expect(shown(inJapan)).toEqual([]);
  expect(inJapan).toContain('(Japon)');
  // Who asks for all of them gets all of them.
  expect(shown(await from({}, '&all=1'))).toHaveLength(5);
  expect(shown(await from({ 'accept-language': 'nb-NO' }, '&all=1'))[0]).toBe('Oslo');
});

test('a place that nobody knows is told, keeps its words and shows no shop as if it were near [TP-10]', async () => {
  const { open, shown } = await brandWithShops();
  const { body } = await open('cocotte-26?lang=fr&near=Atlantis');
  expect(shown(body)).toEqual([]);
  expect(body).toContain('Nous n’avons pas trouvé «\u00a0Atlantis\u00a0»');
  expect(body).toContain('name="near" value="Atlantis"');
  const inFrance = (await open('cocotte-26?near=Atlantis', { 'accept-language': 'fr-FR' })).body;
  expect(shown(inFrance)).toHaveLength(3);
  expect(inFrance).toContain('Atlantis');
  expect(inFrance).not.toContain('class="km"');
});

test.each([
  ['en-GB', '12 mi'],
  ['en-US', '12 mi'],
  ['en-IE', '19 km'],
  ['fr-FR', '19\u202fkm'],
])('distances for %s read like %s [TP-10]', async (language, distance) => {
  const { open } = await brandWithShops();
  const { body } = await open('cocotte-26?near=12500', { 'accept-language': language });
  expect(body).toContain(`<span class="km">${distance}</span>`);
});

test.each([
  'near=%00',
  'near=%27%3B%20drop%20table%20x',
  `near=${'x'.repeat(2_000)}`,
  'near=%F0%9F%A6%8A&near=b',
  'near=<script>alert(1)</script>',
  'lat=abc&lng=2',
  'lat=1e999&lng=NaN',
  'lat=91&lng=200',
  'lat=48.8&lng=2&lat=9',
  'all=1&page=-1',
  'all=1&page=99999999',
  'all=1&page=1000',
  'lang=__proto__&v=constructor',
])('the page stands whatever stands in its address: %s', async (query) => {
  const { open } = await brandWithShops();
  const answer = await open(`cocotte-26?${query}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('Cocotte ronde');
  expect(answer.body).not.toContain('<script>alert');
});

test('before it was built the page shows what is known already [TP-10]', async () => {
  const brand = await productBrand(house);
  await brand.touchpoint('NEW', 'new');
  const answer = await brand.open('NEW?lang=en');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('Name of NEW</h1>');
  expect(answer.body).toContain('within the hour');
});

test.each(['nothing-here', '%00', '..%2f', `${'a'.repeat(300)}`])(
  'an unknown page is a friendly one: %s',
  async (suffix) => {
    const brand = await builtPage({ name: 'Maison Aubrac' });
    const answer = await brand.open(suffix, { 'accept-language': 'en' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('Page not found');
    expect(answer.body).toContain('Maison Aubrac');
  },
);

test('deleted touchpoints and archived brands have no page', async () => {
  const brand = await builtPage();
  const all = app.database.acrossClients();
  const set = (table: string, column: string, id: string) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = now() where id = ${id}`.execute(all);
  await set('touchpoints.touchpoints', 'deleted_at', brand.id);
  expect((await brand.open('cocotte-26')).statusCode).toBe(404);
  const other = await builtPage();
  await set('directory.clients', 'archived_at', other.client.id);
  expect((await other.open('cocotte-26')).statusCode).toBe(404);
  expect((await house.server.inject({ url: '/p/nobody/x' })).statusCode).toBe(404);
});

test('before its start and after its end it says so, and shows nothing of the product [TP-06]', async () => {
  const brand = await builtPage({ name: 'Maison Aubrac' });
  const set = (column: string, interval: string) =>
    sql`update touchpoints.touchpoints set ${sql.ref(column)} = now() + ${interval}::interval
      where id = ${brand.id}`.execute(app.database.acrossClients());
  await sql`update touchpoints.landing_pages set image_file_id = ${VISIT}
    where touchpoint_id = ${brand.id}`.execute(app.database.acrossClients());
  for (const [column, interval, status, words] of [
    ['starts_at', '400 days', 200, 'This page opens on'],
    ['starts_at', '-9 days', 200, 'Cocotte ronde'],
    ['ends_at', '-1 day', 410, 'has not been available since'],
  ] as const) {
    await set(column, interval);
    const answer = await brand.open('cocotte-26?lang=en');
    expect([column, interval, answer.statusCode]).toEqual([column, interval, status]);
    const open = words === 'Cocotte ronde';
    expect(answer.body.includes('Cocotte ronde')).toBe(open);
    expect(answer.body.includes('<meta name="robots" content="noindex">')).toBe(!open);
    if (!open) {
      expect(answer.body).toContain(words);
      expect((await brand.open('cocotte-26/picture')).statusCode).toBe(404);
    }
  }
});

test('style and script are kept forever only under the version they have', async () => {
  const brand = await builtPage();
  const { body } = await brand.open('cocotte-26');
  const addresses = [...body.matchAll(/(?:href|src)="(\/p\/[\w-]+\.(?:css|js)[^"]*)"/g)];
  expect(addresses).toHaveLength(2);
  for (const [, address = ''] of addresses) {
    const url = address.replaceAll('&amp;', '&');
    const kept = async (of: string) =>
      (await house.server.inject({ url: of })).headers['cache-control'];
    expect(await kept(url)).toContain('immutable');
    expect(await kept(url.replace(/v=\w+/, 'v=0123456789ab'))).toBe('no-store');
  }
});

test('the style takes a colour and nothing else', async () => {
  const style = async (color: string) =>
    (await house.server.inject({ url: `/p/brand-page.css?c=${encodeURIComponent(color)}` })).body;
  expect(await style('AA0000')).toMatch(/^:root \{ --brand: #aa0000; \}/);
  expect(await style('red;}body{background:url(//x)')).toMatch(/^:root \{ --brand: #17352b; \}/);
});
