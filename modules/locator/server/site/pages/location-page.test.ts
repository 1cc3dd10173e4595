import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listLocationsCall } from '#modules/directory/contract/locations/list-locations.ts';
import {
  getLocationCall,
  updateLocationCall,
} from '#modules/directory/contract/locations/manage-locations.ts';
import { createFormCall } from '#modules/forms/contract/form-calls.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { hrefs, readPageTitle, siteBrand, storeNames } from '../testing/site-brand.ts';

const suite = await testApp();
const { app } = suite;

test('a store has a page with hours, contact, directions, services and the stores nearby [LOC-06]', async () => {
  const { request, pageOf } = await siteBrand(suite, {
    config: {
      geoDivisionLevel: 4,
      customData: [
        { header: 'Sur place', attributes: ['Click and collect'], display: 'tags', filter: true },
        { header: 'Infos', attributes: ['Parking'], display: 'values', filter: false },
      ],
    },
  });
  const path = await pageOf('Coutellerie du Mazel');
  expect(path).toMatch(/\/france\/occitanie\/.*rodez\/coutellerie-du-mazel-[0-9a-f]{10}$/);
  const { status, body } = await request(path);
  expect(status).toBe(200);
  expect(readPageTitle(body)).toBe('Coutellerie du Mazel');
  expect(body).toContain('href="tel:+33565550127"');
  expect(body).toContain('href="https://mazel.example/"');
  expect(body).toContain('<td>ouvert toute la journée</td>');
  expect(body.match(/<tr/g)).toHaveLength(7);
  expect(body).toContain('<h2>Sur place</h2><ul class="tags"><li>Click and collect</li></ul>');
  expect(body).toContain('<dt>Parking</dt><dd>Place du Foirail</dd>');
  expect(
    hrefs(body).filter((href) => /^geo:|google|apple|openstreetmap|waze/.test(href)),
  ).toHaveLength(5);
  expect(storeNames(body)[0]).toBe('Quincaillerie Vidalenc');
  expect(body).toMatch(/<nav class="breadcrumbs".*>France<\/a>.*>Occitanie<\/a>.*>Rodez<\/a>/s);
});

async function brandWithForm(given: { host?: string } = {}) {
  let formId = '';
  const brand = await siteBrand(suite, {
    ...given,
    config: async (client) => {
      const admin = await suite.adminOf(client);
      const body = { name: 'Question', locales: ['fr' as const] };
      formId = (await admin.call(createFormCall, { params: { clientId: client.id }, body })).body
        .id;
      const db = app.database.ofClient(client.id);
      await sql`
        update leads.forms set active = true,
          settings = settings || '{"authorizedDomains": ["www.aubrac.example"]}'
        where id = ${formId}`.execute(db);
      return { defaultFormId: formId };
    },
  });
  return { brand, formId };
}

test('the page of a store shows the brand’s default form with the store selected [LOC-06]', async () => {
  const { brand, formId } = await brandWithForm();
  const path = await brand.pageOf('Coutellerie du Mazel');
  const { body, headers } = await brand.request(path);
  expect(body).toContain(`action="/f/${formId}"`);
  expect(body).toContain(brand.ids.get('Coutellerie du Mazel') ?? '?');
  expect(headers['cache-control']).toBe('private, no-store');
  // Each visitor gets a form of their own, or the second request would count as a repetition of the first.
  const idOf = (page: string) => /name="id" value="([^"]+)"/.exec(page)?.[1];
  expect(idOf((await brand.request(path)).body)).not.toBe(idOf(body));
  expect(body).toContain(`name="from" value="http://suite.test${path}"`);
});

test('an embedded page shows the form where the form allows the page around it, else a link to it [LOC-06]', async () => {
  const { brand, formId } = await brandWithForm();
  const path = await brand.pageOf('Coutellerie du Mazel');
  const embeddedIn = async (origin: string) => {
    const { body, headers } = await brand.request(`${path}?embed=1&on=${origin}`);
    const ancestors = /frame-ancestors ([^;]*)/.exec(
      String(headers['content-security-policy']),
    )?.[1];
    return { isShown: body.includes(`action="/f/${formId}" target="_top"`), ancestors, body };
  };
  const allowed = await embeddedIn('https://www.aubrac.example');
  // Another page that claims this origin cannot frame it.
  expect(allowed).toMatchObject({ isShown: true, ancestors: 'https://www.aubrac.example' });
  expect(allowed.body).toContain('embed=1&amp;on=https%3A%2F%2Fwww.aubrac.example"');
  // The search in the frame must link to store pages with their forms.
  const list = await brand.open('?embed=1&on=https://www.aubrac.example');
  expect(list.body).toContain('name="on" value="https://www.aubrac.example"');
  for (const origin of ['', 'https://elsewhere.example', 'null', 'javascript:1', ';script-src *']) {
    const other = await embeddedIn(origin);
    expect([origin, other.isShown, other.ancestors]).toEqual([origin, false, '*']);
    expect(other.body).toContain(`href="http://suite.test/f/${formId}?`);
  }
});

