import { expect, test } from 'vitest';
import { previewLocatorCall } from '#modules/locator/contract/locator-calls.ts';
import { defaultLocatorConfig } from '#modules/locator/contract/locator-config.ts';
import { findSiteStoresCall, suggestSitePlacesCall } from '#modules/locator/contract/site-calls.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { readPageTitle, siteBrand, storeNames } from './testing/site-brand.ts';

const suite = await testApp();
const visitor = suite.visitor({ 'user-agent': 'Mozilla/5.0', 'accept-language': 'fr-FR' });

test('the script’s call finds the same stores as the page, in its texts [LOC-06]', async () => {
  const { slug, open } = await siteBrand(suite);
  const { status, body, headers } = await visitor.call(findSiteStoresCall, {
    params: { slug },
    query: { q: 'Rodez' },
  });
  const page = (await open('?q=Rodez')).body;
  expect(status).toBe(200);
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(body.items.map(({ name }) => name)).toEqual(storeNames(page));
  expect(body.title).toBe(readPageTitle(page));
  expect(body.items[0]).toMatchObject({
    address: '12 rue du Touat, 12000 Rodez',
    isOpen: true,
    state: 'Ouvert',
  });
  expect(page).toContain(`href="${body.items[0]?.href}"`);
  expect(body.href).toBe(`/l/${slug}?q=Rodez`);
});

test('a position is searched around; the nearest ones are marked as such [LOC-06]', async () => {
  const { slug } = await siteBrand(suite);
  const near = await visitor.call(findSiteStoresCall, {
    params: { slug },
    query: { lat: 48.39, lng: -4.49, locale: 'en' },
  });
  expect(near.body).toMatchObject({ isNearest: true, place: { label: '' } });
  expect(near.body.note).toContain('There is no store within');
});

test.each([
  ['lat=91&lng=0', 'query.lat'],
  ['page=-1', 'query.page'],
  ['locale=xx', 'query.locale'],
  [`q=${'x'.repeat(10_000)}`, 'query.q'],
  ['type=constructor', 'query.type'],
])('the call refuses %s at its field [LOC-06]', async (query, field) => {
  const { slug } = await siteBrand(suite);
  const path = `/gtr-api/locator/public/locators/${slug}/stores?${query}`;
  const { status, problem } = await visitor.send({ method: 'GET', path });
  expect(status).toBe(400);
  expect((problem as { errors: { field: string }[] }).errors[0]?.field).toContain(field);
});

test('typed text is completed with places and stores; an unknown locator is not found [LOC-06]', async () => {
  const { slug } = await siteBrand(suite);
  const suggest = (q: string, of = slug) =>
    visitor.call(suggestSitePlacesCall, { params: { slug: of }, query: { q } });
  const places = (await suggest('Rode')).body.items;
  expect(places.some(({ kind, label }) => kind === 'town' && label.startsWith('Rodez'))).toBe(true);
  const stores = (await suggest('Vidalenc')).body.items;
  expect(stores).toContainEqual({
    kind: 'store',
    label: 'Quincaillerie Vidalenc, Espalion',
    href: expect.stringContaining('/quincaillerie-vidalenc-'),
  });
  expect((await suggest('Rodez', 'nobody-has-this')).status).toBe(404);
});

test('a preview shows the unpublished configuration, only in the suite’s own frame and without indexing [LOC-03]', async () => {
  const { client, slug, request, open } = await siteBrand(suite);
  const admin = await suite.adminOf(client);
  const config = {
    ...defaultLocatorConfig({ locales: ['fr'], defaultLocale: 'fr' }),
    translations: [{ key: 'startTitle', values: { fr: 'Nouveau titre' } }],
  };
  const { body: preview } = await admin.call(previewLocatorCall, {
    params: { slug },
    body: { config },
  });
  const path = preview.url.replace('http://suite.test', '');
  const { body, headers } = await request(path);
  expect(readPageTitle(body)).toBe('Nouveau titre');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(body).toContain('/france?preview=');
  expect(readPageTitle((await open()).body)).toBe('Magasins Maison Aubrac');
});
