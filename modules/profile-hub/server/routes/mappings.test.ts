import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { NewResponse } from '#modules/profile-hub/contract/campaign.ts';
import {
  decideCampaignCall,
  listCampaignMappingsCall,
  takeAnswersCall,
} from '#modules/profile-hub/contract/campaign-calls.ts';
import {
  discardMappingCall,
  getMappingCall,
  listAvailableQuestionsCall,
  listMappableCriteriaCall,
  listMappedAnswersCall,
  listMappedQuestionsCall,
  mapAnswersCall,
  mapQuestionCall,
  matchMappingCall,
  previewMappingCall,
  saveMappingCall,
  unmapQuestionCall,
} from '#modules/profile-hub/contract/mapping-calls.ts';
import { jobsAreDone } from '#platform/testing/jobs-are-done.ts';
import { testHouse } from '#platform/testing/test-house.ts';
import { takeAnswers } from '../campaigns/take-answers.ts';
import { recordDecisions } from '../consents/record-decisions.ts';
import { type ContactRow, contactColumns, contactOf } from '../contacts/contact-row.ts';
import { createCriterion } from '../criteria/create-criterion.ts';
import { criteriaBook } from '../criteria/criteria-book.ts';
import type { ProfileHubTables } from '../tables.ts';
import { brandCampaign } from '../testing/brand-campaign.ts';
import { brandContact } from '../testing/brand-contacts.ts';

const house = await testHouse();
let client = await house.people.client();
let admin = house.visitor();
let db = house.app.database.ofClient<ProfileHubTables>(client.id);
let campaignId = '';

beforeEach(async () => {
  client = await house.people.client();
  admin = await house.adminOf(client);
  db = house.app.database.ofClient<ProfileHubTables>(client.id);
  const list = { mandatory: false, consent: false };
  await db.transaction().execute(async (tx) => {
    await createCriterion({ db: tx }, client.id, {
      ...list,
      label: 'Cooks for',
      type: 'closedUnique',
      options: ['One', 'Two', 'Many'],
    });
    await createCriterion({ db: tx }, client.id, {
      ...list,
      label: 'Owns',
      type: 'closedMultiple',
      options: ['Pot', 'Pan', 'Knife'],
    });
  });
});

const ada: Partial<NewResponse> = {
  email: 'Ada@Post.example',
  answers: { first: 'Ada', cooks: 'two', owns: ['Pot', 'Pan / skillet'], news: true, score: 9 },
};
const of = () => ({ brand_id: client.brandId, campaign_id: campaignId });
const read = async () => (await admin.call(getMappingCall, { query: of() })).body;
const question = async (text: string) =>
  (await read()).questions.find((one) => one.text.startsWith(text)) ?? expect.fail(text);
const map = async (text: string, criterion: string | null) =>
  admin.call(mapQuestionCall, {
    body: { ...of(), question_id: (await question(text)).question_id, criterion },
  });
const mean = async (text: string, answers: { answer: string; option?: number | null }[]) =>
  admin.call(mapAnswersCall, {
    body: { ...of(), question_id: (await question(text)).question_id, answers },
  });
const optionOf = async (slug: string, label: string) => {
  const book = await criteriaBook({ db }, client.id);
  return Number(book.bySlug(slug)?.options.find((option) => option.label === label)?.id);
};
const preview = async () => (await admin.call(previewMappingCall, { query: of() })).body;
async function saved(): Promise<void> {
  const { version } = await read();
  const answer = await admin.call(saveMappingCall, { body: { ...of(), saved: true, version } });
  expect(answer.status).toBe(200);
  await jobsAreDone(house.app, 'profile-hub.apply-answers');
}
async function contacts() {
  const book = await criteriaBook({ db }, client.id);
  const { rows } = await sql<ContactRow>`
    select ${contactColumns} from profile_hub.contacts as contact
    where client_id = ${client.id} order by email, phone`.execute(db);
  return rows.map((row) => contactOf(row, book));
}
const values = async () => (await contacts()).map(({ criterias }) => criterias);
async function mapAll(): Promise<void> {
  await map('First', 'firstname');
  await map('Cooks', 'cooks_for');
  await map('What', 'owns');
  await map('May', 'optin_email');
  await map('Would', null);
  const pan = await optionOf('owns', 'Pan');
  await mean('What', [
    { answer: 'Pan / skillet', option: pan },
    { answer: 'None', option: null },
  ]);
}

