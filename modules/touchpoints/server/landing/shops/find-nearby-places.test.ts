import { expect, test } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { builtPage } from '../testing/built-page.ts';

const suite = await testApp();

async function brandWithShops() {
  const brand = await builtPage(suite);
  await brand.shop('Laguiole', [44.6846, 2.8474], '12210');
  await brand.shop('Nasbinals', [44.6636, 3.0467], '48260');
  await brand.shop('Paris', [48.8594, 2.3765], '75011');
  await brand.shop('Espalion', [44.5217, 2.7622], '12500');
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

test('before a place is known, the shops of the visitor’s country are shown, else of the country of the page’s language [TP-10]', async () => {
  const { shop, open, shown } = await brandWithShops();
  await shop('Oslo', [59.91, 10.75], '0150', 'NO');
  const from = async (headers: Record<string, string>, query = '') =>
    (await open(`cocotte-26?lang=fr${query}`, headers)).body;
  const nowhere = (await open('cocotte-26?lang=en', { 'accept-language': 'en' })).body;
  expect(shown(nowhere)).toEqual([]);
  expect(nowhere).toContain('Postal code or city</label>');
  expect(nowhere).toContain('All 5 stores</a>');
  expect(nowhere).not.toContain('United States');
  const inFrench = await from({ 'accept-language': 'fr' });
  expect(shown(inFrench)).toEqual(['Espalion', 'Laguiole', 'Nasbinals']);
  expect(inFrench).toContain('France\u00a0: 4 magasins');
  expect(inFrench).not.toContain('class="km"');
  const inFrance = await from({ 'accept-language': 'fr-FR' });
  expect(shown(inFrance)).toEqual(['Espalion', 'Laguiole', 'Nasbinals']);
  expect(inFrance).toContain('France\u00a0: 4 magasins');
  expect(inFrance).not.toContain('class="km"');
  const norwegianPage = await from({ 'accept-language': 'fr-FR', 'cf-ipcountry': 'NO' });
  expect(shown(norwegianPage)).toEqual(['Oslo']);
  expect(norwegianPage).toContain('Norvège\u00a0: 1 magasin');
  const inJapan = await from({ 'accept-language': 'ja-JP' });
  expect(shown(inJapan)).toEqual([]);
  expect(inJapan).toContain('(Japon)');
  // A request for all shops returns all of them.
  expect(shown(await from({}, '&all=1'))).toHaveLength(5);
  expect(shown(await from({ 'accept-language': 'nb-NO' }, '&all=1'))[0]).toBe('Oslo');
});

test('where the proxy in front of the suite sees the visitor, the nearest shops are shown at once, with rough distances [TP-10]', async () => {
  const { open, shown } = await brandWithShops();
  const seen = {
    'cf-iplatitude': '44.5217',
    'cf-iplongitude': '2.7622',
    'cf-postal-code': '12500',
    'cf-ipcity': Buffer.from('Espalion-sur-Forêt').toString('latin1'),
  };
  const { body } = await open('cocotte-26?lang=fr', seen);
  expect(shown(body)).toEqual(['Espalion', 'Laguiole', 'Nasbinals']);
  expect(body).toContain('<span class="link">12500 Espalion-sur-Forêt</span>');
  expect(body).toContain('≈\u00a020\u202fkm');
  // A place that the visitor chose counts instead.
  expect(shown((await open('cocotte-26?lang=fr&near=75011', seen)).body)[0]).toBe('Paris');
  for (const forged of ['91', 'NaN', '1e3', '<b>']) {
    const other = await open('cocotte-26?lang=fr', { ...seen, 'cf-iplatitude': forged });
    expect(other.body).not.toContain('class="km"');
  }
});

test('an unknown place is reported, remains in the field and shows no shop as nearby [TP-10]', async () => {
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
])('the page is served for any query: %s', async (query) => {
  const { open } = await brandWithShops();
  const answer = await open(`cocotte-26?${query}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('Cocotte ronde');
  expect(answer.body).not.toContain('<script>alert');
});
