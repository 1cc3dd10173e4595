import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { formFieldSchema } from '#modules/forms/contract/form-field.ts';
import { landingForm } from '#modules/touchpoints/contract/landing-pages.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { brandForm } from '../testing/brand-form.ts';
import { brandShop } from '../testing/brand-shop.ts';
import { hiddenInputs } from '../testing/hidden-inputs.ts';

const { app, people } = await testApp({ work: false });
const VISIT = '0199f3c4-8d2e-7c31-9a55-1f2e3d4c5b6a';
const field = (given: Record<string, unknown>) => formFieldSchema.parse(given);
let client = await people.client();
let form = await brandForm(app, client.id);

beforeEach(async () => {
  client = await people.client();
  form = await brandForm(app, client.id, {
    fields: [
      field({ key: 'firstname', type: 'text', required: true, identity: 'firstname' }),
      field({ key: 'email', type: 'email', required: true, identity: 'email' }),
      field({ key: 'message', type: 'longText' }),
    ],
  });
});

test('a landing page is given the form itself, with product, scan and nearest store [TP-10]', async () => {
  const db = app.database.ofClient(client.id);
  const asked = {
    clientId: client.id,
    sku: 'CR-26',
    visitId: VISIT,
    locale: 'fr',
    placeId: null,
    near: null,
    placeField: null,
  } as const;
  const landing = await app.ports.call(landingForm, asked, { db, app });
  expect(landing?.title).toBe('Ask a store near you');
  expect(landing?.url).toContain(`/f/${form.id}?sku=CR-26&visit=${VISIT}&lang=en`);
  expect(landing?.standing?.markup).toContain(`method="post" action="/f/${form.id}"`);
  expect(landing?.standing?.markup).toMatch(
    new RegExp(
      `<comptoir-form form="${form.id}" locale="en" untitled( first="[a-z]+")? sku="CR-26" visit="${VISIT}"><form class="request folded"`,
    ),
  );
  // The script is loaded when the visitor opens the form.
  expect(landing?.standing?.markup).toMatch(
    /<details data-script="\/widget\/[\d.]+\/comptoir-form.js" data-integrity="sha384-[^"]+"><summary class="go-btn">/,
  );
  expect(landing?.standing?.markup).not.toContain('<script');
  expect(hiddenInputs(landing?.standing?.markup ?? '')).toMatchObject({
    sku: 'CR-26',
    visit: VISIT,
  });
});

test('a landing page shows a prepared message in the form’s words, and folds everything else [TP-10]', async () => {
  form = await brandForm(app, client.id, {
    settings: { ...form.settings, lexicon: 'request' },
    fields: [
      field({ key: 'firstname', type: 'text' }),
      field({ key: 'message', type: 'longText' }),
      field({ key: 'later', type: 'longText', newStep: true }),
    ],
  });
  await sql`update leads.forms set active = false where client_id = ${client.id} and id <> ${form.id}`.execute(
    app.database.acrossClients(),
  );
  const landing = await app.ports.call(
    landingForm,
    {
      ...{ clientId: client.id, sku: 'CR-26', product: 'Cocotte <26>', visitId: null },
      ...{ locale: 'en', placeId: null, near: null, placeField: null },
    },
    { db: app.database.ofClient(client.id), app },
  );
  const markup = landing?.standing?.markup ?? '';
  expect(markup).toContain(' first="message"');
  const [shown = '', folded = ''] = markup.split('<details');
  expect(shown).toMatch(
    /<textarea name="a\.message"[^>]*>Hello, do you have this in stock: Cocotte &lt;26&gt;\?<\/textarea>/,
  );
  expect(shown).not.toContain('a.firstname');
  expect(folded).toContain('name="a.firstname"');
  expect(folded).toContain('name="a.later"');
  expect(folded).not.toContain('name="a.message"');
});

test('the prepared message is only in the field that the page shows, or nowhere [TP-10]', async () => {
  const markupFor = async (fields: ReturnType<typeof field>[]) => {
    const made = await brandForm(app, client.id, { fields });
    await sql`update leads.forms set active = id = ${made.id} where client_id = ${client.id}`.execute(
      app.database.acrossClients(),
    );
    const landing = await app.ports.call(
      landingForm,
      {
        ...{ clientId: client.id, sku: 'CR-26', product: 'Cocotte', visitId: null },
        ...{ locale: 'en', placeId: null, near: null, placeField: null },
      },
      { db: app.database.ofClient(client.id), app },
    );
    return landing?.standing?.markup ?? '';
  };
  const gift = field({ key: 'gift', type: 'radio', options: [{ key: 'yes' }] });
  const hidden = field({
    ...{ key: 'wish', type: 'longText' },
    shownIf: [{ field: 'gift', operator: 'equals', values: ['yes'] }],
  });
  const message = field({ key: 'message', type: 'longText' });
  const shown = await markupFor([gift, hidden, message]);
  expect(shown).toContain(' first="message"');
  expect(shown).toMatch(/<textarea name="a\.message"[^>]*>Hello, do you have/);
  const later = field({ key: 'later', type: 'longText', newStep: true });
  const folded = await markupFor([gift, later]);
  expect(folded).not.toContain(' first=');
  expect(folded).not.toContain('Hello, do you have');
});

