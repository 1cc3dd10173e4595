import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { brandForm } from '#modules/forms/server/testing/brand-form.ts';
import { brandLead } from '#modules/leads/server/testing/brand-lead.ts';
import { setLead } from '#modules/leads/server/testing/set-lead.ts';
import {
  getCodeResultsCall,
  getJourneyCall,
  searchProfilesCall,
} from '#modules/profile-hub/contract/profiles.ts';
import {
  type NewStation,
  writeStations,
} from '#modules/profile-hub/server/journey/write-stations.ts';
import type { ProfileHubTables } from '#modules/profile-hub/server/tables.ts';
import { brandContact } from '#modules/profile-hub/server/testing/brand-contacts.ts';
import { madeTouchpoint } from '#modules/touchpoints/server/testing/made-touchpoint.ts';
import { countVisits } from '#modules/touchpoints/server/visits/count-visits.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { eventsAreDelivered } from '#platform/testing/jobs-are-done.ts';
import { testApp } from '#platform/testing/test-app.ts';

const suite = await testApp();
const { app } = suite;
const DAY_MS = 86_400_000;
const CONTACTS = 'profilehub/contacts';

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
      { kind: 'sale', amount: 22_800 },
      { kind: 'review', grade: 4 },
      { kind: 'review', ref: 'second' },
      { kind: 'reply' },
    ]),
    ...journey(other, 'b', [{ kind: 'scan' }, { kind: 'lead' }]),
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
    leads: { leads: 2, accepted: 1, sales: 1, amount: 22_800 },
    reviews: { reviews: 1, replies: 1 },
    isCapped: false,
  });
  const unknown = await admin.call(getCodeResultsCall, { query: { ...query, suffix: 'nothing' } });
  expect(unknown.body).toMatchObject({ code: null, leads: { leads: 0, amount: 0 } });

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
  await eventsAreDelivered(app);
  await sql`update leads.leads set status = 'lost' where client_id = ${client.id} and id = ${lost}`.execute(
    app.database.acrossClients(),
  );

  const query = { brandId: client.brandId };
  const [contact] = (await admin.call(searchProfilesCall, { body: query })).body.items;
  const read = { params: { id: contact?.id ?? '' }, query };
  const { waiting } = (await admin.call(getJourneyCall, read)).body;
  expect(waiting.map(({ journeyId }) => journeyId)).toEqual([sooner, later]);
  expect(waiting[0]).toMatchObject({ isAccepted: false, currency: 'EUR' });

  const role = 'brand_user' as const;
  const limited = await suite
    .visitor()
    .as(await suite.people.user({ at: [{ client, role, menus: [CONTACTS] }] }));
  expect((await limited.call(getJourneyCall, read)).body).toMatchObject({ total: 3, waiting: [] });
});
