import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getLocatorCall, previewLocatorCall } from '#modules/locator/contract/locator-calls.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { getHitBuffer } from '../../traffic/record-hit.ts';
import { hrefs, readPageTitle, siteBrand, storeNames } from '../testing/site-brand.ts';

const suite = await testApp();

test('the start page has the search and every country with its stores [LOC-06]', async () => {
  const { open, slug } = await siteBrand(suite);
  const { status, body, headers } = await open();
  expect(status).toBe(200);
  expect(readPageTitle(body)).toBe('Magasins Maison Aubrac');
  expect(body).toContain(`<form class="search-form" method="get" action="/l/${slug}"`);
  expect(body).toMatch(/>France<\/a> <span class="area-count">4 magasins</);
  expect(body).toMatch(/>Norvège<\/a> <span class="area-count">1 magasin</);
  expect(body).not.toContain('name="robots"');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('a search lists stores by distance, with state, services and a map, and is not indexed [LOC-06]', async () => {
  const { open, slug } = await siteBrand(suite, {
    config: {
      customData: [
        { header: 'Services', attributes: ['Click and collect'], display: 'tags', filter: true },
      ],
    },
  });
  const { body } = await open('?q=Rodez');
  expect(readPageTitle(body)).toMatch(/^3 magasins près de Rodez/);
  expect(storeNames(body)).toEqual([
    'Coutellerie du Mazel',
    'Quincaillerie Vidalenc',
    'Forge de l’Aubrac',
  ]);
  expect(body).toContain('12 rue du Touat, 12000 Rodez');
  expect(body).toContain('<span class="store-state is-open">Ouvert</span>');
  expect(body).toContain('<span class="store-state">Fermé</span>');
  expect(body).toContain('<span class="store-tag">Click and collect</span>');
  expect(body).toMatch(/<span class="store-distance">24\u202fkm<\/span>/);
  expect(body).toMatch(/<img class="map-picture" src="\/map\/picture\.svg\?/);
  expect(body).toContain('<meta name="robots" content="noindex, follow">');
  expect(hrefs(body)).toContain(`/l/${slug}/en?q=Rodez`);
});

test('types differ by shape in the list, and a preview names what its map shows: all stores without a centre [LOC-04]', async () => {
  const types = [uuidV7(), uuidV7(), uuidV7()];
  const { open, client, slug } = await siteBrand(suite, {
    config: {
      locationTypes: types.map((typeId) => ({ typeId, markerUrl: '', iconUrl: '', weight: 0 })),
    },
  });
  const db = suite.app.database.acrossClients();
  for (const [index, id] of types.entries())
    await sql`
      with type as (
        insert into directory.location_types (client_id, id, name)
        values (${client.id}, ${id}, ${`Type ${index}`}))
      update directory.locations set type_id = ${id}
      where client_id = ${client.id} and code = ${`S-${index}`}`.execute(db);
  const { body } = await open('?q=Rodez');
  expect(
    [...body.matchAll(/<span class="store-number"(.*?) aria-hidden/g)].map(([, shape]) => shape),
  ).toEqual(['', ' data-shape="ring"', ' data-shape="square"']);
  expect((await open()).body).not.toContain('data-look');
  const admin = await suite.adminOf(client);
  const { body: read } = await admin.call(getLocatorCall, { params: { slug } });
  const preview = await admin.call(previewLocatorCall, {
    params: { slug },
    body: { config: read.config },
  });
  const shown = await open(new URL(preview.body.url, 'https://suite.example').search);
  const look = /data-look="([^"]*)"/.exec(shown.body)?.[1]?.replaceAll('&quot;', '"') ?? '';
  expect(JSON.parse(look)).toEqual({ bounds: [2.3376, 44.3506, 10.7522, 59.9139] });
  const around = await admin.call(previewLocatorCall, {
    params: { slug },
    body: { config: { ...read.config, center: { lat: 44.35061, lng: 2.57341 } } },
  });
  const { search } = new URL(around.body.url, 'https://suite.example');
  expect((await open(`${search}&lat=44.350610&lng=2.573410`)).body).toContain('data-look');
  expect((await open(`${search}&lat=44.4&lng=2.573410`)).body).not.toContain('data-look');
});

test('the map has two rings around a searched place, the larger one around its stores, and none for an area [LOC-06]', async () => {
  const { open } = await siteBrand(suite);
  const ringsOn = async (path: string) => {
    const { body } = await open(path);
    const json = /data-rings="([^"]*)"/.exec(body)?.[1]?.replaceAll('&quot;', '"');
    return json && JSON.parse(json);
  };
  const { at, of } = await ringsOn('?q=Rodez');
  expect(at[0]).toBeCloseTo(2.57, 1);
  expect(of).toEqual([
    { km: 30, label: '30\u202fkm' },
    { km: 60, label: '60\u202fkm' },
  ]);
  // Visitors near each other share an image, whose address has no position of theirs.
  const near = (await ringsOn('?lat=44.684&lng=2.847')).at;
  expect(near).toEqual((await ringsOn('?lat=44.685&lng=2.848')).at);
  expect(near[0]).toBeCloseTo(2.85, 1);
  expect(near[1]).toBeCloseTo(44.68, 1);
  expect(await ringsOn('?q=Aveyron')).toBeUndefined();
  expect(await ringsOn('')).toBeUndefined();
});