test('on a host name of its own the page shows the form and sends it there; forms of others are not there [LOC-06]', async () => {
  const host = 'stores.aubrac.example';
  const { brand, formId } = await brandWithForm({ host });
  const other = await brandWithForm();
  const path = (await brand.pageOf('Coutellerie du Mazel')).replace(`/l/${brand.slug}`, '');
  const { body } = await brand.request(path, { host });
  expect(body).toContain(`action="/f/${formId}"`);
  expect(body).toContain(`name="from" value="http://${host}${path}"`);
  const styles = hrefs(body).filter((href) => href.startsWith('/f/'));
  expect(styles).toHaveLength(1);
  for (const style of styles) expect((await brand.request(style, { host })).status).toBe(200);
  const sent = await suite.server.inject({
    method: 'POST',
    url: `/f/${formId}`,
    headers: {
      host,
      origin: `http://${host}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'do=send',
  });
  expect(sent.statusCode).toBe(400);
  expect(sent.body).toContain('class="pad form-page"');
  expect(sent.headers['set-cookie']).toBeUndefined();
  expect((await brand.request(`/f/${other.formId}`, { host })).body).not.toContain('form-page');
  expect((await brand.request('/sign-in', { host })).status).toBe(404);
});

test('a closed store answers 410 with the nearest ones, a moved one leads to the new one [LOC-06]', async () => {
  const { request, pageOf, ids, client } = await siteBrand(suite);
  const path = await pageOf('Quincaillerie Vidalenc');
  const locations = app.database.acrossClients().updateTable('directory.locations');
  const close = (values: object) =>
    locations
      .set({ closed_at: new Date(), ...values })
      .where('client_id', '=', client.id)
      .where('id', '=', ids.get('Quincaillerie Vidalenc'))
      .execute();
  await close({});
  await expect.poll(async () => (await request(`${path}?page=2`)).status).toBe(410);
  const gone = await request(`${path}?page=2`);
  expect(readPageTitle(gone.body)).toBe('Quincaillerie Vidalenc a fermé définitivement');
  expect(storeNames(gone.body)[0]).toBe('Forge de l’Aubrac');
  expect(gone.body).toContain('content="noindex"');
  await close({ moved_to_id: ids.get('Forge de l’Aubrac') });
  const moved = await request(path);
  expect(moved.status).toBe(301);
  expect(moved.headers.location).toMatch(/\/forge-de-l-aubrac-[0-9a-f]{10}$/);
});

test('a closed store leads to the one that its editor found by name and town [LOC-06]', async () => {
  const { request, pageOf, ids, client } = await siteBrand(suite);
  const admin = await suite.adminOf(client);
  const path = await pageOf('Quincaillerie Vidalenc');
  const params = { uuid: client.id, id: ids.get('Quincaillerie Vidalenc') ?? '' };
  const { body: closing } = await admin.call(getLocationCall, { params });
  for (const q of ['forge', 'Laguiole', 'aubrac laguiole']) {
    const { body: offered } = await admin.call(listLocationsCall, {
      params: { uuid: client.id },
      query: { view: 'open', limit: 20, q },
    });
    expect(offered.items.map(({ name }) => name)).toEqual(['Forge de l’Aubrac']);
  }
  const movedToId = ids.get('Forge de l’Aubrac') ?? '';
  const { body: saved } = await admin.call(updateLocationCall, {
    params,
    body: { closed: true, movedToId, version: closing.version },
  });
  expect(saved.movedTo).toMatchObject({ id: movedToId, name: 'Forge de l’Aubrac' });
  await expect
    .poll(async () => (await request(path)).headers.location)
    .toMatch(/forge-de-l-aubrac/);
});

test('a store is found under an older name and area, and sent to its address [LOC-06]', async () => {
  const { open, pageOf, ids } = await siteBrand(suite);
  const key = ids.get('Forge de l’Aubrac')?.slice(-10);
  const { status, headers } = await open(`/france/aveyron/old-name-${key}`);
  expect(status).toBe(301);
  expect(headers.location).toBe(await pageOf('Forge de l’Aubrac'));
  expect((await open('/fr')).headers.location).toMatch(/\/l\/[^/]+$/);
  expect((await open('/france/')).status).toBe(301);
});

test.each([
  '/atlantis',
  '/france/atlantis',
  '/it',
  '/a/b/c/d/e/f/g/h',
  '/%E0%A4%A',
  '/france/store-0000000000',
])('an address without a page is a friendly 404: %s [LOC-06]', async (path) => {
  const { open } = await siteBrand(suite);
  const { status, body } = await open(path);
  expect(status).toBe(404);
  expect(body).toMatch(/Cette page n’existe pas|This page does not exist/);
});

test('an area has breadcrumbs, areas inside, its stores and its neighbours [LOC-06]', async () => {
  const { open } = await siteBrand(suite, { config: { geoDivisionLevel: 2 } });
  const country = await open('/france');
  expect(country.status).toBe(200);
  expect(readPageTitle(country.body)).toBe('France\u00a0: 4 magasins');
  expect(country.body).toMatch(/>Occitanie<\/a> <span class="area-count">3 magasins</);
  expect(storeNames(country.body)).toHaveLength(4);
  const region = (await open('/france/occitanie')).body;
  expect(readPageTitle(region)).toBe('Occitanie\u00a0: 3 magasins');
  expect(region).toContain('Zones voisines');
  expect(region).toMatch(/href="[^"]*\/france\/ile-de-france"/);
  expect((await open('/en/france')).body).toContain('<html lang="en">');
});

test('a locator that shows some countries and types has no pages of the others [LOC-04]', async () => {
  const { open, ids } = await siteBrand(suite, { config: { countries: ['FR'] } });
  expect((await open('/norway')).status).toBe(404);
  expect((await open(`/norway/butikk-oslo-${ids.get('Butikk Oslo')?.slice(-10)}`)).status).toBe(
    404,
  );
  expect((await open()).body).not.toContain('Norvège');
});

test('a request to an unknown slug gets a translated 404 page, and another method gets 405 [LOC-06]', async () => {
  const visitor = suite.visitor({ 'accept-language': 'de' });
  const unknown = await visitor.send({ method: 'GET', path: '/l/nobody-has-this' });
  expect(unknown.status).toBe(404);
  expect(unknown.raw.body).toContain('Diese Seite gibt es nicht');
  expect((await visitor.send({ method: 'POST', path: '/l/nobody-has-this' })).status).toBe(405);
});
