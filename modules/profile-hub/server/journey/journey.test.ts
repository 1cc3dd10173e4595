import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import { reviewAnswered, reviewReceived } from '#modules/communication/contract/review-events.ts';
import {
  leadAccepted,
  leadConverted,
  leadCreated,
  leadDeleted,
  leadLost,
  leadRelocated,
  leadReopened,
} from '#modules/leads/contract/lead-events.ts';
import { listConsentsCall } from '#modules/profile-hub/contract/consents.ts';
import { mergeContactsCall } from '#modules/profile-hub/contract/duplicates.ts';
import { getJourneyCall, searchProfilesCall } from '#modules/profile-hub/contract/profiles.ts';
import { touchpointScanned } from '#modules/touchpoints/contract/touchpoint-events.ts';
import type { EventDefinition } from '#platform/contract/event.ts';
import { collectFromModules } from '#platform/server/collect-from-modules.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { eventsAreDelivered, jobsAreDone } from '#platform/testing/jobs-are-done.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { ProfileHubTables } from '../tables.ts';
import { brandContact } from '../testing/brand-contacts.ts';
import { joinCountedVisit } from './join-counted-visit.job.ts';

const suite = await testApp();
const { app } = suite;
let client = await suite.people.client();
let admin = suite.visitor();

beforeEach(async () => {
  client = await suite.people.client();
  admin = await suite.adminOf(client);
});

async function publishEvent<Payload extends z.ZodType>(
  event: EventDefinition<Payload>,
  payload: z.input<Payload>,
): Promise<void> {
  const db = app.database.ofClient(client.id);
  await app.events.publish(db, event, { clientId: client.id, payload });
}
async function allDelivered(): Promise<void> {
  await eventsAreDelivered(app);
  await jobsAreDone(app, joinCountedVisit.name);
}