test('where the proxy sees the visitor, a form offers the stores there and chooses none [TP-10] [FORM-08]', async () => {
  const here = { city: 'Laguiole', postalCode: '12210', country: 'FR' };
  await brandShop(app, client.id, {
    ...{ name: 'Vidalenc', ...here, latitude: 44.68, longitude: 2.85 },
  });
  await brandShop(app, client.id, { name: 'Puech', ...here, latitude: 44.66, longitude: 3.05 });
  const landing = await app.ports.call(
    landingForm,
    {
      ...{ clientId: client.id, sku: 'CR-26', visitId: null, locale: 'en' },
      ...{ placeId: null, near: null, placeField: 'near' },
      seenAt: { latitude: 44.6838, longitude: 2.8512 },
    },
    { db: app.database.ofClient(client.id), app },
  );
  const markup = landing?.standing?.markup ?? '';
  expect(landing?.button).toBe('Send request');
  expect(markup).toContain(' around="44.68,2.85" place-field="near"><form');
  expect(markup).not.toContain(' near="');
  expect(markup).toMatch(/<b>Vidalenc<.*<b>Puech</s);
  // As rough as the place is, a distance would pretend to be exact.
  expect(markup).not.toContain('class="km"');
  expect(markup).not.toMatch(/name="shop"[^>]* checked/);
  expect(hiddenInputs(markup)).not.toHaveProperty('shop');
  expect(hiddenInputs(markup)).toMatchObject({ near: '' });
  expect(landing?.url).not.toMatch(/near|place|44/);
});

test('the place that a landing page was searched for fills the form: its search, its stores, its postal code [TP-10] [FORM-08]', async () => {
  form = await brandForm(app, client.id, {
    fields: [...form.fields, field({ key: 'code', type: 'text', identity: 'zip' })],
  });
  await sql`update leads.forms set active = false where client_id = ${client.id} and id <> ${form.id}`.execute(
    app.database.acrossClients(),
  );
  const here = { city: 'Laguiole', postalCode: '12210', country: 'FR' };
  const placeId = await brandShop(app, client.id, {
    ...{ name: 'Vidalenc', ...here, latitude: 44.68, longitude: 2.85 },
  });
  await brandShop(app, client.id, { name: 'Puech', ...here, latitude: 44.66, longitude: 3.05 });
  const landingFor = async (near: { words: string } | { latitude: number; longitude: number }) =>
    (
      await app.ports.call(
        landingForm,
        {
          clientId: client.id,
          sku: '',
          visitId: null,
          locale: 'en',
          placeId,
          near,
          placeField: 'near',
        },
        { db: app.database.ofClient(client.id), app },
      )
    )?.standing?.markup ?? '';
  const searched = await landingFor({ words: '12210 Laguiole' });
  expect(searched).toContain(' near="12210 Laguiole" place-field="near"><form');
  // The page has the only search, which the form uses.
  expect(searched).toContain('<input type="hidden" name="near" value="12210 Laguiole">');
  expect(searched).not.toContain('value="search"');
  expect(searched).toMatch(/name="a\.code"[^>]*value="12210"/);
  const located = await landingFor({ latitude: 44.68, longitude: 2.85 });
  expect(located).toContain(' near="44.68,2.85" place-field="near"><form');
  for (const markup of [searched, located]) {
    expect(markup).toMatch(/checked><span class="grow"><b>Vidalenc/);
    // The page lists the stores: the form shows the chosen one and folds the others.
    expect(markup).toMatch(
      /Vidalenc.*<details><summary[^>]*>Choose another store<.*<b>Puech<\/b>.*<\/details>/s,
    );
  }
});

test('the button names the store that the request goes to, and none where the form chooses none [TP-10]', async () => {
  const placeId = await brandShop(app, client.id, { name: 'Vidalenc' });
  const buttonOf = async () =>
    (
      await app.ports.call(
        landingForm,
        {
          ...{ clientId: client.id, sku: '', visitId: null, locale: 'en', placeId },
          ...{ near: { words: 'Oslo' }, placeField: 'near' },
        },
        { db: app.database.ofClient(client.id), app },
      )
    )?.button;
  expect(await buttonOf()).toContain('Vidalenc');
  const settings = { ...form.settings, located: false };
  await sql`update leads.forms set settings = ${JSON.stringify(settings)}, version = version + 1 where id = ${form.id}`.execute(
    app.database.acrossClients(),
  );
  expect(await buttonOf()).not.toContain('Vidalenc');
});

test('with a third-party captcha a landing page uses the plain form, without scripts [TP-10]', async () => {
  const settings = {
    ...form.settings,
    captcha: 'turnstile',
    captchaSiteKey: 'key',
    gmapKey: 'map',
  };
  await sql`update leads.forms set settings = ${JSON.stringify(settings)}, version = version + 1 where id = ${form.id}`.execute(
    app.database.acrossClients(),
  );
  const landing = await app.ports.call(
    landingForm,
    {
      clientId: client.id,
      sku: 'CR-26',
      visitId: null,
      locale: 'en',
      placeId: null,
      near: null,
      placeField: null,
    },
    { db: app.database.ofClient(client.id), app },
  );
  expect(landing?.standing?.markup).not.toMatch(/comptoir-form|<script|data-script/);
  expect(landing?.standing?.markup).toContain('<details><summary class="go-btn">');
  expect(landing?.standing?.mapHosts).toEqual(['https://maps.googleapis.com']);
});
