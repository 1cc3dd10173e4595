import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { NewResponse } from '#modules/profile-hub/contract/campaign.ts';
import {
  countCampaignTypesCall,
  decideCampaignCall,
  listCampaignMappingsCall,
  receiveAnswersCall,
  saveCampaignCall,
} from '#modules/profile-hub/contract/campaign-calls.ts';
import { CHOICES_LIMIT, QUESTIONS_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import { getMappingCall } from '#modules/profile-hub/contract/mapping-calls.ts';
import { testApp } from '#platform/testing/test-app.ts';

const suite = await testApp({ work: false });
let client = await suite.people.client();
let admin = suite.visitor();

beforeEach(async () => {
  client = await suite.people.client();
  admin = await suite.adminOf(client);
});

const save = (given: object = {}) =>
  admin.call(saveCampaignCall, {
    body: {
      brand_id: client.brandId,
      type: 'survey',
      origin: 'Shop',
      key: 'k1',
      name: 'Summer',
      feedback_template_id: '12',
      questions: [{ key: 'q', text: 'Which one?', kind: 'one', choices: ['A', 'B'] }],
      ...given,
    },
  });
const take = (...responses: (Partial<NewResponse> & { id: string })[]) =>
  admin.call(receiveAnswersCall, {
    body: {
      brand_id: client.brandId,
      origin: 'Shop',
      campaign: 'k1',
      responses: responses.map((one) => ({
        answeredAt: '2026-06-01T10:00:00Z',
        answers: { q: 'A' },
        ...one,
      })),
    },
  });
const list = async (query: object = {}) =>
  (await admin.call(listCampaignMappingsCall, { query: { brand_id: client.brandId, ...query } }))
    .body;
const decide = (id: string, action: 'assign' | 'ignore' | 'reassign') =>
  admin.call(decideCampaignCall, {
    body: { brand_id: client.brandId, campaign_id: id, action },
  });

test('a campaign has every field of its entity [ENT-01] [PH-15]', async () => {
  expect((await save()).body).toEqual({
    id: expect.any(String),
    brand_id: client.brandId,
    type: 'survey',
    origin: 'Shop',
    name: 'Summer',
    feedback_template_id: '12',
    state: 'available',
    incomplete: false,
    temporary: false,
    open: true,
    questions: 1,
    responses: 0,
    firstResponseAt: null,
    lastResponseAt: null,
  });
});

test('a campaign that is sent again is updated; its questions are extended and cannot change their kind', async () => {
  const { id } = (await save()).body;
  const more = { key: 'r', text: 'Why?', kind: 'text' };
  const again = await save({ name: 'Summer 2026', open: false, questions: [more] });
  expect(again.body).toMatchObject({ id, name: 'Summer 2026', open: false, questions: 2 });
  const changed = await save({ questions: [{ ...more, kind: 'number' }] });
  expect(changed.problem?.code).toBe('QUESTION_KIND_FIXED');
});

test('a response that comes twice is taken once, and its choices are counted once', async () => {
  const { id } = (await save()).body;
  expect((await take({ id: 'r1' }, { id: 'r2' })).body).toEqual({
    taken: 2,
    known: 0,
    refused: [],
  });
  expect((await take({ id: 'r2' }, { id: 'r3' })).body).toEqual({
    taken: 1,
    known: 1,
    refused: [],
  });
  expect((await list()).items[0]).toMatchObject({ responses: 3 });
  const { body } = await admin.call(getMappingCall, {
    query: { brand_id: client.brandId, campaign_id: id },
  });
  expect(body.questions[0]?.answers).toMatchObject([
    { answer: 'A', given: 3 },
    { answer: 'B', given: 0 },
  ]);
});

test('the same responses sent twice concurrently are accepted once', async () => {
  await save();
  const answers = await Promise.all([take({ id: 'r1' }), take({ id: 'r1' })]);
  expect(answers.map(({ body }) => body.taken).sort()).toEqual([0, 1]);
});

test('invalid responses are reported, and the others are accepted', async () => {
  await save({
    questions: [
      { key: 'q', text: 'Which one?', kind: 'one' },
      { key: 'n', text: 'How many?', kind: 'number' },
    ],
  });
  const { body } = await take(
    { id: 'good' },
    { id: 'unknown', answers: { other: 'x' } },
    { id: 'kind', answers: { n: 'several' } },
    { id: 'future', answeredAt: '2999-01-01T00:00:00Z' },
  );
  expect(body).toEqual({
    taken: 1,
    known: 0,
    refused: [
      { id: 'unknown', reason: 'unknownQuestion', question: 'other' },
      { id: 'kind', reason: 'wrongKind', question: 'n' },
      { id: 'future', reason: 'inFuture', question: '' },
    ],
  });
});

test('more responses than a call takes are refused', async () => {
  await save();
  const many = Array.from({ length: 501 }, (_, at) => ({ id: `r${at}` }));
  expect((await take(...many)).status).toBe(400);
});

test('a campaign is listed under its state, and can be ignored and reassigned [PH-15]', async () => {
  const { id } = (await save()).body;
  expect((await list()).views).toEqual({ available: 1, assigned: 0, rejected: 0 });
  expect((await decide(id, 'ignore')).body.state).toBe('rejected');
  expect(await list({ view: 'rejected', type: 'survey', q: 'SUMM' })).toMatchObject({ total: 1 });
  expect(await list({ view: 'rejected', type: 'contest' })).toMatchObject({ total: 0 });
  expect((await decide(id, 'reassign')).body.state).toBe('available');
  expect((await decide(id, 'assign')).body).toMatchObject({ state: 'available', temporary: true });
});

test('the picker of types counts what waits in each [PH-15]', async () => {
  await save();
  const { body } = await admin.call(countCampaignTypesCall, {
    query: { brand_id: client.brandId },
  });
  const none = { available: 0, assigned: 0, incomplete: 0, rejected: 0 };
  expect(body).toEqual([
    { type: 'feedback', ...none },
    { type: 'survey', ...none, available: 1 },
    { type: 'contest', ...none },
  ]);
});

test('another brand’s campaign is not found', async () => {
  const { id } = (await save()).body;
  const other = await suite.people.client();
  const stranger = await suite.adminOf(other);
  const body = { brand_id: other.brandId, campaign_id: id, action: 'ignore' } as const;
  expect((await stranger.call(decideCampaignCall, { body })).status).toBe(404);
});

test('a batch of answers adds choices up to the limit, and still counts the known ones [PH-15]', async () => {
  const choices = Array.from({ length: CHOICES_LIMIT - 2 }, (_, at) => `Choice ${at}`);
  await save({ questions: [{ key: 'q', text: 'Which one?', kind: 'several', choices }] });
  await take({ id: 'r1', answers: { q: ['Choice 0', 'new 1', 'new 2', 'new 3', 'new 4'] } });
  const { rows } = await sql<{ label: string; position: number; given: number }>`
    select label, position, given from profile_hub.campaign_choices
    where client_id = ${client.id} order by position`.execute(
    suite.app.database.ofClient(client.id),
  );
  expect(rows).toHaveLength(CHOICES_LIMIT);
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, at) => at + 1));
  expect(rows[0]).toMatchObject({ label: 'Choice 0', given: 1 });
  expect(rows.slice(-2).map(({ label }) => label)).toEqual(['new 1', 'new 2']);
});

test('a question that a campaign names twice counts once [PH-15]', async () => {
  const question = (key: string) => ({ key, text: `Question ${key}`, kind: 'text' });
  const many = Array.from({ length: QUESTIONS_LIMIT - 1 }, (_, at) => question(`q${at}`));
  expect((await save({ questions: many })).status).toBe(200);
  const twice = await save({ questions: [question('last'), question('last')] });
  expect(twice.status).toBe(200);
  const over = await save({ questions: [question('more')] });
  expect(over.problem.code).toBe('TOO_MANY_QUESTIONS');
});