/** Other modules also handle lead events and look up leads by id. */
const nth = (number: number) => `019a8000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const emptyIdentity = {
  email: null,
  phone: null,
  firstname: null,
  lastname: null,
  gender: null,
  address: null,
  zip: null,
  city: null,
  country: null,
};
const lead = (over: object = {}): z.input<typeof leadCreated.payload> => ({
  leadId: nth(1),
  at: '2026-10-24T18:07:00.000Z',
  visitId: null,
  landedAt: null,
  form: 'Product request',
  locale: 'de',
  sku: 'UNT-4',
  product: 'Untersetzerset',
  location: 'Vinothek Schlossberg',
  identity: {
    ...emptyIdentity,
    email: 'Sieglinde@Post.example',
    firstname: 'Sieglinde',
    country: 'AT',
  },
  optin: { email: true, phone: false, partners: null },
  wording: { email: 'Maison Aubrac darf mir schreiben.', phone: null, partners: null },
  ...over,
});
const contacts = async () =>
  (await admin.call(searchProfilesCall, { body: { brandId: client.brandId } })).body.items;
const journey = async (id: string) =>
  (await admin.call(getJourneyCall, { params: { id }, query: { brandId: client.brandId } })).body
    .items;
const ledger = async (id: string) =>
  (await admin.call(listConsentsCall, { params: { id }, query: { brandId: client.brandId } })).body
    .items;

test('a lead makes its contact, with its opt-in detail in the ledger [LEAD-14] [PH-06]', async () => {
  await publishEvent(leadCreated, lead());
  await allDelivered();
  const [contact] = await contacts();
  expect(contact).toMatchObject({
    origin: 'lead',
    criterias: {
      email: 'sieglinde@post.example',
      firstname: 'Sieglinde',
      optin_email: true,
      optin_phone: false,
      optin_partners: null,
    },
    lastActivity: { kind: 'lead', at: '2026-10-24T18:07:00.000Z' },
  });
  expect(await ledger(contact?.id ?? '')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        purpose: 'optin_email',
        decision: 'given',
        source: 'lead',
        sourceName: 'Product request, Vinothek Schlossberg',
        wording: 'Maison Aubrac darf mir schreiben.',
      }),
      expect.objectContaining({ purpose: 'optin_phone', decision: 'refused' }),
    ]),
  );
});

test('a known contact’s lead fills missing values and overwrites none; an unchecked box withdraws nothing [LEAD-14] [PH-18]', async () => {
  const db = app.database.ofClient<ProfileHubTables>(client.id);
  const id = await brandContact(
    { db },
    client.id,
    { email: 'sieglinde@post.example', firstname: 'Linde' },
    { decisions: { optin_phone: 'given' } },
  );
  await publishEvent(leadCreated, lead());
  await allDelivered();
  expect(await contacts()).toMatchObject([
    { id, criterias: { firstname: 'Linde', country: 'AT', optin_email: true, optin_phone: true } },
  ]);
});

test('two contacts may share a phone: a different e-mail address makes another contact [LEAD-14]', async () => {
  const phone = '+43 662 55 01 39';
  await publishEvent(leadCreated, lead({ identity: { ...emptyIdentity, phone } }));
  await allDelivered();
  await publishEvent(
    leadCreated,
    lead({ leadId: nth(2), identity: { ...emptyIdentity, phone, email: 'a@x.example' } }),
  );
  await allDelivered();
  expect(await contacts()).toHaveLength(1);
  await publishEvent(
    leadCreated,
    lead({ leadId: nth(3), identity: { ...emptyIdentity, phone, email: 'b@x.example' } }),
  );
  await allDelivered();
  expect(await contacts()).toHaveLength(2);
});

test('each event of a lead appears once on its journey, even if repeated or delivered in another order [PH-05]', async () => {
  // Arrives before its lead, so it is retried until the lead is known.
  await publishEvent(leadAccepted, {
    leadId: nth(1),
    at: '2026-10-24T20:11:00.000Z',
    by: 'Herr Ebner',
  });
  await publishEvent(leadCreated, lead({ landedAt: '2026-10-24T18:03:00.000Z' }));
  await allDelivered();
  const sale = {
    leadId: nth(1),
    at: '2026-10-28T10:00:00.000Z',
    amount: 22_800,
    currency: 'CHF',
    sku: 'UNT-4',
  };
  await publishEvent(leadConverted, sale);
  await publishEvent(leadConverted, sale);
  const review = {
    reviewId: 'review-1',
    email: null,
    leadId: nth(1),
    at: '2026-11-02T10:00:00.000Z',
  };
  await publishEvent(reviewReceived, { ...review, grade: 4, origin: 'GMB', location: null });
  const answer = { origin: 'GMB', location: null, locationId: null, reply: { text: 'Thank you!' } };
  await publishEvent(reviewAnswered, {
    ...review,
    ...answer,
    at: '2036-11-03T08:15:00.000Z',
    by: 'bot',
  });
  await allDelivered();
  const [contact] = await contacts();
  const stations = await journey(contact?.id ?? '');
  expect(stations.map(({ kind }) => kind)).toEqual([
    'reply',
    'review',
    'sale',
    'accepted',
    'lead',
    'landing',
  ]);
  expect(new Set(stations.map(({ journeyId }) => journeyId))).toEqual(new Set([nth(1)]));
  expect(stations.find(({ kind }) => kind === 'sale')).toMatchObject({
    amount: 22_800,
    currency: 'CHF',
    sku: 'UNT-4',
  });
  expect(contact?.lastActivityAt).toBe('2036-11-03T08:15:00.000Z');
});

test('a scan belongs to a contact only when a request came from that visit, counted before or after it [PH-05]', async () => {
  const [early, late, others] = [uuidV7(), uuidV7(), uuidV7()];
  const all = app.database.acrossClients();
  const touchpointId = 'a'.repeat(24);
  await sql`insert into touchpoints.visits (client_id, id, at, touchpoint_id, suffix, kind, country, device)
    values (${client.id}, ${early}, now(), ${touchpointId}, 'brotmesser', 'scan', 'AT', 'android')`.execute(
    all,
  );
  await publishEvent(leadCreated, lead({ visitId: early }));
  await publishEvent(leadCreated, lead({ leadId: nth(2), visitId: late }));
  await allDelivered();
  const visit = {
    at: new Date().toISOString(),
    kind: 'scan',
    country: 'AT',
    device: 'android',
  } as const;
  await publishEvent(touchpointScanned, {
    touchpointId,
    sku: 'UNT-4',
    visits: [
      { ...visit, visitId: late, suffix: 'garantie' },
      { ...visit, visitId: others, suffix: 'garantie' },
    ],
  });
  await allDelivered();
  const [contact] = await contacts();
  const scans = (await journey(contact?.id ?? '')).filter(({ kind }) => kind === 'scan');
  expect(scans.map(({ journeyId, detail }) => [journeyId, detail.suffix]).sort()).toEqual([
    [nth(1), 'brotmesser'],
    [nth(2), 'garantie'],
  ]);
  // A visit of another brand has no contact here.
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from profile_hub.stations where client_id = ${client.id} and ref = ${others}`.execute(
    all,
  );
  expect(rows[0]?.count).toBe(0);
});

