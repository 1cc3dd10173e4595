import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { seeLeads } from '#modules/leads/contract/permissions.ts';
import { actOnLead } from '#modules/leads/server/leads/act-on-lead.ts';
import type { LeadsTables } from '#modules/leads/server/tables.ts';
import { brandLead } from '#modules/leads/server/testing/brand-lead.ts';
import { setLead } from '#modules/leads/server/testing/set-lead.ts';
import {
  getCodeResultsCall,
  getJourneyCall,
  searchProfilesCall,
} from '#modules/profile-hub/contract/profiles.ts';
import { readCodeResults } from '#modules/profile-hub/server/journey/read-code-results.ts';
import {
  type NewStation,
  writeStations,
} from '#modules/profile-hub/server/journey/write-stations.ts';
import type { ProfileHubTables } from '#modules/profile-hub/server/tables.ts';
import { brandContact } from '#modules/profile-hub/server/testing/brand-contacts.ts';
import { madeTouchpoint } from '#modules/touchpoints/server/testing/made-touchpoint.ts';
import { countVisits } from '#modules/touchpoints/server/visits/count-visits.ts';
import { permissionMenuItems } from '#platform/contract/permission.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { eventsAreDelivered } from '#platform/testing/jobs-are-done.ts';
import { testApp } from '#platform/testing/test-app.ts';

const suite = await testApp();
const { app } = suite;
const DAY_MS = 86_400_000;
const CONTACTS = 'profilehub/contacts';
/** May see leads, but neither reviews nor touchpoints. */
const READER = { role: 'brand_admin', menus: new Set(permissionMenuItems(seeLeads)) } as const;

test('a short URL’s visits, leads, sales and reviews of a year are counted once per journey, for readers who may see them [PH-05]', async () => {
  const client = await suite.people.client();
  const admin = await suite.adminOf(client);
  const touchpointId = await madeTouchpoint(app, client, { suffix: 'Brotmesser' });
  const scan = {
    ...{ clientId: client.id, touchpointId, sku: null, suffix: 'Brotmesser' },
    ...({ kind: 'scan', country: 'AT', device: 'iphone' } as const),
  };
  const [now, old] = [new Date(), new Date(Date.now() - 400 * DAY_MS)];
  await countVisits({ app }, [
    { ...scan, id: uuidV7(), at: now },
    { ...scan, id: uuidV7(), at: now, kind: 'click' },
    { ...scan, id: uuidV7(old.getTime()), at: old },
  ]);

  const db = app.database.ofClient<ProfileHubTables>(client.id);
  const [one, other] = [
    await brandContact({ db }, client.id, { email: 'one@post.example' }),
    await brandContact({ db }, client.id, { email: 'other@post.example' }),
  ];
  const journey = (
    contactId: string,
    journeyId: string,
    stations: readonly (Pick<NewStation, 'kind'> & Partial<NewStation>)[],
  ): NewStation[] =>
    stations.map((station) => ({
      contactId,
      journeyId,
      at: now,
      ref: `${journeyId}-${station.kind}`,
      ...station,
      ...(station.kind === 'scan' && { detail: { suffix: 'Brotmesser' } }),
    }));
  await writeStations({ db }, client.id, [
    ...journey(one, 'a', [
      { kind: 'scan' },
      { kind: 'scan', ref: 'again' },
      { kind: 'lead' },
      { kind: 'accepted' },
      { kind: 'sale', amount: 22_800, currency: 'EUR' },
      { kind: 'review', grade: 4 },
      { kind: 'review', ref: 'second' },
      { kind: 'reply' },
    ]),
    ...journey(other, 'b', [
      { kind: 'scan' },
      { kind: 'lead' },
      { kind: 'sale', amount: 9_900, currency: 'CHF' },
    ]),
    // Sold without a price.
    ...journey(other, 'e', [{ kind: 'scan' }, { kind: 'lead' }, { kind: 'sale' }]),
    // Over a year ago, and by another code.
    ...journey(other, 'c', [
      { kind: 'scan', at: old },
      { kind: 'lead', at: old },
    ]),
    ...journey(other, 'd', [{ kind: 'lead' }, { kind: 'sale', amount: 100 }]),
  ]);

  const query = { brandId: client.brandId, suffix: 'Brotmesser' };
  expect((await admin.call(getCodeResultsCall, { query })).body).toEqual({
    code: { touchpointId, address: expect.stringMatching(/\/Brotmesser$/), visits: 2 },
    leads: {
      leads: 3,
      accepted: 1,
      sales: 3,
      amounts: [
        { amount: 9_900, currency: 'CHF' },
        { amount: 22_800, currency: 'EUR' },
      ],
    },
    reviews: { reviews: 1, replies: 1 },
    isCapped: false,
  });
  const unknown = await admin.call(getCodeResultsCall, { query: { ...query, suffix: 'nothing' } });
  expect(unknown.body).toMatchObject({ code: null, leads: { leads: 0, amounts: [] } });

  const role = 'brand_user' as const;
  const limited = await suite
    .visitor()
    .as(await suite.people.user({ at: [{ client, role, menus: [CONTACTS] }] }));
  expect((await limited.call(getCodeResultsCall, { query })).body).toEqual({
    code: null,
    leads: null,
    reviews: null,
    isCapped: false,
  });
  const stranger = await suite.adminOf(await suite.people.client());
  expect((await stranger.call(getCodeResultsCall, { query })).status).toBe(403);
});