test('a mapping has every field of its entity, questions and answers [ENT-01] [PH-15]', async () => {
  campaignId = await brandCampaign({ db }, client.id, [ada]);
  expect(await read()).toMatchObject({
    id: null,
    brand_id: client.brandId,
    type: 'feedback',
    origin: 'Gatoreviews',
    name: 'After the sale',
    feedback_template_id: '4471',
    saved: false,
    responses: 1,
    questions: [
      { text: 'First name', kind: 'text', state: 'open', answers: [] },
      { kind: 'one', answers: [{ answer: 'one', given: 0 }, { given: 1 }, { given: 0 }] },
      { kind: 'several' },
      { kind: 'yesno', answers: [{ answer: 'yes', given: 1 }, { answer: 'no' }] },
      { kind: 'number' },
    ],
  });
});

test('questions are mapped to what can hold their answers, and left out [PH-15]', async () => {
  campaignId = await brandCampaign({ db }, client.id, [ada]);
  expect((await map('Cooks', 'cooks_for')).body.saved).toBe(false);
  expect(await question('Cooks')).toMatchObject({ criterion: 'cooks_for', state: 'complete' });
  await map('What', 'owns');
  expect(await question('What')).toMatchObject({
    state: 'open',
    answers: [
      { answer: 'Pot', option: await optionOf('owns', 'Pot') },
      { answer: 'Pan / skillet', option: null, similar: { label: 'Pan' } },
      { answer: 'None', option: null, similar: null },
    ],
  });
  await map('Would', null);
  expect(await question('Would')).toMatchObject({ left: true, state: 'left' });
  expect((await map('What', 'cooks_for')).problem?.code).toBe('CRITERION_UNFIT');
  expect((await map('What', 'nothing')).problem?.code).toBe('CRITERION_UNKNOWN');
  expect((await map('First', 'optin_email')).problem?.code).toBe('CRITERION_UNFIT');
});

test('answers mean an option of their criterion, are left out, or open again [PH-15]', async () => {
  campaignId = await brandCampaign({ db }, client.id, [ada]);
  await map('What', 'owns');
  const pan = await optionOf('owns', 'Pan');
  const answer = 'Pan / skillet';
  await mean('What', [
    { answer, option: pan },
    { answer: 'None', option: null },
  ]);
  expect(await question('What')).toMatchObject({
    state: 'complete',
    answers: [{}, { option: pan, left: false }, { option: null, left: true }],
  });
  await mean('What', [{ answer }]);
  const { question_id } = await question('What');
  const { body } = await admin.call(listMappedAnswersCall, { query: { ...of(), question_id } });
  expect(body[1]).toMatchObject({ answer, option: null, left: false });
  const foreign = await mean('What', [{ answer, option: await optionOf('cooks_for', 'One') }]);
  expect(foreign.problem?.code).toBe('CRITERION_UNFIT');
});

test('what was said of a question is taken back [PH-15]', async () => {
  campaignId = await brandCampaign({ db }, client.id, [ada]);
  await map('Cooks', 'cooks_for');
  const { id } = await question('Cooks');
  await admin.call(unmapQuestionCall, {
    params: { id: id ?? '' },
    query: { brand_id: client.brandId },
  });
  const { body } = await admin.call(listMappedQuestionsCall, { query: of() });
  expect(body[1]).toMatchObject({ id: null, criterion: null, state: 'open' });
});

test('questions and answers that are called as criteria and options are matched [PH-15]', async () => {
  campaignId = await brandCampaign({ db }, client.id, [ada]);
  const { body } = await admin.call(matchMappingCall, { body: of() });
  expect(body).toMatchObject({ questions: 2, answers: 3 });
  expect(body.mapping.questions.map(({ criterion }) => criterion)).toEqual([
    'firstname',
    'cooks_for',
    null,
    null,
    null,
  ]);
});

test('which criteria take which kind of question is told [PH-15]', async () => {
  const { body } = await admin.call(listMappableCriteriaCall, {
    query: { brand_id: client.brandId, kind: 'several' },
  });
  expect(body.map(({ slug }) => slug)).toEqual(['owns']);
});

