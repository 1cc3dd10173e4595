import { expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { builtPage } from '../testing/built-page.ts';
import { productBrand } from '../testing/product-brand.ts';

const suite = await testApp();

const ldJson = (body: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? 'null');

test('the page shows product, brand, price and structured data, without inline scripts [TP-10]', async () => {
  const brand = await builtPage(suite, {
    name: 'Maison Aubrac',
    product: { gtin: '03245678901231' },
  });
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

test('a client that has the page already gets 304', async () => {
  const brand = await builtPage(suite);
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
  const brand = await builtPage(suite);
  const { body } = await brand.open(`cocotte-26${query}`, { 'accept-language': accept });
  expect(body).toContain(`<html lang="${lang}">`);
  expect(body).toContain(`>${name}</h1>`);
});

test('a Norwegian brand’s page is Norwegian, even for visitors who speak none of its languages [TP-10]', async () => {
  const brand = await builtPage(suite, {
    locales: ['no'],
    product: { names: { no: 'Støpejernsgryte' } },
  });
  await brand.shop('Oslo', [59.91, 10.75], '0150');
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

test('a name in another language than the page has a lang attribute', async () => {
  const brand = await builtPage(suite, { product: { names: { fr: 'Cocotte' } } });
  expect((await brand.open('cocotte-26?lang=no')).body).toContain('<h1 lang="fr">Cocotte</h1>');
});

test('the category is in the visitor’s language where it has a name there [TP-10] [GEN-02]', async () => {
  const brand = await builtPage(suite, {
    product: { category: 'Cocottes', categoryNames: { no: 'Gryter' } },
  });
  const norwegian = (await brand.open('cocotte-26?lang=no')).body;
  expect(norwegian).toContain('<p class="quiet">Gryter</p>');
  expect(ldJson(norwegian).category).toBe('Gryter');
  expect((await brand.open('cocotte-26?lang=fr')).body).toContain('<p class="quiet">Cocottes</p>');
});

test('a hostile product is only text, also for machines [TP-10]', async () => {
  const hostile = '</script><script>alert(1)</script>"\'><img src=x onerror=alert(1)>\u2028';
  const brand = await builtPage(suite, {
    product: { names: { fr: hostile }, category: hostile, url: 'javascript:alert(1)' },
  });
  const { body } = await brand.open('cocotte-26');
  expect(body).not.toContain('<script>alert');
  expect(body).not.toContain('<img src=x');
  expect(body).not.toContain('javascript:');
  expect(ldJson(body).name).toBe(hostile);
});

test('a page that is not built yet shows what is already known [TP-10]', async () => {
  const brand = await productBrand(suite);
  await brand.touchpoint('NEW', 'new');
  const answer = await brand.open('NEW?lang=en');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('Name of NEW</h1>');
  expect(answer.body).toContain('within the hour');
});

test('style and script are cached forever only under their current version', async () => {
  const brand = await builtPage(suite);
  const { body } = await brand.open('cocotte-26');
  const addresses = [...body.matchAll(/(?:href|src)="(\/p\/[\w-]+\.(?:css|js)[^"]*)"/g)];
  expect(addresses).toHaveLength(2);
  for (const [, address = ''] of addresses) {
    const url = address.replaceAll('&amp;', '&');
    const cacheControlOf = async (of: string) =>
      (await suite.server.inject({ url: of })).headers['cache-control'];
    expect(await cacheControlOf(url)).toContain('immutable');
    expect(await cacheControlOf(url.replace(/v=\w+/, 'v=0123456789ab'))).toBe('no-store');
  }
});

test('the style takes a colour and nothing else', async () => {
  const style = async (color: string) =>
    (await suite.server.inject({ url: `/p/brand-page.css?c=${encodeURIComponent(color)}` })).body;
  expect(await style('AA0000')).toMatch(/^:root \{ --brand: #aa0000; \}/);
  expect(await style('red;}body{background:url(//x)')).toMatch(/^:root \{ --brand: #17352b; \}/);
});
