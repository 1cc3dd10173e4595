import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { NEW_FORM_SETTINGS } from '#modules/forms/contract/form-settings.ts';
import {
  type LocationSettings,
  NEW_LOCATION_SETTINGS,
} from '#modules/forms/contract/location-settings.ts';
import { locationSettingsCalls, settingsCalls } from '#modules/forms/contract/section-calls.ts';
import { findShopsCall } from '#modules/forms/contract/widget/public-form-calls.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { OutboundError } from '#platform/server/outbound/outbound-error.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { brandForm } from '../testing/brand-form.ts';

const suite = await testApp({ work: false });
const { app } = suite;

const SHOPS = [
  ['LAG', 'Vidalenc', '12210', 'Laguiole', 'FR', 44.6846, 2.8474],
  ['NAS', 'Puech', '48260', 'Nasbinals', 'FR', 44.6636, 3.0467],
  ['ESP', 'La Table', '12500', 'Espalion', 'FR', 44.5217, 2.7622],
  ['GVA', 'Genève Cuisine', '1201', 'Genève', 'CH', 46.2044, 6.1432],
] as const;

async function formWithShops(
  settings: Partial<typeof NEW_FORM_SETTINGS> = {},
  locationSettings: Partial<LocationSettings> = {},
) {
  const client = await suite.people.client();
  const ids = new Map<string, string>();
  for (const [code, name, postal, city, country, latitude, longitude] of SHOPS) {
    const id = uuidV7();
    ids.set(code, id);
    await sql`insert into directory.locations
      (client_id, id, code, name, street, postal_code, city, country, latitude, longitude, phone)
      values (${client.id}, ${id}, ${code}, ${name}, '1 rue du Valat', ${postal}, ${city}, ${country},
        ${latitude}, ${longitude}, '+33565000000')`.execute(app.database.acrossClients());
  }
  const form = await brandForm(app, client.id, {
    settings: { ...NEW_FORM_SETTINGS, ...settings },
    locationSettings: { ...NEW_LOCATION_SETTINGS, ...locationSettings },
  });
  const find = async (query: object) =>
    (await suite.visitor().call(findShopsCall, { params: { formId: form.id }, query })).body;
  return { client, form, ids, find };
}
const names = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name);

test('shops come nearest first, as many as the form shows, and no more of them than it shows [FORM-02] [FORM-08]', async () => {
  const { find } = await formWithShops({
    geosearchResultLimit: 2,
    resultDisplay: ['distance'],
    distanceUnit: 'mi',
  });
  const found = await find({ words: '12210' });
  expect(names(found)).toEqual(['Vidalenc', 'Puech']);
  expect(found).toMatchObject({ distanceUnit: 'mi', from: '12210 Laguiole', map: null });
  expect(found.items[1]).toMatchObject({ street: null, phone: null, openingHours: null });
  expect(found.items[1]?.distance).toBeCloseTo(9.9, 0);
});

test('the form’s countries, groups, types and distance bound the search [FORM-03]', async () => {
  const here = { latitude: 44.68, longitude: 2.85 };
  const swiss = await formWithShops({}, { countries: ['CH'] });
  expect(names(await swiss.find(here))).toEqual(['Genève Cuisine']);
  const near = await formWithShops({}, { maxDistanceKm: 18 });
  expect(names(await near.find(here))).toEqual(['Vidalenc', 'Puech']);
  const { client, find, ids, form } = await formWithShops({}, { source: 'groups' });
  expect(names(await find(here))).toEqual([]);
  const group = uuidV7();
  const db = app.database.acrossClients();
  await sql`insert into directory.groups (client_id, id, name) values (${client.id}, ${group}, 'A')`.execute(
    db,
  );
  await sql`insert into directory.group_members (client_id, group_id, location_id)
    values (${client.id}, ${group}, ${ids.get('ESP')})`.execute(db);
  const admin = await suite.adminOf(client);
  await admin.call(locationSettingsCalls.put, {
    params: { formId: form.id },
    body: { ...form.locationSettings, groupIds: [group] },
  });
  expect(names(await find(here))).toEqual(['La Table']);
});

test('before a place is given, the search returns all shops if they fit the limit, else none [FORM-08]', async () => {
  const few = await formWithShops({ geosearchResultLimit: 4 });
  expect(names(await few.find({ country: 'FR' })).at(-1)).toBe('Genève Cuisine');
  const many = await formWithShops({ geosearchResultLimit: 3 });
  expect(names(await many.find({ country: 'FR' }))).toEqual([]);
});