test('the questions and answers of campaigns are listed, those of ignored ones are not [PH-15]', async () => {
  campaignId = await brandCampaign({ db }, client.id, [ada]);
  const asked = { query: { brand_id: client.brandId } };
  const { body } = await admin.call(listAvailableQuestionsCall, asked);
  expect(body.items[0]?.questions[1]).toMatchObject({
    text: 'Cooks for',
    answers: [{ answer: 'one', given: 0 }, { answer: 'two', given: 1 }, {}],
  });
  await admin.call(decideCampaignCall, { body: { ...of(), action: 'ignore' } });
  expect((await admin.call(listAvailableQuestionsCall, asked)).body.total).toBe(0);
});

test('a mapping writes nothing until it is saved, and then past answers become criteria [PH-16]', async () => {
  campaignId = await brandCampaign({ db }, client.id, [ada]);
  await mapAll();
  expect(await contacts()).toEqual([]);
  await saved();
  const [one] = await contacts();
  expect(one).toMatchObject({
    origin: 'answer',
    criterias: {
      email: 'ada@post.example',
      firstname: 'Ada',
      cooks_for: await optionOf('cooks_for', 'Two'),
      owns: [await optionOf('owns', 'Pot'), await optionOf('owns', 'Pan')],
      optin_email: true,
    },
  });
  const { rows } = await sql<{ text: string; source: string; source_name: string; at: Date }>`
    select text, source, source_name, at from profile_hub.consents as consent
    join profile_hub.wordings as wording on wording.id = consent.wording_id
    where consent.client_id = ${client.id}`.execute(db);
  expect(rows).toEqual([
    {
      text: 'May we write to you?',
      source: 'answer',
      source_name: 'After the sale',
      at: new Date('2026-06-01T10:00:00Z'),
    },
  ]);
});

test('answers that come after it was saved become criteria as they arrive [PH-16]', async () => {
  campaignId = await brandCampaign({ db }, client.id, []);
  await mapAll();
  await saved();
  const response = { id: 'later', answeredAt: '2026-06-01T10:00:00Z', answers: {}, ...ada };
  const sent = { origin: 'Gatoreviews', campaign: 'after-sale', responses: [response] };
  await admin.call(takeAnswersCall, { body: { brand_id: client.brandId, ...sent } });
  await jobsAreDone(house.app, 'profile-hub.apply-answers');
  expect((await values())[0]).toMatchObject({ firstname: 'Ada' });
});