test('a type that comes before nearer stores is named in the list [LOC-06]', async () => {
  const [preferred, other] = [uuidV7(), uuidV7()];
  const { open, client } = await siteBrand(suite, {
    config: {
      locationTypes: [
        { typeId: preferred, markerUrl: '', iconUrl: '', weight: 10 },
        { typeId: other, markerUrl: '', iconUrl: '', weight: 0 },
      ],
    },
  });
  const db = suite.app.database.acrossClients();
  for (const [id, name, code] of [
    [preferred, 'Boutique', 'S-2'],
    [other, 'Quincaillerie', 'S-1'],
  ])
    await sql`
      with type as (
        insert into directory.location_types (client_id, id, name)
        values (${client.id}, ${id}, ${name}))
      update directory.locations set type_id = ${id}
      where client_id = ${client.id} and code = ${code}`.execute(db);
  const { body } = await open('?q=Rodez');
  expect(storeNames(body)).toEqual([
    'Coutellerie du Mazel',
    'Forge de l’Aubrac',
    'Quincaillerie Vidalenc',
  ]);
  expect(body).toContain('<span class="store-tag">Boutique</span>');
  expect(body).not.toContain('<span class="store-tag">Quincaillerie</span>');
});

test('neither the typed text nor the position of a visitor is stored with a search [LOC-07]', async () => {
  const { open, client } = await siteBrand(suite);
  const person = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Firefox/150.0' };
  for (const search of ['q=Rodezz+chez+Amandine', 'q=Rodes', 'lat=44.123456&lng=2.654321'])
    await open(`?${search}`, person);
  expect(await getHitBuffer(suite).flush()).toBe(true);
  const stored = await Promise.all(
    ['daily_hits', 'daily_places', 'daily_pages'].map(async (table) => {
      const { rows } = await sql<{ row: string }>`
        select stored::text as row from ${sql.table(`locator.${table}`)} as stored
        where client_id = ${client.id}`.execute(suite.app.database.acrossClients());
      return rows.map(({ row }) => row);
    }),
  );
  const text = stored.flat().join('\n');
  expect(text).toContain('search');
  expect(text).not.toMatch(/Rodezz|Rodes|Amandine|44\.12|2\.65/);
});

test('types have their marker and icon, others the default marker, and the live map the brand’s own style [LOC-04]', async () => {
  const typeId = uuidV7();
  const pictures = {
    markerUrl: 'https://cdn.example/forge.svg',
    iconUrl: '{host}/icons/forge.svg',
  };
  const { open, client, slug } = await siteBrand(suite, {
    config: {
      mapId: 'own map',
      apiKey: 'key/1',
      defaultMarkerUrl: 'https://cdn.example/pin.svg?v=2',
      locationTypes: [{ typeId, ...pictures, weight: 0 }],
    },
  });
  const db = suite.app.database.acrossClients();
  await sql`
    insert into directory.location_types (client_id, id, name) values (${client.id}, ${typeId}, 'Forge')`.execute(
    db,
  );
  await sql`
    update directory.locations set type_id = ${typeId}
    where client_id = ${client.id} and name = 'Coutellerie du Mazel'`.execute(db);
  const { body, headers } = await open('?q=Rodez');
  const items = body.split('<li class="store-item"').slice(1);
  expect(items[0]).toContain('data-marker="https://cdn.example/forge.svg"');
  expect(items[0]).toMatch(
    new RegExp(`<img class="store-icon" src="http[^"]*/l/${slug}/icons/forge.svg"`),
  );
  expect(items[1]).toContain('data-marker="https://cdn.example/pin.svg?v=2"');
  expect(items[1]).not.toContain('store-icon');
  const style = /data-style="([^"]+)"/.exec(body)?.[1] ?? '';
  expect(style).toContain('own%20map');
  expect(headers['content-security-policy']).toContain(
    `connect-src 'self' ${new URL(style).origin}`,
  );
});