test('a review finds its contact by e-mail but creates none; a lead without an identity creates none either [PH-05]', async () => {
  const about = {
    at: '2026-11-02T10:00:00.000Z',
    leadId: null,
    grade: 5,
    origin: 'GMB',
    location: null,
  };
  await publishEvent(reviewReceived, { ...about, reviewId: 'r1', email: 'stranger@x.example' });
  await publishEvent(leadCreated, lead({ leadId: nth(9), identity: emptyIdentity }));
  await publishEvent(leadLost, { leadId: nth(9), at: '2026-11-02T10:00:00.000Z', reason: null });
  await allDelivered();
  expect(await contacts()).toEqual([]);
  const db = app.database.ofClient<ProfileHubTables>(client.id);
  const id = await brandContact({ db }, client.id, { email: 'known@x.example' });
  await publishEvent(reviewReceived, { ...about, reviewId: 'r2', email: ' Known@X.example' });
  await allDelivered();
  expect(await journey(id)).toMatchObject([{ kind: 'review', grade: 5, journeyId: null }]);
});

test('a review by e-mail ends the journey of the latest request to its store, with its reply [BEY-04] [PH-05]', async () => {
  await publishEvent(leadCreated, lead());
  await publishEvent(
    leadCreated,
    lead({ leadId: nth(2), at: '2026-10-26T18:07:00.000Z', location: 'Tischkultur Zillner' }),
  );
  await allDelivered();
  const about = {
    at: '2026-11-02T10:00:00.000Z',
    leadId: null,
    email: 'sieglinde@post.example',
    origin: 'GATOREVIEWS',
    location: 'Vinothek Schlossberg',
  };
  const receive = (reviewId: string, over: object = {}) =>
    publishEvent(reviewReceived, { ...about, grade: 5, reviewId, ...over });
  await receive('r1');
  await allDelivered();
  await publishEvent(reviewAnswered, {
    ...about,
    reviewId: 'r1',
    at: '2026-11-03T10:00:00.000Z',
    by: 'bot',
    locationId: null,
    reply: { text: 'Danke!' },
  });
  // That request has its review, no request went to this store, and this request was later.
  await receive('r2', { at: '2026-11-04T10:00:00.000Z' });
  await allDelivered();
  await receive('r3', { location: 'Küchenwelt Prohaska' });
  await receive('r4', { at: '2026-10-25T10:00:00.000Z', location: 'Tischkultur Zillner' });
  await receive('r5', { location: null });
  await allDelivered();
  const [contact] = await contacts();
  const { rows } = await sql<{ ref: string; kind: string; journey: string | null }>`
    select ref, kind, journey_id as journey from profile_hub.stations
    where client_id = ${client.id} and contact_id = ${contact?.id} and kind in ('review', 'reply')
    order by ref, kind`.execute(app.database.acrossClients());
  expect(rows).toEqual([
    { ref: 'r1', kind: 'reply', journey: nth(1) },
    { ref: 'r1', kind: 'review', journey: nth(1) },
    { ref: 'r2', kind: 'review', journey: null },
    { ref: 'r3', kind: 'review', journey: null },
    { ref: 'r4', kind: 'review', journey: null },
    { ref: 'r5', kind: 'review', journey: nth(2) },
  ]);
});