test('contacts are found by e-mail, then by phone, and made where nobody is [PH-16]', async () => {
  const phone = '+43662550139';
  await brandContact({ db }, client.id, { email: 'ada@post.example', phone: '+33612345678' });
  await brandContact({ db }, client.id, { phone });
  campaignId = await brandCampaign({ db }, client.id, [
    ada,
    { phone: '+43 662 550139', email: 'bo@post.example', answers: { first: 'Bo' } },
    { phone: '0612345678', country: 'FR', answers: { first: 'Again' } },
    { phone: '+33612345678', email: 'other@post.example', answers: { first: 'Cy' } },
    { answers: { first: 'Nobody' } },
  ]);
  await map('First', 'firstname');
  expect(await preview()).toMatchObject({ created: 1, unknown: 1, contacts: 3 });
  await saved();
  expect(await values()).toMatchObject([
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
    client = await house.people.client();
    admin = await house.adminOf(client);
    db = house.app.database.ofClient<ProfileHubTables>(client.id);
    await brandContact({ db }, client.id, known);
    await sql`update profile_hub.contacts set updated_at = now() - interval '1 hour' where client_id = ${client.id}`.execute(
      db,
    );
    campaignId = await brandCampaign({ db }, client.id, [
      { email: known.email, answeredAt: at, answers: { first: 'Ada' } },
    ]);
    await map('First', 'firstname');
    await admin.call(saveMappingCall, { body: { ...of(), rule } });
    const changed = wanted === 'Ada' ? 1 : 0;
    expect(await preview(), `${rule} ${at}`).toMatchObject({ changed, values: changed });
    await saved();
    expect((await values())[0]?.firstname, `${rule} ${at}`).toBe(wanted);
  }
});

test('consent that was withdrawn after the answer stays withdrawn [PH-16] [PH-18]', async () => {
  const contactId = await brandContact({ db }, client.id, { email: 'ada@post.example' });
  await recordDecisions({ db }, client.id, {
    told: [{ contactId, purpose: 1, decision: 'withdrawn' }],
    proof: { at: new Date('2026-07-01T00:00:00Z'), source: 'manual', sourceName: 'test' },
  });
  campaignId = await brandCampaign({ db }, client.id, [ada]);
  await map('May', 'optin_email');
  await map('First', 'firstname');
  expect((await preview()).example?.values).toContainEqual(
    expect.objectContaining({ withdrawnAt: '2026-07-01T00:00:00.000Z' }),
  );
  await saved();
  expect((await values())[0]).toMatchObject({ firstname: 'Ada', optin_email: false });
  await sql`update profile_hub.campaign_responses set round = 0, answered_at = '2026-08-01T00:00:00Z'
    where client_id = ${client.id}`.execute(db);
  await map('First', null);
  await saved();
  expect((await values())[0]).toMatchObject({ optin_email: true });
});

test('an incomplete mapping is saved and flagged; answers without an option wait, and are taken up later [PH-15] [PH-16]', async () => {
  campaignId = await brandCampaign({ db }, client.id, [ada]);
  await map('What', 'owns');
  expect(await preview()).toMatchObject({ waiting: 1 });
  await saved();
  const flagged = async () => {
    const query = { brand_id: client.brandId, view: 'assigned' as const };
    return (await admin.call(listCampaignMappingsCall, { query })).body.items[0]?.incomplete;
  };
  expect(await flagged()).toBe(true);
  const pot = await optionOf('owns', 'Pot');
  expect((await values())[0]?.owns).toEqual([pot]);
  await mapAll();
  await saved();
  expect(await flagged()).toBe(false);
  expect((await values())[0]?.owns).toEqual([pot, await optionOf('owns', 'Pan')]);
});

test('applied again it changes nothing, and brings nothing back that somebody has changed since [PH-16]', async () => {
  campaignId = await brandCampaign({ db }, client.id, [ada]);
  await mapAll();
  await saved();
  const before = await contacts();
  await sql`update profile_hub.campaign_responses set round = 0 where client_id = ${client.id}`.execute(
    db,
  );
  await admin.call(saveMappingCall, { body: of() });
  await saved();
  expect(await contacts()).toEqual(before);
  const { rows } = await sql<{ consents: number; stations: number }>`
    select (select count(*)::integer from profile_hub.consents where client_id = ${client.id}) as consents,
      (select count(*)::integer from profile_hub.stations where client_id = ${client.id} and kind = 'answer') as stations`.execute(
    db,
  );
  expect(rows[0]).toEqual({ consents: 1, stations: 1 });
  await sql`update profile_hub.contacts set firstname = null, updated_at = now() where client_id = ${client.id}`.execute(
    db,
  );
  await admin.call(saveMappingCall, { body: of() });
  await saved();
  expect((await values())[0]?.firstname).toBeNull();
});

test('who saves what another has changed meanwhile is told, and a mapping that was begun is thrown away', async () => {
  campaignId = await brandCampaign({ db }, client.id, [ada]);
  await map('Cooks', 'cooks_for');
  const { version } = await read();
  await map('First', 'firstname');
  const stale = await admin.call(saveMappingCall, { body: { ...of(), saved: true, version } });
  expect(stale.problem?.code).toBe('CHANGED_MEANWHILE');
  const { body } = await admin.call(discardMappingCall, { body: of() });
  expect(body.questions.every(({ id }) => id === null)).toBe(true);
  const gone = await admin.call(saveMappingCall, { body: { ...of(), saved: true } });
  expect(gone.problem?.code).toBe('MAPPING_MISSING');
});

test('the answers of an ignored campaign are not applied, and are taken up when it no longer is [PH-15]', async () => {
  campaignId = await brandCampaign({ db }, client.id, []);
  await mapAll();
  await saved();
  await admin.call(decideCampaignCall, { body: { ...of(), action: 'ignore' } });
  await db.transaction().execute((tx) =>
    takeAnswers({ db: tx }, client.id, {
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
  await jobsAreDone(house.app, 'profile-hub.apply-answers');
  expect(await contacts()).toEqual([]);
  await admin.call(decideCampaignCall, { body: { ...of(), action: 'reassign' } });
  await jobsAreDone(house.app, 'profile-hub.apply-answers');
  expect((await values())[0]).toMatchObject({ firstname: 'Ada' });
});
