import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import {
  decideCampaignCall,
  listCampaignMappingsCall,
  receiveAnswersCall,
} from '#modules/profile-hub/contract/campaign-calls.ts';
import { mergeContactsCall } from '#modules/profile-hub/contract/duplicates.ts';
import { saveMappingCall } from '#modules/profile-hub/contract/mapping-calls.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { receiveAnswers } from '../../campaigns/receive-answers.ts';
import { recordDecisions } from '../../consents/record-decisions.ts';
import { brandContact } from '../../testing/brand-contacts.ts';
import { ada, mappingBrand } from '../../testing/mapping-brand.ts';

const suite = await testApp();
let brand = await mappingBrand(suite);

beforeEach(async () => {
  brand = await mappingBrand(suite);
});

test('a mapping writes nothing until it is saved, and then past answers become criteria [PH-16]', async () => {
  await brand.receiveResponses(ada);
  await brand.mapAll();
  expect(await brand.contacts()).toEqual([]);
  await brand.save();
  const [one] = await brand.contacts();
  expect(one).toMatchObject({
    origin: 'answer',
    criterias: {
      email: 'ada@post.example',
      firstname: 'Ada',
      cooks_for: await brand.optionOf('cooks_for', 'Two'),
      owns: [await brand.optionOf('owns', 'Pot'), await brand.optionOf('owns', 'Pan')],
      optin_email: true,
    },
  });
  const { rows } = await sql<{ text: string; source: string; source_name: string; at: Date }>`
    select text, source, source_name, at from profile_hub.consents as consent
    join profile_hub.wordings as wording on wording.id = consent.wording_id
    where consent.client_id = ${brand.client.id}`.execute(brand.db);
  expect(rows).toEqual([
    {
      text: 'May we write to you?',
      source: 'answer',
      source_name: 'After the sale',
      at: new Date('2026-06-01T10:00:00Z'),
    },
  ]);
});

test('a merged contact is found by its former address [PH-16] [PH-18]', async () => {
  const { db, client, admin } = brand;
  const id = await brandContact({ db }, client.id, { email: 'kept@post.example' });
  const gone = await brandContact({ db }, client.id, { email: 'ada@post.example' });
  const { body } = await admin.call(mergeContactsCall, {
    params: { uuid: client.id },
    body: { contacts: [id, gone].map((one) => ({ id: one, version: 1 })) },
  });
  await brand.receiveResponses(ada);
  await brand.mapAll();
  await brand.save();
  expect(await brand.contacts()).toMatchObject([
    { id: body.keptId, criterias: { email: 'kept@post.example', firstname: 'Ada' } },
  ]);
});

test('answers that come after it was saved become criteria as they arrive [PH-16]', async () => {
  await brand.receiveResponses();
  await brand.mapAll();
  await brand.save();
  const response = { id: 'later', answeredAt: '2026-06-01T10:00:00Z', answers: {}, ...ada };
  const sent = { origin: 'Gatoreviews', campaign: 'after-sale', responses: [response] };
  await brand.admin.call(receiveAnswersCall, { body: { brand_id: brand.client.brandId, ...sent } });
  await brand.applied();
  expect((await brand.values())[0]).toMatchObject({ firstname: 'Ada' });
});

test('contacts are found by e-mail, then by phone, and created if there is none [PH-16]', async () => {
  const phone = '+43662550139';
  await brandContact({ db: brand.db }, brand.client.id, {
    email: 'ada@post.example',
    phone: '+33612345678',
  });
  await brandContact({ db: brand.db }, brand.client.id, { phone });
  await brand.receiveResponses(
    ada,
    { phone: '+43 662 550139', email: 'bo@post.example', answers: { first: 'Bo' } },
    { phone: '0612345678', country: 'FR', answers: { first: 'Again' } },
    { phone: '+33612345678', email: 'other@post.example', answers: { first: 'Cy' } },
    { answers: { first: 'Nobody' } },
  );
  await brand.map('First', 'firstname');
  expect(await brand.preview()).toMatchObject({ created: 1, unknown: 1, contacts: 3 });
  await brand.save();
  expect(await brand.values()).toMatchObject([
    { email: 'ada@post.example', firstname: 'Again' },
    { email: 'bo@post.example', firstname: 'Bo', phone },
    { email: 'other@post.example', firstname: 'Cy' },
  ]);
});