test('a merged contact is found by its former address, in a lead and in a review [LEAD-14] [PH-18]', async () => {
  const db = app.database.ofClient<ProfileHubTables>(client.id);
  const id = await brandContact({ db }, client.id, { email: 'kept@post.example' });
  const gone = await brandContact({ db }, client.id, { email: 'sieglinde@post.example' });
  const { body } = await admin.call(mergeContactsCall, {
    params: { uuid: client.id },
    body: { contacts: [id, gone].map((one) => ({ id: one, version: 1 })) },
  });
  await publishEvent(leadCreated, lead());
  await publishEvent(reviewReceived, {
    reviewId: 'review-1',
    at: '2026-10-25T18:07:00.000Z',
    grade: 5,
    origin: 'Google',
    location: null,
    leadId: null,
    email: 'Sieglinde@post.example',
  });
  await allDelivered();
  expect((await contacts()).map((contact) => contact.id)).toEqual([body.keptId]);
  const kinds = (await journey(body.keptId)).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['lead', 'review']));
});

test('undone steps of a lead do not appear on its journey, in any order of delivery [LEAD-04] [PH-05]', async () => {
  await publishEvent(leadCreated, lead());
  await allDelivered();
  const at = (minute: string) => ({ leadId: nth(1), at: `2026-10-24T20:${minute}:00.000Z` });
  const kinds = async () =>
    (await journey((await contacts())[0]?.id ?? '')).map(({ kind }) => kind).sort();
  await publishEvent(leadReopened, { ...at('12'), undone: 'accept', status: 'new' });
  await allDelivered();
  await publishEvent(leadAccepted, { ...at('11'), by: 'Herr Ebner' });
  await allDelivered();
  expect(await kinds()).toEqual(['lead']);
  await publishEvent(leadAccepted, { ...at('13'), by: 'Frau Moser' });
  await allDelivered();
  expect(await kinds()).toEqual(['accepted', 'lead']);
  await publishEvent(leadRelocated, { ...at('14'), locationId: 'another' });
  await publishEvent(leadConverted, { ...at('15'), amount: 100 });
  await allDelivered();
  expect(await kinds()).toEqual(['lead', 'sale']);
  await publishEvent(leadReopened, { ...at('16'), undone: 'convert', status: 'new' });
  await allDelivered();
  expect(await kinds()).toEqual(['lead']);
});

test('a deleted lead leaves nothing on the contact’s journey, even if its other events arrive later [LEAD-02] [PH-05]', async () => {
  await publishEvent(leadCreated, lead({ landedAt: '2026-10-24T18:03:00.000Z' }));
  await allDelivered();
  const [contact] = await contacts();
  await publishEvent(leadDeleted, { leadId: nth(1), at: '2026-10-25T08:00:00.000Z' });
  await allDelivered();
  await publishEvent(leadLost, { leadId: nth(1), at: '2026-10-25T07:59:00.000Z', reason: 'idle' });
  await publishEvent(leadDeleted, { leadId: nth(2), at: '2026-10-25T08:00:00.000Z' });
  await allDelivered();
  await publishEvent(leadCreated, lead({ leadId: nth(2) }));
  await allDelivered();
  expect(await journey(contact?.id ?? '')).toEqual([]);
  expect(await contacts()).toHaveLength(1);
});

test('only one listener of the module handles a new lead, so that none waits for another and retries [PH-05]', () => {
  const hear = collectFromModules(suite.modules, 'listeners').filter(
    ({ name, event }) => event.type === leadCreated.type && name.startsWith('profile-hub.'),
  );
  expect(hear.map(({ name }) => name)).toEqual(['profile-hub.follow-new-lead']);
});