test('of a short URL with more scans than the limit, the journeys of the latest are counted, and the result says so [PH-05]', async () => {
  const client = await suite.people.client();
  const db = app.database.ofClient<ProfileHubTables>(client.id);
  const contactId = await brandContact({ db }, client.id, { email: 'one@post.example' });
  const station = (
    journeyId: string,
    kind: 'scan' | 'lead',
    daysAgo: number,
    ref = '',
  ): NewStation => ({
    contactId,
    journeyId,
    kind,
    at: new Date(Date.now() - daysAgo * DAY_MS),
    ref: `${journeyId}-${kind}${ref}`,
    ...(kind === 'scan' && { detail: { suffix: 'Brotmesser' } }),
  });
  await writeStations({ db }, client.id, [
    station('late', 'scan', 1, 'again'),
    station('late', 'scan', 2),
    station('late', 'lead', 2),
    station('early', 'scan', 3),
    station('early', 'lead', 3),
  ]);
  const of = { clientId: client.id, suffix: 'Brotmesser' };
  const upTo = async (limit: number) => {
    const { leads, isCapped } = await readCodeResults({ db, app }, of, READER, limit);
    return [leads?.leads, isCapped];
  };
  expect(await upTo(3)).toEqual([2, false]);
  expect(await upTo(2)).toEqual([1, true]);
});

test('a sale has the currency of its lead on the journey of the contact [PH-05]', async () => {
  const client = await suite.people.client();
  const admin = await suite.adminOf(client);
  const form = await brandForm(app, client.id);
  const which = { clientId: client.id, formId: form.id };
  const id = await brandLead(app, which, { email: 'sold@post.example' });
  await setLead(app, { clientId: client.id, id }, { currency: 'CHF' });
  const db = app.database.ofClient<LeadsTables>(client.id);
  const by = { kind: 'brand', name: 'Solveig', email: null, userId: null } as const;
  await db
    .transaction()
    .execute((tx) =>
      actOnLead(
        { db: tx, app },
        { clientId: client.id, id },
        { action: 'convert', by, price: 24_900 },
      ),
    );
  await eventsAreDelivered(app);

  const query = { brandId: client.brandId };
  const [contact] = (await admin.call(searchProfilesCall, { body: query })).body.items;
  const read = { params: { id: contact?.id ?? '' }, query };
  const { items } = (await admin.call(getJourneyCall, read)).body;
  expect(items.find(({ kind }) => kind === 'sale')).toMatchObject({
    amount: 24_900,
    currency: 'CHF',
  });
});

test('a journey tells which of its leads wait, the first to be lost first, but not a reader without leads [PH-05] [LEAD-06]', async () => {
  const client = await suite.people.client();
  const admin = await suite.adminOf(client);
  const form = await brandForm(app, client.id);
  const which = { clientId: client.id, formId: form.id };
  const lead = (closesInDays: number) =>
    brandLead(app, which, { email: 'waiting@post.example' }).then(async (id) => {
      const closes_at = new Date(Date.now() + closesInDays * DAY_MS);
      await setLead(app, { clientId: client.id, id }, { closes_at });
      return id;
    });
  const [later, sooner, lost] = [await lead(9), await lead(2), await lead(1)];
  const prices = { price: null, estimated_price: 15_000 };
  await setLead(app, { clientId: client.id, id: sooner }, prices);
  await setLead(app, { clientId: client.id, id: later }, { ...prices, price: 12_000 });
  await eventsAreDelivered(app);
  await sql`update leads.leads set status = 'lost' where client_id = ${client.id} and id = ${lost}`.execute(
    app.database.acrossClients(),
  );

  const query = { brandId: client.brandId };
  const [contact] = (await admin.call(searchProfilesCall, { body: query })).body.items;
  const read = { params: { id: contact?.id ?? '' }, query };
  const { waiting } = (await admin.call(getJourneyCall, read)).body;
  expect(waiting.map(({ journeyId }) => journeyId)).toEqual([sooner, later]);
  expect(waiting).toMatchObject([
    { isAccepted: false, price: 15_000, isEstimated: true, currency: 'EUR' },
    // A price that a person gave is not an estimate.
    { isAccepted: false, price: 12_000, isEstimated: false, currency: 'EUR' },
  ]);

  const role = 'brand_user' as const;
  const limited = await suite
    .visitor()
    .as(await suite.people.user({ at: [{ client, role, menus: [CONTACTS] }] }));
  expect((await limited.call(getJourneyCall, read)).body).toMatchObject({ total: 3, waiting: [] });
});
