import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { leadCreated, leadDeleted, leadRelocated } from '#modules/leads/contract/lead-events.ts';
import { placesSearched } from '#modules/locator/contract/traffic.ts';
import {
  landingPageVisited,
  touchpointScanned,
} from '#modules/touchpoints/contract/touchpoint-events.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { handleOnce } from '#platform/server/events/event-delivery.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { demandBrand } from './testing/demand-brand.ts';

const suite = await testApp({ work: false });
const { app } = suite;
const all = app.database.acrossClients();
/** Delivers only to this module's listener, because the records are incomplete for others. */
const deliver = (name: string, clientId: string, eventId: string) =>
  handleOnce({
    listener: app.events.listener(`opportunity.${name}`),
    clientId,
    eventId,
    database: app.database,
  });
type Brand = Awaited<ReturnType<typeof demandBrand>>;

async function publishLead(
  { clientId, formId }: Brand,
  what: 'created' | 'relocated' | 'deleted',
  leadId: string,
): Promise<void> {
  const about = { leadId, formId, at: '2026-10-05T12:00:00Z' };
  const none = { email: null, phone: null, partners: null };
  const emptyIdentity = { email: null, phone: null, firstname: null, lastname: null, gender: null };
  const publish = () => {
    if (what === 'deleted')
      return app.events.publish(all, leadDeleted, { clientId, payload: about });
    if (what === 'relocated')
      return app.events.publish(all, leadRelocated, {
        clientId,
        payload: { ...about, locationId: uuidV7() },
      });
    return app.events.publish(all, leadCreated, {
      clientId,
      payload: {
        ...about,
        visitId: null,
        landedAt: null,
        form: 'Form',
        locale: null,
        sku: null,
        product: null,
        location: null,
        identity: { ...emptyIdentity, address: null, zip: null, city: null, country: null },
        optin: none,
        wording: none,
      },
    });
  };
  await deliver(`follow-${what}-lead`, clientId, await publish());
}

test('a lead is an intention at its town to about a kilometre, with its product, and nothing of the person [OPP-01]', async () => {
  const brand = await demandBrand(suite, { timeZone: 'Pacific/Auckland' });
  await brand.product('Cocotte-24', 'Cookware');
  const id = await brand.lead({ zip: '12000', city: 'Rodez', country: 'FR', sku: 'cocotte-24' });
  await publishLead(brand, 'created', id);
  await publishLead(brand, 'created', id);
  const [intention, ...others] = await brand.intentions();
  expect(others).toEqual([]);
  expect(intention).toMatchObject({
    source: 'lead',
    source_key: id,
    day: '2026-10-06',
    quantity: 1,
    unserved: 1,
    country: 'FR',
    latitude: expect.closeTo(44.35, 1),
    longitude: expect.closeTo(2.57, 1),
    precision: 'kilometre',
    sku: 'Cocotte-24',
    category: 'Cookware',
  });
  expect(JSON.stringify(intention)).not.toMatch(/Friederike|Touat|12000/);
});

test('a lead without postal code and town counts at its store, and stays there after an erasure [BEY-04] [OPP-01]', async () => {
  const brand = await demandBrand(suite);
  const locationId = uuidV7();
  await sql`
    insert into directory.locations (client_id, id, code, name, street, postal_code, city, country, latitude, longitude)
    values (${brand.clientId}, ${locationId}, 'S1', 'La Cuisine', '24 rue Saint-Jacques', '69002', 'Lyon', 'FR', 45.7578, 4.832)`.execute(
    all,
  );
  const id = await brand.lead({ locationId });
  const elsewhere = await brand.lead({ locationId, zip: '12000', country: 'FR' });
  await publishLead(brand, 'created', id);
  await publishLead(brand, 'created', elsewhere);
  const places = async () =>
    new Map(
      (await brand.intentions()).map(({ source_key, latitude, precision }) => [
        source_key,
        [latitude, precision],
      ]),
    );
  const expected = new Map([
    [id, [45.76, 'town']],
    [elsewhere, [expect.closeTo(44.35, 1), 'kilometre']],
  ]);
  expect(await places()).toEqual(expected);
  await sql`
    update leads.leads set zip = null, city = null, identity_country = null
    where client_id = ${brand.clientId} and id = ${elsewhere}`.execute(all);
  await publishLead(brand, 'relocated', elsewhere);
  expect(await places()).toEqual(expected);
});