test('where the contact has a value the rule decides: the newer one, the contact’s or the campaign’s [PH-16]', async () => {
  const known = { email: 'ada@post.example', firstname: 'Adelaide' };
  for (const [rule, at, wanted] of [
    ['newer', '2026-01-01T00:00:00Z', 'Adelaide'],
    ['newer', new Date(Date.now() + 60_000).toISOString(), 'Ada'],
    ['keep', new Date(Date.now() + 60_000).toISOString(), 'Adelaide'],
    ['campaign', '2026-01-01T00:00:00Z', 'Ada'],
  ] as const) {
    brand = await mappingBrand(suite);
    await brandContact({ db: brand.db }, brand.client.id, known);
    await sql`update profile_hub.contacts set updated_at = now() - interval '1 hour' where client_id = ${brand.client.id}`.execute(
      brand.db,
    );
    await brand.receiveResponses({ email: known.email, answeredAt: at, answers: { first: 'Ada' } });
    await brand.map('First', 'firstname');
    await brand.admin.call(saveMappingCall, { body: { ...brand.of(), rule } });
    const changed = wanted === 'Ada' ? 1 : 0;
    expect(await brand.preview(), `${rule} ${at}`).toMatchObject({ changed, values: changed });
    await brand.save();
    expect((await brand.values())[0]?.firstname, `${rule} ${at}`).toBe(wanted);
  }
});

test('consent that was withdrawn after the answer stays withdrawn [PH-16] [PH-18]', async () => {
  const contactId = await brandContact({ db: brand.db }, brand.client.id, {
    email: 'ada@post.example',
  });
  await recordDecisions({ db: brand.db }, brand.client.id, {
    decisions: [{ contactId, purpose: 1, decision: 'withdrawn' }],
    proof: { at: new Date('2026-07-01T00:00:00Z'), source: 'manual', sourceName: 'test' },
  });
  await brand.receiveResponses(ada);
  await brand.map('May', 'optin_email');
  await brand.map('First', 'firstname');
  expect((await brand.preview()).example?.values).toContainEqual(
    expect.objectContaining({ withdrawnAt: '2026-07-01T00:00:00.000Z' }),
  );
  await brand.save();
  expect((await brand.values())[0]).toMatchObject({ firstname: 'Ada', optin_email: false });
  await sql`update profile_hub.campaign_responses set round = 0, answered_at = '2026-08-01T00:00:00Z'
    where client_id = ${brand.client.id}`.execute(brand.db);
  await brand.map('First', null);
  await brand.save();
  expect((await brand.values())[0]).toMatchObject({ optin_email: true });
});

test('an incomplete mapping is saved and flagged; answers without an option wait, and are taken up later [PH-15] [PH-16]', async () => {
  await brand.receiveResponses(ada);
  await brand.map('What', 'owns');
  expect(await brand.preview()).toMatchObject({ waiting: 1 });
  await brand.save();
  const flagged = async () => {
    const query = { brand_id: brand.client.brandId, view: 'assigned' as const };
    return (await brand.admin.call(listCampaignMappingsCall, { query })).body.items[0]?.incomplete;
  };
  expect(await flagged()).toBe(true);
  const pot = await brand.optionOf('owns', 'Pot');
  expect((await brand.values())[0]?.owns).toEqual([pot]);
  await brand.mapAll();
  await brand.save();
  expect(await flagged()).toBe(false);
  expect((await brand.values())[0]?.owns).toEqual([pot, await brand.optionOf('owns', 'Pan')]);
});

test('a mapping that is applied again changes nothing and restores no value that was changed since [PH-16]', async () => {
  await brand.receiveResponses(ada);
  await brand.mapAll();
  await brand.save();
  const before = await brand.contacts();
  await sql`update profile_hub.campaign_responses set round = 0 where client_id = ${brand.client.id}`.execute(
    brand.db,
  );
  await brand.admin.call(saveMappingCall, { body: brand.of() });
  await brand.save();
  expect(await brand.contacts()).toEqual(before);
  const { rows } = await sql<{ consents: number; stations: number }>`
    select (select count(*)::integer from profile_hub.consents where client_id = ${brand.client.id}) as consents,
      (select count(*)::integer from profile_hub.stations where client_id = ${brand.client.id} and kind = 'answer') as stations`.execute(
    brand.db,
  );
  expect(rows[0]).toEqual({ consents: 1, stations: 1 });
  await sql`update profile_hub.contacts set firstname = null, updated_at = now() where client_id = ${brand.client.id}`.execute(
    brand.db,
  );
  await brand.admin.call(saveMappingCall, { body: brand.of() });
  await brand.save();
  expect((await brand.values())[0]?.firstname).toBeNull();
});

test('the answers of an ignored campaign are not applied, and are taken up when it no longer is [PH-15]', async () => {
  await brand.receiveResponses();
  await brand.mapAll();
  await brand.save();
  await brand.admin.call(decideCampaignCall, { body: { ...brand.of(), action: 'ignore' } });
  await brand.db.transaction().execute((tx) =>
    receiveAnswers({ db: tx }, brand.client.id, {
      origin: 'Gatoreviews',
      campaign: 'after-sale',
      responses: [
        {
          id: 'x',
          answeredAt: '2026-06-01T10:00:00Z',
          email: 'ada@post.example',
          phone: null,
          country: null,
          answers: { first: 'Ada' },
        },
      ],
    }),
  );
  await brand.applied();
  expect(await brand.contacts()).toEqual([]);
  await brand.admin.call(decideCampaignCall, { body: { ...brand.of(), action: 'reassign' } });
  await brand.applied();
  expect((await brand.values())[0]).toMatchObject({ firstname: 'Ada' });
});
