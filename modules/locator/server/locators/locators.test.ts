import { beforeEach, describe, expect, test } from 'vitest';
import { updateClientCall } from '#modules/directory/contract/clients/client-calls.ts';
import { deleteLocationTypeCall } from '#modules/directory/contract/locations/location-types.ts';
import { createFormCall } from '#modules/forms/contract/form-calls.ts';
import {
  LOCATORS_LIMIT,
  STORED_VERSIONS,
  TRANSLATIONS_LIMIT,
} from '#modules/locator/contract/limits.ts';
import {
  checkLocatorSlugCall,
  createLocatorCall,
  deleteLocatorCall,
  discardLocatorDraftCall,
  getLocatorCall,
  getLocatorVersionCall,
  getPublicLocatorCall,
  listLocatorsCall,
  listLocatorVersionsCall,
  previewLocatorCall,
  restoreLocatorVersionCall,
  saveLocatorCall,
  saveLocatorDraftCall,
} from '#modules/locator/contract/locator-calls.ts';
import type { LocatorConfig } from '#modules/locator/contract/locator-config.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { addLocation, addLocationType } from '../testing/directory-records.ts';
import { brandLocator } from '../testing/sample-records.ts';
import { readPreview } from './previews.ts';

const suite = await testApp({ work: false });
const { app } = suite;
let client = await suite.people.client();
let admin = suite.visitor();
let slug = '';
let params = { slug };

beforeEach(async () => {
  client = await suite.people.client();
  const user = await suite.people.user({
    firstName: 'Ada',
    at: [{ client, role: 'brand_admin' }],
  });
  admin = await suite.visitor().as(user);
  slug = await brandLocator(app, client);
  params = { slug };
});

const get = async () => (await admin.call(getLocatorCall, { params })).body;
/** The published configuration with some fields changed. */
async function changed(fields: Partial<LocatorConfig>): Promise<LocatorConfig> {
  return { ...(await get()).config, ...fields };
}
const save = async (fields: Partial<LocatorConfig>, given: object = {}) =>
  admin.call(saveLocatorCall, { params, body: { config: await changed(fields), ...given } });
const link = { text: 'Shop', url: 'https://shop.example', locales: [] };

