import { beforeEach, expect, test } from 'vitest';
import { QUESTION_KINDS } from '#modules/profile-hub/contract/campaign.ts';
import { decideCampaignCall } from '#modules/profile-hub/contract/campaign-calls.ts';
import {
  discardMappingCall,
  listAvailableQuestionsCall,
  listMappableCriteriaCall,
  listMappedAnswersCall,
  listMappedQuestionsCall,
  matchMappingCall,
  saveMappingCall,
  unmapQuestionCall,
} from '#modules/profile-hub/contract/mapping-calls.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { ada, mappingBrand } from '../testing/mapping-brand.ts';

const suite = await testApp();
let brand = await mappingBrand(suite);

beforeEach(async () => {
  brand = await mappingBrand(suite);
});

test('a mapping has every field of its entity, questions and answers [ENT-01] [PH-15]', async () => {
  await brand.receiveResponses(ada);
  expect(await brand.read()).toMatchObject({
    id: null,
    brand_id: brand.client.brandId,
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
  await brand.receiveResponses(ada);
  expect((await brand.map('Cooks', 'cooks_for')).body.saved).toBe(false);
  expect(await brand.question('Cooks')).toMatchObject({
    criterion: 'cooks_for',
    state: 'complete',
  });
  await brand.map('What', 'owns');
  expect(await brand.question('What')).toMatchObject({
    state: 'open',
    answers: [
      { answer: 'Pot', option: await brand.optionOf('owns', 'Pot') },
      { answer: 'Pan / skillet', option: null, similar: { label: 'Pan' } },
      { answer: 'None', option: null, similar: null },
    ],
  });
  await brand.map('Would', null);
  expect(await brand.question('Would')).toMatchObject({ left: true, state: 'left' });
  expect((await brand.map('What', 'cooks_for')).problem?.code).toBe('CRITERION_UNFIT');
  expect((await brand.map('What', 'nothing')).problem?.code).toBe('CRITERION_UNKNOWN');
  expect((await brand.map('First', 'optin_email')).problem?.code).toBe('CRITERION_UNFIT');
});

test('answers mean an option of their criterion, are left out, or open again [PH-15]', async () => {
  await brand.receiveResponses(ada);
  await brand.map('What', 'owns');
  const pan = await brand.optionOf('owns', 'Pan');
  const answer = 'Pan / skillet';
  await brand.mean('What', [
    { answer, option: pan },
    { answer: 'None', option: null },
  ]);
  expect(await brand.question('What')).toMatchObject({
    state: 'complete',
    answers: [{}, { option: pan, left: false }, { option: null, left: true }],
  });
  await brand.mean('What', [{ answer }]);
  const { question_id } = await brand.question('What');
  const { body } = await brand.admin.call(listMappedAnswersCall, {
    query: { ...brand.of(), question_id },
  });
  expect(body[1]).toMatchObject({ answer, option: null, left: false });
  const foreign = await brand.mean('What', [
    { answer, option: await brand.optionOf('cooks_for', 'One') },
  ]);
  expect(foreign.problem?.code).toBe('CRITERION_UNFIT');
});

test('the mapping of a question can be removed [PH-15]', async () => {
  await brand.receiveResponses(ada);
  await brand.map('Cooks', 'cooks_for');
  const { id } = await brand.question('Cooks');
  await brand.admin.call(unmapQuestionCall, {
    params: { id: id ?? '' },
    query: { brand_id: brand.client.brandId },
  });
  const { body } = await brand.admin.call(listMappedQuestionsCall, { query: brand.of() });
  expect(body[1]).toMatchObject({ id: null, criterion: null, state: 'open' });
});

test('questions and answers that are called as criteria and options are matched [PH-15]', async () => {
  await brand.receiveResponses(ada);
  const { body } = await brand.admin.call(matchMappingCall, { body: brand.of() });
  expect(body).toMatchObject({ questions: 2, answers: 3 });
  expect(body.mapping.questions.map(({ criterion }) => criterion)).toEqual([
    'firstname',
    'cooks_for',
    null,
    null,
    null,
  ]);
});

test('the criteria that accept a kind of question are listed [PH-15]', async () => {
  const listed = async (kind?: (typeof QUESTION_KINDS)[number]) =>
    (
      await brand.admin.call(listMappableCriteriaCall, {
        query: { brand_id: brand.client.brandId, ...(kind && { kind }) },
      })
    ).body;
  const all = await listed();
  for (const kind of QUESTION_KINDS) {
    const accepting = all.filter(({ kinds }) => kinds.includes(kind));
    expect(accepting.length, kind).toBeGreaterThan(0);
    expect(await listed(kind), kind).toEqual(accepting);
  }
  expect((await listed('several')).map(({ slug }) => slug)).toEqual(['owns']);
  expect((await listed('text')).map(({ slug }) => slug)).toContain('firstname');
  expect((await listed('yesno')).map(({ slug }) => slug)).not.toContain('firstname');
});

test('the questions and answers of campaigns are listed, those of ignored ones are not [PH-15]', async () => {
  await brand.receiveResponses(ada);
  const input = { query: { brand_id: brand.client.brandId } };
  const { body } = await brand.admin.call(listAvailableQuestionsCall, input);
  expect(body.items[0]?.questions[1]).toMatchObject({
    text: 'Cooks for',
    answers: [{ answer: 'one', given: 0 }, { answer: 'two', given: 1 }, {}],
  });
  await brand.admin.call(decideCampaignCall, { body: { ...brand.of(), action: 'ignore' } });
  expect((await brand.admin.call(listAvailableQuestionsCall, input)).body.total).toBe(0);
});

test('a mapping is saved together with its rule, by the version that was read [PH-15]', async () => {
  await brand.receiveResponses(ada);
  await brand.map('Cooks', 'cooks_for');
  const save = async (rule: 'newer' | 'keep') => {
    const { version } = await brand.read();
    const body = { ...brand.of(), rule, saved: true, version };
    return brand.admin.call(saveMappingCall, { body });
  };
  expect((await save('keep')).body?.mapping).toMatchObject({ saved: true, rule: 'keep' });
  // Repeated without a temporary mapping.
  expect((await save('newer')).body?.mapping).toMatchObject({ saved: true, rule: 'newer' });
});

test('saving a mapping that another user has changed is refused, and an unsaved mapping can be discarded', async () => {
  await brand.receiveResponses(ada);
  await brand.map('Cooks', 'cooks_for');
  const { version } = await brand.read();
  await brand.map('First', 'firstname');
  const stale = await brand.admin.call(saveMappingCall, {
    body: { ...brand.of(), saved: true, version },
  });
  expect(stale.problem?.code).toBe('CHANGED_MEANWHILE');
  const stored = await brand.read();
  expect(stored.questions.filter(({ id }) => id !== null)).toHaveLength(2);
  const { body } = await brand.admin.call(discardMappingCall, { body: brand.of() });
  expect(body.questions.every(({ id }) => id === null)).toBe(true);
  const gone = await brand.admin.call(saveMappingCall, { body: { ...brand.of(), saved: true } });
  expect(gone.problem?.code).toBe('MAPPING_MISSING');
});