test('an editor, who has no position, sees the shops around one of the brand’s shops [FORM-03]', async () => {
  const { find } = await formWithShops({ geosearchResultLimit: 3 }, { countries: ['FR'] });
  const all = await find({ anywhere: 'true' });
  expect(names(all)).toHaveLength(3);
  const { find: findFew } = await formWithShops({ geosearchResultLimit: 2 });
  const few = await findFew({ anywhere: 'true', locale: 'fr' });
  expect(few.items.map(({ country }) => country)).toEqual(['FR', 'FR']);
  expect(few.items[0]?.distance).toBe(0);
  expect(few.from).toBe(`${few.items[0]?.postalCode} ${few.items[0]?.city}`);
  expect(few.map?.whole.pins).toHaveLength(2);
  expect(names(await findFew({}))).toEqual([]);
});

test('the map is a picture of ours with a pin for each shop, and the client’s own provider’s where its key is set [FORM-02]', async () => {
  const { find, ids } = await formWithShops();
  const { map } = await find({ words: 'Laguiole' });
  expect(map?.whole.pins).toHaveLength(4);
  for (const { x, y } of map?.whole.pins ?? []) {
    expect(x).toBeGreaterThan(0);
    expect(y).toBeLessThan(map?.height ?? 0);
  }
  const near = map?.near.find(({ id }) => id === ids.get('LAG'))?.look;
  expect(near?.pins.find(({ id }) => id === ids.get('LAG'))).toMatchObject({ x: 196, y: 112 });
  const picture = await suite.visitor().send({ method: 'GET', path: near?.url ?? '' });
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  const own = await formWithShops({ gmapKey: 'AIza-own' });
  const shown = (await own.find({ words: 'Laguiole' })).map?.whole.url;
  expect(shown).toMatch(/^https:\/\/maps\.googleapis\.com\/maps\/api\/staticmap\?.*key=AIza-own/);
});

test('every view of the map names a place, and shows all shops that were found [FORM-08]', async () => {
  const { find } = await formWithShops();
  const { map, items } = await find({ latitude: 44.68, longitude: 2.85 });
  expect(map?.whole.pins.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  for (const { url } of [map?.whole, ...(map?.near ?? []).map(({ look }) => look)].filter(
    (look) => look !== undefined,
  )) {
    const { raw } = await suite.visitor().send({ method: 'GET', path: url });
    const texts = [...raw.body.matchAll(/<text[^>]*>([^<]*)/g)].map(([, word]) => word);
    expect(texts).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(Laguiole|Nasbinals|Espalion|Genève)$/)]),
    );
  }
});

test('the brand’s own Algolia index selects the shops, and the directory’s search replaces it when it fails [FORM-02]', async () => {
  const { client, form, ids, find } = await formWithShops({
    algoliaAppId: 'APPID',
    algoliaIndex: 'shops',
  });
  const admin = await suite.adminOf(client);
  await admin.call(settingsCalls.put, {
    params: { formId: form.id },
    body: { ...form.settings, secrets: { algoliaKey: 'search-only' } },
  });
  const answer = (body: object) => ({
    status: 200,
    headers: {},
    body: Buffer.from(JSON.stringify(body)),
  });
  const requestSpy = vi
    .spyOn(app.outbound, 'request')
    .mockResolvedValue(answer({ hits: [{ objectID: 'NAS' }, { objectID: ids.get('ESP') }] }));
  expect(names(await find({ words: 'aubrac' })).sort()).toEqual(['La Table', 'Puech']);
  const [request] = requestSpy.mock.calls[0] ?? [];
  expect(request).toMatchObject({
    url: 'https://APPID-dsn.algolia.net/1/indexes/shops/query',
    method: 'POST',
    headers: { 'x-algolia-application-id': 'APPID', 'x-algolia-api-key': 'search-only' },
  });
  expect(JSON.parse(request?.body ?? '')).toMatchObject({ query: 'aubrac', hitsPerPage: 5 });
  requestSpy.mockRejectedValue(new OutboundError('TIMED_OUT'));
  expect(names(await find({ words: 'Laguiole' }))[0]).toBe('Vidalenc');
  expect(suite.logged.join('')).not.toContain('search-only');
});