describe('a new locator', () => {
  const create = (body: { name: string; slug: string }) =>
    admin.call(createLocatorCall, { params: { clientId: client.id }, body });

  test('needs a name and a slug, works immediately and is listed [LOC-01, LOC-02]', async () => {
    expect((await create({ name: ' ', slug: 'new' })).status).toBe(400);
    expect((await create({ name: 'Dealers', slug: '' })).status).toBe(400);
    const made = await create({ name: 'Our dealers', slug: `dealers-${slug}` });
    expect([made.status, made.body]).toEqual([
      201,
      expect.objectContaining({
        slug: `dealers-${slug}`,
        name: 'Our dealers',
        version: 1,
        clientId: client.id,
        draft: null,
        url: `http://suite.test/l/dealers-${slug}`,
      }),
    ]);
    const { body } = await admin.call(listLocatorsCall, { params: { clientId: client.id } });
    expect(body.items.map(({ name, version }) => [name, version])).toEqual([
      ['Our dealers', 1],
      ['Our stores', 1],
    ]);
  });

  test.each([
    ['Not URL', 'slugFormat'],
    ['-a', 'slugFormat'],
    ['list', 'slugReserved'],
    ['assets', 'slugReserved'],
    ['a'.repeat(61), 'maxLength'],
    ['', 'required'],
  ])('is refused with the slug %j [LOC-02]', async (given, code) => {
    const { status, problem } = await create({ name: 'x', slug: given });
    expect([status, problem.errors?.[0]]).toMatchObject([400, { field: 'body.slug', code }]);
  });

  test('cannot use another client’s slug, and of two concurrent requests for a slug only one succeeds [LOC-02]', async () => {
    const other = await suite.people.client();
    const taken = await brandLocator(app, other);
    const refused = await create({ name: 'x', slug: taken });
    expect([refused.status, refused.problem]).toMatchObject([
      409,
      { code: 'LOCATOR_SLUG_TAKEN', errors: [{ field: 'body.slug' }] },
    ]);
    const both = await Promise.all(
      ['one', 'two'].map((name) => create({ name, slug: `both-${slug}` })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const check = async (given: string) =>
      (
        await admin.call(checkLocatorSlugCall, {
          params: { clientId: client.id },
          query: { slug: given },
        })
      ).body;
    expect(await check(taken)).toEqual({ free: false, proposal: `${taken}-2` });
    expect(await check(`free-${slug}`)).toEqual({ free: true, proposal: `free-${slug}` });
  });

  test('is refused once the brand has as many as it can have [LOC-02]', async () => {
    for (let count = 1; count < LOCATORS_LIMIT; count += 1) await brandLocator(app, client);
    const { problem } = await create({ name: 'x', slug: `last-${slug}` });
    expect(problem).toMatchObject({
      status: 409,
      code: 'TOO_MANY_LOCATORS',
      params: { limit: LOCATORS_LIMIT },
    });
  });
});

describe('versions', () => {
  test('each save makes the next one; an older one is restored as the next [LOC-03]', async () => {
    const first = await get();
    const saved = await save({ resultsPerPage: 20 }, { name: 'Stores', version: 1 });
    expect(saved.body).toMatchObject({ version: 2, name: 'Stores', draft: null });
    await save({ css: '.a { color: red }', radiusKm: 80 });
    const old = await admin.call(getLocatorVersionCall, { params: { slug, version: 2 } });
    expect(old.body.config).toMatchObject({ resultsPerPage: 20, css: '' });
    const restored = await admin.call(restoreLocatorVersionCall, {
      params: { slug, version: 1 },
    });
    expect(restored.body).toMatchObject({ version: 4, config: first.config });
    const { body } = await admin.call(listLocatorVersionsCall, { params });
    expect(
      body.items.map((each) => [each.version, each.changed, each.restoredFrom, each.by]),
    ).toEqual([
      [4, ['resultsPerPage', 'radiusKm', 'css'], 1, 'Ada Person'],
      [3, ['radiusKm', 'css'], null, 'Ada Person'],
      [2, ['name', 'resultsPerPage'], null, 'Ada Person'],
      [1, [], null, ''],
    ]);
    const gone = await admin.call(restoreLocatorVersionCall, { params: { slug, version: 9 } });
    expect(gone.status).toBe(404);
  });

  test('the second of two concurrent saves is refused with the first user’s name and overwrites nothing [LOC-03, GEN-09]', async () => {
    const bodies = [
      { config: await changed({ radiusKm: 10 }), version: 1 },
      { config: await changed({ radiusKm: 20 }), version: 1 },
    ];
    const both = await Promise.all(
      bodies.map((body) => admin.call(saveLocatorCall, { params, body })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { problem } = both.find(({ status }) => status === 409) ?? {};
    expect(problem).toMatchObject({ code: 'CHANGED_MEANWHILE', params: { by: 'Ada Person' } });
    const winner = both.findIndex(({ status }) => status === 200);
    expect(await get()).toMatchObject({
      version: 2,
      config: { radiusKm: bodies[winner]?.config.radiusKm },
    });
  });

  test('the oldest ones are deleted [LOC-03]', async () => {
    const config = await changed({});
    for (let count = 0; count <= STORED_VERSIONS; count += 1)
      await admin.call(saveLocatorCall, { params, body: { config } });
    const { body } = await admin.call(listLocatorVersionsCall, { params });
    expect([body.items.length, body.items[0]?.version]).toEqual([
      STORED_VERSIONS,
      STORED_VERSIONS + 2,
    ]);
  });
});

describe('a draft', () => {
  const draft = async (radiusKm: number, revision: number) =>
    admin.call(saveLocatorDraftCall, {
      params,
      body: { config: await changed({ radiusKm }), revision },
    });

  test('is separate from the published configuration and removed when it is published [LOC-03]', async () => {
    expect((await draft(10, 0)).body.draft).toMatchObject({ revision: 1, by: 'Ada Person' });
    expect((await draft(20, 1)).body).toMatchObject({
      version: 1,
      hasDraft: true,
      config: { radiusKm: 50 },
      draft: { revision: 2, config: { radiusKm: 20 } },
    });
    expect((await save({ radiusKm: 20 })).body).toMatchObject({ version: 2, draft: null });
  });

  test('is not overwritten by an editor of an older one, not even after it was discarded [LOC-03]', async () => {
    await draft(10, 0);
    const late = await draft(20, 0);
    expect(late.problem).toMatchObject({ code: 'CHANGED_MEANWHILE', params: { by: 'Ada Person' } });
    const discarded = await admin.call(discardLocatorDraftCall, { params });
    expect(discarded.body.draft).toBeNull();
    expect((await draft(30, 1)).status).toBe(409);
    expect((await draft(30, 0)).body.draft?.revision).toBe(2);
    expect((await draft(40, 1)).status).toBe(409);
  });
});

describe('refusals, each at its place', () => {
  test.each<[string, Partial<LocatorConfig>, string, string]>([
    [
      'a header twice',
      { customData: [list('Services'), list('services')] },
      'customData.1.header',
      'headerDuplicated',
    ],
    ['a key twice', { translations: [text('a'), text('a')] }, 'translations.1.key', 'keyUsed'],
    ['a link without text', { header: [{ ...link, text: '' }] }, 'header.0', 'incompleteLink'],
    ['a link without URL', { footer: [link, { ...link, url: '' }] }, 'footer.1', 'incompleteLink'],
    ['an empty link', { header: [{ ...link, text: ' ', url: '' }] }, 'header.0', 'incompleteLink'],
    ['a link twice', { footer: [link, link] }, 'footer.1.text', 'linkExists'],
    [
      'a marker that is a script',
      { defaultMarkerUrl: 'javascript:alert(1)' },
      'defaultMarkerUrl',
      'urlOrHost',
    ],
    ['a logo of another scheme', { logo: 'ftp://brand.example/x.png' }, 'logo', 'urlOrHost'],
    ['a host in the middle', { favicon: 'https://x.example/{host}' }, 'favicon', 'urlOrHost'],
    ['a point off the earth', { center: { lat: 91, lng: 0 } }, 'center.lat', 'max'],
    [
      'a language that is not offered',
      { locales: ['fr'], defaultLocale: 'de' },
      'defaultLocale',
      'localeNotOffered',
    ],
    ['css that loads a file', { css: '\n@import "x";' }, 'css', 'cssRule'],
  ])('%s [LOC-05]', async (_, fields, field, code) => {
    const { status, problem } = await save(fields);
    expect([status, problem.errors]).toMatchObject([
      400,
      [{ field: `body.config.${field}`, code }],
    ]);
    expect((await get()).version).toBe(1);
    const texts = LOCALES.map((locale) => app.texts.translator(locale)(textKey(code), { line: 2 }));
    expect(new Set(texts).size, texts.join()).toBe(LOCALES.length);
  });

  test('too many translations, with the limit named; 10,000 of them before they are read [LOC-05]', async () => {
    const saveMany = async (length: number) => {
      const translations = Array.from({ length }, (_, index) => text(`key${index}`));
      const { status, problem } = await save({ translations });
      return [status, problem.errors?.[0]];
    };
    const tooMany = { code: 'maxLength', params: { max: TRANSLATIONS_LIMIT } };
    expect(await saveMany(TRANSLATIONS_LIMIT + 1)).toEqual([
      400,
      { field: 'body.config.translations', ...tooMany },
    ]);
    expect(await saveMany(10_000)).toMatchObject([400, { code: 'tooManyValues' }]);
  });

  test('types, attributes and forms that the brand does not have; those deleted later stay [LOC-04]', async () => {
    const other = await suite.people.client();
    const formOf = async (by: typeof admin, clientId: string) =>
      (await by.call(createFormCall, { params: { clientId }, body: { name: 'Ask' } })).body.id;
    const own = await addLocationType(app, client, 'Boutique');
    const foreign = await addLocationType(app, other, 'Boutique');
    const type = (typeId: string) => ({ typeId, markerUrl: '', iconUrl: '', weight: 0 });
    const strange = await save({
      locationTypes: [type(own), type(foreign)],
      customData: [list('Services')],
      defaultFormId: await formOf(await suite.adminOf(other), other.id),
    });
    expect(strange.problem.errors).toEqual([
      { field: 'body.config.locationTypes.1.typeId', code: 'typeUnknown' },
      { field: 'body.config.customData.0.attributes.0', code: 'attributeUnknown' },
      { field: 'body.config.defaultFormId', code: 'formUnknown' },
    ]);
    await addLocation(app, client, { attributes: ['Parking'] });
    const known = {
      locationTypes: [type(own)],
      customData: [list('Services')],
      defaultFormId: await formOf(admin, client.id),
    };
    expect((await save(known)).body.version).toBe(2);
    const gone = { params: { uuid: client.id, id: own }, query: {} };
    expect((await admin.call(deleteLocationTypeCall, gone)).status).toBe(200);
    expect((await save({ radiusKm: 70 })).body.version).toBe(3);
  });

  test('a host of the suite, of another locator or of short URLs, in both directions [LOC-04]', async () => {
    const host = `stores.${slug}.example`;
    expect((await save({}, { host })).body).toMatchObject({ host, url: `http://${host}` });
    const other = await suite.people.client();
    const stranger = await suite.adminOf(other);
    const theirs = await brandLocator(app, other);
    const body = { config: (await get()).config };
    const claim = async (given: string) =>
      stranger.call(saveLocatorCall, { params: { slug: theirs }, body: { ...body, host: given } });
    for (const taken of [host, host.toUpperCase(), 'suite.test'])
      expect((await claim(taken)).problem, taken).toMatchObject({
        status: 409,
        code: 'LOCATOR_HOST_TAKEN',
        errors: [{ field: 'body.host' }],
      });
    expect((await claim('not a host')).problem.errors?.[0]).toMatchObject({ code: 'hostName' });
    const above = await suite.visitor().as(await suite.people.user({ superAdmin: true }));
    const setBase = (shortUrlBase: string, version: number) =>
      above.call(updateClientCall, {
        params: { uuid: other.id },
        body: { shortUrlBase, version },
      });
    expect((await setBase(host, 1)).problem).toMatchObject({ code: 'SHORT_URL_BASE_TAKEN' });
    const base = `go.${slug}.example`;
    expect((await setBase(base, 1)).status).toBe(200);
    expect((await save({}, { host: base })).problem.code).toBe('LOCATOR_HOST_TAKEN');
    await admin.call(deleteLocatorCall, { params });
    expect((await claim(host)).status).toBe(200);
  });
});

test('the public call returns what the site needs, without keys [LOC-06]', async () => {
  await save({
    searchApiKey: 'secret-key',
    searchIndex: 'index',
    css: '.a { color: red }',
    header: [{ ...link, url: '{host}/help' }],
    tracking: {
      measurementId: 'g-ab12cd',
      privacyUrl: '{host}',
      searchConsoleSite: 'sc-domain:brand.example',
      analyticsProperty: '123',
    },
  });
  const { body, raw } = await suite.visitor().call(getPublicLocatorCall, { params });
  expect(body).toMatchObject({ slug, version: 2, clientId: client.id });
  expect(body.config).toMatchObject({
    tracking: { measurementId: 'G-AB12CD', privacyUrl: `http://suite.test/l/${slug}` },
    header: [{ url: `http://suite.test/l/${slug}/help` }],
    css: expect.stringContaining('.locator-site .a'),
  });
  expect(raw.payload).not.toMatch(/secret-key|"index"|sc-domain|searchIndex/);
  await suite.app.database
    .acrossClients<{ 'directory.clients': { id: string; archived_at: Date } }>()
    .updateTable('directory.clients')
    .set({ archived_at: new Date() })
    .where('id', '=', client.id)
    .execute();
  expect((await suite.visitor().call(getPublicLocatorCall, { params })).status).toBe(404);
});

test('a preview shows an unpublished configuration to anyone with its URL [LOC-03]', async () => {
  const config = await changed({ radiusKm: 99, css: 'unfinished {' });
  const { body } = await admin.call(previewLocatorCall, { params, body: { config } });
  const url = new URL(body.url);
  const token = url.searchParams.get('preview') ?? '';
  expect(url.pathname).toBe(`/l/${slug}`);
  expect(await readPreview({ app }, slug, token)).toMatchObject({ radiusKm: 99 });
  expect(await readPreview({ app }, await brandLocator(app, client), token)).toBeNull();
  for (const wrong of ['', 'x', 'x'.repeat(43), `${token}x`])
    expect(await readPreview({ app }, slug, wrong)).toBeNull();
  for (let count = 0; count < 20; count += 1)
    await admin.call(previewLocatorCall, { params, body: { config } });
  expect(await readPreview({ app }, slug, token)).toBeNull();
});

test('another client neither sees nor changes it [LOC-01]', async () => {
  const stranger = await suite.adminOf(await suite.people.client());
  const config = (await get()).config;
  for (const { status } of [
    await stranger.call(getLocatorCall, { params }),
    await stranger.call(saveLocatorCall, { params, body: { config } }),
    await stranger.call(saveLocatorDraftCall, { params, body: { config, revision: 0 } }),
    await stranger.call(restoreLocatorVersionCall, { params: { slug, version: 1 } }),
    await stranger.call(previewLocatorCall, { params, body: { config } }),
    await stranger.call(deleteLocatorCall, { params }),
  ])
    expect(status).toBe(404);
  expect((await get()).version).toBe(1);
});

/** `max` is a rule of the platform. */
function textKey(code: string) {
  return code === 'max' ? 'platform:field.max' : `locator:fault.${code}`;
}
function text(key: string) {
  return { key, values: { en: 'x' } };
}
function list(header: string) {
  return { header, attributes: ['Parking'], display: 'tags' as const, filter: false };
}