test('a lead that is moved is served, one that is deleted leaves every sum, one that is erased stays at its place [OPP-01]', async () => {
  const brand = await demandBrand(suite);
  const id = await brand.lead({ city: 'Rodez', country: 'FR' });
  const gone = await brand.lead({ city: 'Nowhere at all', country: 'FR' });
  await publishLead(brand, 'created', id);
  await publishLead(brand, 'created', gone);
  expect(await brand.sums()).toEqual({ lead: [2, 2] });
  const locationId = uuidV7();
  await sql`update leads.leads set location_id = ${locationId}, city = null, identity_country = null where id = ${id}`.execute(
    all,
  );
  await publishLead(brand, 'relocated', id);
  await sql`delete from leads.leads where id = ${gone}`.execute(all);
  await publishLead(brand, 'deleted', gone);
  // A late event of a deleted lead does not restore it.
  await publishLead(brand, 'created', gone);
  expect(await brand.intentions()).toMatchObject([
    {
      source_key: id,
      location_id: locationId,
      unserved: 0,
      country: 'FR',
      precision: 'town',
      latitude: expect.closeTo(44.35, 1),
    },
  ]);
  expect(await brand.sums()).toEqual({ lead: [1, 0] });
});

test('scans and clicks count for their country alone, each visit once [OPP-01]', async () => {
  const brand = await demandBrand(suite);
  await brand.product('P1', 'Pans');
  const visit = (kind: 'scan' | 'click', country: string) => ({
    visitId: uuidV7(),
    at: '2026-10-05T12:00:00Z',
    kind,
    suffix: 'x',
    country,
    device: 'iphone' as const,
  });
  const payload = {
    touchpointId: 't',
    sku: 'P1',
    visits: [visit('scan', 'FR'), visit('scan', ''), visit('click', 'DE')],
  };
  const { clientId } = brand;
  for (const _ of ['once', 'twice'])
    await deliver(
      'follow-visits',
      clientId,
      await app.events.publish(all, touchpointScanned, { clientId, payload }),
    );
  expect(await brand.sums()).toEqual({ scan: [2, 0], visit: [1, 0] });
  for (const row of await brand.intentions())
    expect(row).toMatchObject({
      precision: 'country',
      latitude: null,
      cell: null,
      area_2: null,
      category: 'Pans',
    });
});

test('landing pages that were opened by their own address are visits, counted once for each event [OPP-01]', async () => {
  const brand = await demandBrand(suite);
  const { clientId } = brand;
  const eventId = await app.events.publish(all, landingPageVisited, {
    clientId,
    payload: {
      touchpointId: 'f'.repeat(24),
      sku: 'unknown',
      at: '2026-10-05T12:00:00Z',
      visits: [
        { country: 'FR', times: 3 },
        { country: '', times: 2 },
      ],
    },
  });
  for (const _ of [1, 2]) await deliver('follow-page-visits', clientId, eventId);
  expect(await brand.sums()).toEqual({ visit: [5, 0] });
});

test('searches of a place and day are one row with the sums of now, however often and late they are announced [OPP-01]', async () => {
  const brand = await demandBrand(suite);
  const { clientId } = brand;
  const places = [{ slug: brand.slug, day: '2026-10-05', country: 'FR', label: 'Rodez' }];
  const announce = () => app.events.publish(all, placesSearched, { clientId, payload: { places } });
  await brand.place('Rodez', { searches: 3, noneNear: 1 });
  const early = await announce();
  await deliver('follow-searches', clientId, await announce());
  await brand.place('Rodez', { searches: 8, noneNear: 2 });
  await deliver('follow-searches', clientId, await announce());
  await deliver('follow-searches', clientId, early);
  expect(await brand.intentions()).toMatchObject([
    {
      source: 'search',
      quantity: 8,
      unserved: 2,
      precision: 'town',
      latitude: 44.35,
      day: '2026-10-05',
    },
  ]);
  expect(await brand.sums()).toEqual({ search: [8, 2] });
});
