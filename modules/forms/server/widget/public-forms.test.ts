import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { changeFormCall } from '#modules/forms/contract/form-calls.ts';
import { NEW_FORM_SETTINGS } from '#modules/forms/contract/form-settings.ts';
import {
  findProductsCall,
  publicFormCall,
  publicFormTranslationsCall,
} from '#modules/forms/contract/widget/public-form-calls.ts';
import { latestWidgetCall } from '#modules/forms/contract/widget/widget-script.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { brandForm } from '../testing/brand-form.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const BRAND_SITE = 'https://www.maison-aubrac.example';

async function formOnSite(settings: Partial<typeof NEW_FORM_SETTINGS> = {}) {
  const client = await suite.people.client();
  const form = await brandForm(app, client.id, {
    settings: { ...NEW_FORM_SETTINGS, authorizedDomains: ['*.maison-aubrac.example'], ...settings },
  });
  return { client, form, asked: { params: { formId: form.id }, query: {} } };
}
const fromSite = (headers: Record<string, string> = {}) =>
  suite.visitor({ origin: BRAND_SITE, 'sec-fetch-site': 'cross-site', ...headers });

test('a page of an authorized domain can read the form, cached briefly and without rules or secrets [FORM-08]', async () => {
  const { asked, form } = await formOnSite({ gmapKey: 'key-of-the-map', algoliaIndex: 'shops' });
  const { status, body, headers, raw } = await fromSite().call(publicFormCall, asked);
  expect([status, body.id, body.texts['static.send']]).toEqual([200, form.id, 'Send request']);
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=60',
  });
  expect(headers.vary).toContain('origin');
  expect(raw.body).not.toMatch(
    /authorizedDomains|key-of-the-map|algolia|recipients|tagRules|"mail\./,
  );
});

test('a page of another domain is refused as not authorized; our own pages need no authorization [FORM-07] [FORM-08]', async () => {
  const { asked } = await formOnSite();
  for (const origin of ['https://maison-aubrac.example.evil.example', 'null']) {
    const refused = await suite.visitor({ origin }).call(publicFormCall, asked);
    expect([refused.status, refused.problem.code]).toEqual([403, 'DOMAIN_NOT_AUTHORIZED']);
    expect(refused.headers['access-control-allow-origin']).toBe('*');
  }
  for (const headers of [{}, { origin: app.config.publicUrl }])
    expect((await suite.visitor(headers).call(publicFormCall, asked)).status).toBe(200);
});

test('the form uses the requested language, else the visitor’s, and its default where a text is missing [FORM-05] [GEN-02]', async () => {
  const { asked, client, form } = await formOnSite();
  const { list } = form.translations;
  const admin = await suite.adminOf(client);
  await admin.call(changeFormCall, {
    params: asked.params,
    body: {
      translations: {
        activatedLocales: ['en', 'de', 'no'],
        defaultLocale: 'en',
        list: { ...list, de: { 'static.title': 'Beim Fachhändler anfragen', 'static.send': ' ' } },
      },
    },
  });
  const german = await fromSite().call(publicFormCall, { ...asked, query: { locale: 'de' } });
  expect(german.body).toMatchObject({ locale: 'de', locales: ['en', 'de', 'no'] });
  expect(german.body.texts).toMatchObject({
    'static.title': 'Beim Fachhändler anfragen',
    'static.send': 'Send request',
  });
  const readsNorwegian = fromSite({ 'accept-language': 'it, nb;q=0.8' });
  expect((await readsNorwegian.call(publicFormCall, asked)).body.locale).toBe('no');
  const translated = await fromSite().call(publicFormTranslationsCall, {
    ...asked,
    query: { locale: 'fr' },
  });
  expect(translated.body).toMatchObject({ locale: 'en', texts: { 'static.send': 'Send request' } });
});

test('an inactive form and an unknown one return their own errors [FORM-08]', async () => {
  const { asked, client, form } = await formOnSite();
  const admin = await suite.adminOf(client);
  const informations = { ...form.informations, active: false };
  await admin.call(changeFormCall, { params: asked.params, body: { informations } });
  const off = await fromSite().call(publicFormCall, asked);
  expect([off.status, off.problem.code]).toEqual([410, 'FORM_SWITCHED_OFF']);
  const nowhere = { params: { formId: uuidV7() }, query: {} };
  expect((await fromSite().call(publicFormCall, nowhere)).status).toBe(404);
});

test('active products are found by name in any language or by reference, with a price if the form is monetized [FORM-08]', async () => {
  const { asked, client } = await formOnSite();
  const other = await formOnSite({ monetized: false });
  for (const [id, sku, active] of [
    [client.id, 'COC-26', true],
    [client.id, 'COC-20', false],
    [other.client.id, 'COC-26', true],
  ] as const)
    await sql`insert into directory.products (client_id, id, sku, names, price, currency, active)
      values (${id}, ${uuidV7()}, ${sku}, ${{ fr: 'Cocotte ronde', de: 'Cocotte rund' }}, 24900, 'EUR', ${active})`.execute(
      app.database.acrossClients(),
    );
  const found = await fromSite().call(findProductsCall, {
    ...asked,
    query: { words: 'cocotte ronde', locale: 'en' },
  });
  expect(found.body.items).toEqual([
    { sku: 'COC-26', name: 'Cocotte ronde', price: 24900, currency: 'EUR' },
  ]);
  const named = { ...other.asked, query: { sku: 'coc-26' } };
  const { body } = await fromSite().call(findProductsCall, named);
  expect(body.items).toMatchObject([{ sku: 'COC-26', price: null, currency: null }]);
});

test('the latest widget is returned with its hash, and its script can be used by any page and cached permanently [FORM-07]', async () => {
  const { body } = await fromSite().call(latestWidgetCall, {});
  expect(body.integrity).toMatch(/^sha384-/);
  const script = await fromSite().send({ method: 'GET', path: body.path });
  expect([script.status, script.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  expect(script.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'content-type': 'text/javascript; charset=utf-8',
  });
  const unknown = await fromSite().send({ method: 'GET', path: '/widget/..%2f1/comptoir-form.js' });
  expect(unknown.status).toBe(404);
});