test('filters are part of the address: open now, a service, a type; none left: a way on [LOC-06]', async () => {
  const { open } = await siteBrand(suite, {
    config: {
      customData: [
        { header: 'Services', attributes: ['Click and collect'], display: 'tags', filter: true },
        { header: 'Interne', attributes: ['Parking'], display: 'values', filter: false },
      ],
    },
  });
  expect(storeNames((await open('?q=Rodez&open=1')).body)).toEqual([
    'Coutellerie du Mazel',
    'Forge de l’Aubrac',
  ]);
  const collecting = (await open('?q=Rodez&has=Click+and+collect')).body;
  expect(storeNames(collecting)).toEqual(['Coutellerie du Mazel']);
  expect(collecting).toContain('name="has" value="Click and collect" checked');
  // An attribute that the brand does not offer as a filter is ignored.
  expect(storeNames((await open('?q=Rodez&has=Parking')).body)).toHaveLength(3);
  const none = (await open('?q=Rodez&type=0197a000-0000-7000-8000-000000000000')).body;
  expect(readPageTitle(none)).toBe('Aucun magasin trouvé');
  expect(none).toContain('Chercher sans filtres');
  expect(none).toContain('class="area-list"');
});

test('without a store within the radius the nearest ones are shown with their distance [LOC-06]', async () => {
  const { open } = await siteBrand(suite);
  const { body } = await open('?q=Brest');
  expect(readPageTitle(body)).toMatch(/^Aucun magasin près de Brest/);
  expect(body).toContain('Il n’y a aucun magasin à moins de 50\u202fkm.');
  expect(storeNames(body)[0]).toBe('Boutique &lt;b&gt;Paris&lt;/b&gt;');
});

test('a place that is unknown is named, with the countries as a way on [LOC-06]', async () => {
  const { open } = await siteBrand(suite);
  const { body } = await open('?q=Xyzzyxx');
  expect(body).toContain('Nous n’avons pas trouvé «\u00a0Xyzzyxx\u00a0»');
  expect(body).toContain('class="area-list"');
});

test('results come in pages; a page behind the last one is the last one [LOC-06]', async () => {
  const { open } = await siteBrand(suite, { config: { resultsPerPage: 2 } });
  const first = (await open('?q=Rodez')).body;
  expect(storeNames(first)).toHaveLength(2);
  expect(first).toContain('Page 1 sur 2');
  const second = (await open('?q=Rodez&page=2')).body;
  expect(storeNames(second)).toEqual(['Forge de l’Aubrac']);
  expect(storeNames((await open('?q=Rodez&page=999')).body)).toEqual(['Forge de l’Aubrac']);
});

test.each([
  ['en-US', null, /15\u202fmi/],
  ['fr-FR', null, /24\u202fkm/],
  ['en-US', false, /24\u202fkm/],
  ['fr-FR', true, /15\u202fmi/],
])('distances for %s with miles %s read %s [LOC-04]', async (language, miles, text) => {
  const { open } = await siteBrand(suite, { config: { miles } });
  const { body } = await open('?q=Rodez', { 'accept-language': language });
  expect(body).toMatch(text);
});

test('places of the same name are offered as choices [LOC-06]', async () => {
  const { open } = await siteBrand(suite);
  const { body } = await open('?q=Villefranche');
  expect(body).toContain('Autres lieux de ce nom');
});

test.each([
  '?q=%00',
  `?q=${'x'.repeat(10_000)}`,
  '?q=<script>alert(1)</script>',
  '?lat=91&lng=200',
  '?lat=1e999&lng=NaN',
  '?q=Rodez&page=-1',
  '?q=Rodez&page=99999999',
  '?q=Rodez&type=constructor&has=__proto__',
  '?q=a&q=b&open=yes&product=%27',
  '?embed=1&preview=unknown',
])('the page answers whatever its address holds: %s [LOC-06]', async (query) => {
  const { open } = await siteBrand(suite);
  const { status, body } = await open(query);
  expect(status).toBe(200);
  expect(body).not.toContain('<script>alert');
});

test('brand texts replace the default texts, {host} becomes the site’s URL, and links appear only in their languages [LOC-04, LOC-05]', async () => {
  const { open, slug } = await siteBrand(suite, {
    config: {
      translations: [
        { key: 'startTitle', values: { fr: 'Nos revendeurs {{brand}}' } },
        { key: 'about', values: { fr: 'La maison', en: 'The house' } },
      ],
      header: [
        { text: 'about', url: '{host}/en', locales: [] },
        { text: 'Nur deutsch', url: 'https://brand.example/de', locales: ['de'] },
      ],
    },
  });
  const { body } = await open();
  expect(readPageTitle(body)).toBe('Nos revendeurs Maison Aubrac');
  expect(body).toContain(`<a href="http://suite.test/l/${slug}/en">La maison</a>`);
  expect(body).not.toContain('Nur deutsch');
  expect((await open('/en')).body).toContain('>The house</a>');
});
