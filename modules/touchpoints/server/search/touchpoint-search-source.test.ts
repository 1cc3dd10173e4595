import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { bulkChangeTouchpointsCall } from '#modules/touchpoints/contract/touchpoint-calls.ts';
import { searchCall } from '#platform/contract/search.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { touchpointSearch } from '../testing/touchpoint-search.ts';

const suite = await testApp();
let { client, admin, db, made, search, suffixesOf } = await touchpointSearch(suite);

beforeEach(async () => {
  ({ client, admin, db, made, search, suffixesOf } = await touchpointSearch(suite));
});

test('the header names a touchpoint by its product and its description, neither hides the other [TP-01]', async () => {
  const about = { product_name: 'Cocotte', description: 'Leaflet in the box' };
  await made({ suffix: 'both', sku: 'AUB-24', ...about });
  const { body } = await admin.call(searchCall, { query: { clientId: client.id, q: 'leaflet' } });
  expect(body.groups[0]?.hits).toMatchObject([{ meta: 'Cocotte · Leaflet in the box' }]);
});

test('a text search finds a touchpoint by its texts and its further suffixes [TP-01]', async () => {
  const id = await made({ suffix: 'topf', description: 'Gußeisen für Köche' });
  await sql`insert into touchpoints.suffixes (client_id, suffix_key, suffix, touchpoint_id, main)
    values (${client.id}, 'kasserolle', 'Kasserolle', ${id}, false)`.execute(db);
  await made({ suffix: 'other', dest_url: 'https://shop.example/sale' });
  expect(await suffixesOf({ q: 'koche' })).toEqual(['topf']);
  expect(await suffixesOf({ q: 'KASSER' })).toEqual(['topf']);
  expect(await suffixesOf({ q: 'example/sale' })).toEqual(['other']);
  expect(await search({ q: 'nothing at all' })).toEqual({ items: [], total: 0 });
  expect(await search({ q: 'topf', page: 2 })).toEqual({ items: [], total: 1 });
  const { body } = await admin.call(searchCall, { query: { clientId: client.id, q: 'kasser' } });
  expect(body.groups).toEqual([
    {
      kind: 'touchpoints',
      total: 1,
      hits: [{ id, path: `touchpoints/${id}`, title: 'topf', meta: 'Gußeisen für Köche' }],
    },
  ]);
});

test('a short URL as it is shown or printed finds its touchpoint, in the list and in the header [TP-01]', async () => {
  await sql`update directory.clients set short_url_base = 'own.example' where id = ${client.id}`.execute(
    suite.app.database.acrossClients(),
  );
  const id = await made({ suffix: 'Advent' });
  await sql`insert into touchpoints.suffixes (client_id, suffix_key, suffix, touchpoint_id, main)
    values (${client.id}, 'noel', 'Noel', ${id}, false)`.execute(db);
  await made({ suffix: 'other' });
  for (const q of [
    'own.example/advent',
    'https://OWN.example/Advent?q',
    'own.example/noel',
    `${suite.app.config.publicUrl}/s/${client.brandId}/advent`,
  ]) {
    expect(await suffixesOf({ q }), q).toEqual(['Advent']);
    const { body } = await admin.call(searchCall, { query: { clientId: client.id, q } });
    expect(body.groups[0]?.hits[0]?.id, q).toBe(id);
  }
  const which = { filter: { q: 'own.example/advent' } };
  const { body } = await admin.call(bulkChangeTouchpointsCall, {
    body: { brandId: client.brandId, which, change: { action: 'delete' } },
  });
  expect(body.changed).toBe(1);
});
