import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { productBrand } from '../testing/product-brand.ts';

const suite = await testApp();
const { app } = suite;

async function brandWithShop() {
  const brand = await productBrand(suite, { name: 'Maison Aubrac' });
  const { id } = brand.client;
  await sql`
    insert into directory.locations (client_id, id, code, name, postal_code, city, country, latitude, longitude)
    values (${id}, ${uuidV7()}, 'a', 'Vidalenc', '12210', 'Laguiole', 'FR', 44.68, 2.85)`.execute(
    app.database.acrossClients(),
  );
  const { brandId } = brand.client;
  const open = (query = '') => suite.server.inject({ url: `/p/${brandId}${query}` });
  return { ...brand, brandId, open };
}

test('the shops of a brand are found without a product, nearest first [TP-06]', async () => {
  const { open } = await brandWithShop();
  const { statusCode, body } = await open('?near=12210&lang=fr');
  expect(statusCode).toBe(200);
  expect(body).toContain('<h1 id="shops-title">Les magasins qui vendent Maison Aubrac</h1>');
  expect(body).toContain('<b>Vidalenc</b>');
  expect(body).toContain('12210 Laguiole</span></summary>');
  expect(body).not.toMatch(/<script>|<style|style="/);
});

test('shops around a place are shown on a map without script, numbered as in the list [BEY-02]', async () => {
  const { open } = await brandWithShop();
  const { body } = await open('?near=12210&lang=fr');
  const [, address = ''] = /<img class="map" src="([^"]+)"/.exec(body) ?? [];
  expect(body).toContain('<span class="no">1</span><span class="grow"><b>Vidalenc</b>');
  const visitor = suite.visitor();
  const path = address.replaceAll('&amp;', '&');
  const { raw } = await visitor.send({ method: 'GET', path });
  expect([raw.statusCode, raw.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect((await open('?lang=fr')).body).not.toContain('class="map"');
});

test('a code that leads nowhere leads to the shops where the brand has some, in the reader’s language [TP-06]', async () => {
  const { brandId } = await brandWithShop();
  const without = await productBrand(suite);
  const nowhere = async (id: string) => {
    const visitor = suite.visitor({ accept: 'text/html', 'accept-language': 'fr' });
    return (await visitor.send({ method: 'GET', path: `/s/${id}/nothing-here` })).raw.body;
  };
  const way = `href="/p/${brandId}?lang=fr"`;
  expect(await nowhere(brandId)).toContain(way);
  expect(await nowhere(without.client.brandId)).not.toContain('href="/p/');
  expect((await suite.server.inject({ url: `/p/${brandId}/nothing` })).body).toContain(
    `href="/p/${brandId}`,
  );
});

test('the page of an archived brand says that it is closed, and an unknown one is not found [BEY-07]', async () => {
  const { client, open } = await brandWithShop();
  await sql`update directory.clients set archived_at = now() where id = ${client.id}`.execute(
    app.database.acrossClients(),
  );
  const closed = await open();
  expect(closed.statusCode).toBe(410);
  expect(closed.body).toContain(client.name);
  expect((await suite.server.inject({ url: '/p/nobody' })).statusCode).toBe(404);
});
