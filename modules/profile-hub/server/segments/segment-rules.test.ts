import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import {
  countRulesCall,
  countSegmentCall,
  countSegmentsCall,
  listRuleFieldsCall,
} from '#modules/profile-hub/contract/count-segments.ts';
import { RULE_VALUES_LIMIT, RULES_LIMIT } from '#modules/profile-hub/contract/limits.ts';
import { searchProfilesCall } from '#modules/profile-hub/contract/profiles.ts';
import type { RuleFilter, RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import { changeMembersCall, listSegmentsCall } from '#modules/profile-hub/contract/segments.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { createCriterion } from '../criteria/create-criterion.ts';
import type { ProfileHubTables } from '../tables.ts';
import { brandContact } from '../testing/brand-contacts.ts';
import {
  createRuleGroup,
  inCountry,
  inSegment,
  segmentFixture,
} from '../testing/segment-fixture.ts';

const suite = await testApp();
let { client, admin, ofClient, query, create, saved, update, contact } =
  await segmentFixture(suite);

beforeEach(async () => {
  ({ client, admin, ofClient, query, create, saved, update, contact } =
    await segmentFixture(suite));
});

test.each([
  [{ field: 'nobody_made_it', operator: 'is', value: 'x' }, 'field', 'choice'],
  [{ field: '', operator: 'is' }, 'field', 'required'],
  [{ field: 'country', operator: 'before', value: 'AT' }, 'operator', 'choice'],
  [{ field: 'country', operator: 'is', value: 'XX' }, 'value', 'choice'],
  [{ field: 'country', operator: 'isOneOf', value: ['AT', 'xx'] }, 'value', 'choice'],
  [{ field: 'country', operator: 'is' }, 'value', 'required'],
  [{ field: 'country', operator: 'is', value: ['AT'] }, 'value', 'invalid'],
  [{ field: 'birthdate', operator: 'after', value: '2001-02-30' }, 'value', 'day'],
  [
    { field: 'birthdate', operator: 'between', value: ['2002-01-01', '2001-01-01'] },
    'value',
    'rangeOrder',
  ],
  [{ field: '@created', operator: 'withinLast', value: 0.5 }, 'value', 'days'],
  [{ field: 'owns', operator: 'contains', value: 7 }, 'value', 'choice'],
  [{ field: 'optin_email', operator: 'is', value: 'maybe' }, 'value', 'choice'],
  [{ field: '@segment', operator: 'is', value: 'constructor' }, 'value', 'choice'],
  [{ field: 'constructor', operator: 'is', value: 'x' }, 'field', 'choice'],
])('%o is refused at its field and nothing is stored [PH-03]', async (rule, at, code) => {
  await createCriterion({ db: ofClient() }, client.id, {
    label: 'Owns',
    type: 'closedMultiple',
    mandatory: false,
    options: ['Cocotte'],
    consent: false,
  });
  const inner: RuleGroup = { condition: 'or', filters: [inCountry('AT'), rule as RuleFilter] };
  const { status, problem } = await create({
    name: 'X',
    saved: true,
    rules: createRuleGroup(inCountry('NO'), inner),
  });
  expect(status).toBe(400);
  expect(problem.errors).toEqual([{ field: `body.rules.filters.1.filters.1.${at}`, code }]);
  expect((await admin.call(listSegmentsCall, query())).body.total).toBe(0);
});

test('a rule about a criterion that is deactivated later still applies and can still be saved [PH-03]', async () => {
  const db = ofClient();
  const criterionId = await createCriterion({ db }, client.id, {
    label: 'Knife',
    type: 'text',
    mandatory: false,
    options: [],
    consent: false,
  });
  const rules = createRuleGroup({ field: 'knife', operator: 'is', value: 'wok' });
  const { body } = await create({ name: 'Knives', saved: true, rules });
  await contact('a@b.example', { knife: 'Wok' });
  await contact('c@d.example');
  await sql`update profile_hub.criteria set active = false where id = ${criterionId}`.execute(db);
  expect((await update(body.id, { version: 1, rules })).status).toBe(200);
  const { counts } = (
    await admin.call(countSegmentsCall, { query: { brandId: client.brandId, ids: body.id } })
  ).body;
  expect(counts).toEqual({ [body.id]: 1 });
});

test('a segment that would contain itself is refused, and the way is named [PH-03]', async () => {
  const a = await saved('A', inCountry('AT'));
  const b = await saved('B', inSegment(a.id));
  const c = await saved('C', { condition: 'or', filters: [inSegment(b.id)] });
  const { status, problem } = await update(a.id, {
    version: 1,
    rules: createRuleGroup(inSegment(c.id)),
  });
  expect(status).toBe(409);
  expect(problem).toMatchObject({ code: 'SEGMENT_CIRCLE', params: { way: 'A → C → B → A' } });
  const itself = await update(a.id, { version: 1, rules: createRuleGroup(inSegment(a.id)) });
  expect(itself.problem.params).toEqual({ way: 'A → A' });
  const { fields } = (
    await admin.call(listRuleFieldsCall, { query: { brandId: client.brandId, segment: b.id } })
  ).body;
  expect(fields.find(({ field }) => field === '@segment')?.choices).toEqual([
    { value: a.id, label: 'A' },
  ]);
});

test('two concurrent updates that would close a cycle do not both succeed [PH-03]', async () => {
  const a = await saved('A');
  const b = await saved('B');
  const both = await Promise.all([
    update(a.id, { version: 1, rules: createRuleGroup(inSegment(b.id)) }),
    update(b.id, { version: 1, rules: createRuleGroup(inSegment(a.id)) }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('the rule limit includes the rules of nested segments, also when a nested segment is changed [PH-03]', async () => {
  const half = Array.from({ length: RULES_LIMIT / 2 }, () => inCountry('AT'));
  const inside = await saved('Inside', ...half);
  const outside = await saved('Outside', ...half.slice(1), inSegment(inside.id));
  const more = [...half, inCountry('NO'), inCountry('FR')];
  const { status, problem } = await update(inside.id, {
    version: 1,
    rules: createRuleGroup(...more),
  });
  expect(status).toBe(422);
  expect(problem).toMatchObject({
    code: 'SEGMENT_TOO_LARGE',
    params: { name: 'Outside', count: RULES_LIMIT + 1, limit: RULES_LIMIT },
  });
  let last = outside.id;
  const answers = [];
  for (let turn = 0; turn < 14; turn += 1) {
    const next = await create({
      name: `Nested ${turn}`,
      saved: true,
      rules: createRuleGroup(inSegment(last)),
    });
    answers.push(next);
    if (next.status === 201) last = next.body.id;
  }
  expect(answers.at(-1)?.problem.code).toBe('SEGMENT_TOO_DEEP');
});

/** A rule with this number of values. */
const amongCities = (count: number): RuleFilter => ({
  field: 'city',
  operator: 'isOneOf',
  value: Array.from({ length: count }, (_, index) => `City ${index}`),
});

test('a segment of too many values is refused at the value with which there are, and counted up to there [PH-03]', async () => {
  const most = Array.from({ length: 4 }, () => amongCities(RULE_VALUES_LIMIT / 4));
  await contact('gerlinde@alpenpost.example', { city: 'CITY 7' });
  const count = (...filters: RuleGroup['filters']) =>
    admin.call(countSegmentCall, {
      body: { brandId: client.brandId, rules: { condition: 'or', filters } },
    });
  expect((await count(...most)).body.ways.map((way) => way.count)).toEqual([1, 0, 0, 0]);
  expect(
    (await create({ name: 'Most', saved: true, rules: createRuleGroup(...most) })).status,
  ).toBe(201);
  const tooMany = [
    ...most.slice(1),
    createRuleGroup(amongCities(499), inCountry('AT'), inCountry('NO')),
  ];
  const refused = {
    errors: [{ field: 'body.rules.filters.3.filters.2.value', code: 'tooManyValues' }],
  };
  expect((await count(...tooMany)).problem).toMatchObject(refused);
  const { status, problem } = await create({
    name: 'X',
    saved: true,
    rules: createRuleGroup(...tooMany),
  });
  expect(status).toBe(400);
  expect(problem).toMatchObject(refused);
  const alone = await admin.call(countRulesCall, {
    body: { brandId: client.brandId, rules: [...most, inCountry('AT')] },
  });
  expect(alone.problem.errors).toEqual([{ field: 'body.rules.4.value', code: 'tooManyValues' }]);
});

test('values are counted with those of the segments inside [PH-03]', async () => {
  const lists = [amongCities(500), amongCities(500)];
  const inside = await saved('Inside', ...lists);
  await saved('Outside', ...lists, inSegment(inside.id));
  const { status, problem } = await update(inside.id, {
    version: 1,
    rules: createRuleGroup(...lists, inCountry('AT')),
  });
  expect(status).toBe(422);
  expect(problem).toMatchObject({
    code: 'SEGMENT_TOO_MANY_VALUES',
    params: { name: 'Outside', count: RULE_VALUES_LIMIT + 1, limit: RULE_VALUES_LIMIT },
  });
});

test('the count is exact, gives countries, branches and sample names, and ignores incomplete rules [PH-03]', async () => {
  const ids = [
    await contact('gerlinde@alpenpost.example', {
      firstname: 'Gerlinde',
      lastname: 'Ötz',
      country: 'AT',
      city: 'Linz',
      gender: 'female',
    }),
    await contact('bjorn@kjokken.example', { country: 'NO', gender: 'male' }),
    await contact('anne@kjokken.example', { country: 'NO', gender: 'female' }),
  ];
  await contact('jean@poste.example', { country: 'FR' });
  const ways: RuleGroup = {
    condition: 'or',
    filters: [
      { field: 'gender', operator: 'is', value: 'female' },
      { field: 'city', operator: 'is' },
      {
        condition: 'and',
        filters: [inCountry('NO'), { field: 'email', operator: 'contains', value: 'KJOKKEN' }],
      },
    ],
  };
  const rules = createRuleGroup(
    { field: 'country', operator: 'isOneOf', value: ['AT', 'NO'] },
    ways,
  );
  const { body } = await admin.call(countSegmentCall, { body: { brandId: client.brandId, rules } });
  expect(body).toMatchObject({
    count: 3,
    countries: [
      { country: 'NO', count: 2 },
      { country: 'AT', count: 1 },
    ],
    ways: [
      { path: [1, 0], count: 2 },
      { path: [1, 2], count: 1 },
    ],
  });
  expect(body.five.map(({ id }) => id).sort()).toEqual(ids.sort());
  expect(body.five).toContainEqual({ id: expect.any(String), name: 'Gerlinde Ötz', city: 'Linz' });
  const alone = await admin.call(countRulesCall, {
    body: { brandId: client.brandId, rules: [inCountry('NO'), { field: 'city', operator: 'is' }] },
  });
  expect(alone.body).toEqual({ everybody: 4, counts: [2, null] });
});

test('an invalid rule is refused at its field and never returns all contacts [PH-03]', async () => {
  await contact('anne@kjokken.example', { country: 'NO' });
  const { brandId } = client;
  const wrong: RuleFilter[] = [
    { field: 'nothing-known', operator: 'is', value: 'x' },
    { field: 'country', operator: 'contains', value: 'NO' },
    { field: 'birthdate', operator: 'between', value: ['2000-01-01', '1990-01-01'] },
    { field: 'optin_email', operator: 'is', value: 'perhaps' },
  ];
  for (const rule of wrong) {
    const rules: RuleGroup = {
      condition: 'and',
      filters: [inCountry('NO'), createRuleGroup(rule)],
    };
    const counted = await admin.call(countSegmentCall, { body: { brandId, rules } });
    const found = await admin.call(searchProfilesCall, { body: { brandId, segment: rules } });
    const alone = await admin.call(countRulesCall, { body: { brandId, rules: [rule] } });
    expect([counted.status, found.status, alone.status]).toEqual([400, 400, 400]);
    expect(counted.problem.errors?.[0]?.field).toMatch(/^body\.rules\.filters\.1\.filters\.0\./);
    expect(found.problem.errors?.[0]?.field).toMatch(/^body\.segment\.filters\.1\.filters\.0\./);
    expect(alone.problem.errors?.[0]?.field).toMatch(/^body\.rules\.0\./);
  }
  const unfinished = createRuleGroup(
    { field: '', operator: 'is' },
    { field: 'city', operator: 'is' },
  );
  const found = await admin.call(searchProfilesCall, { body: { brandId, segment: unfinished } });
  expect(found.body.total).toBe(1);
});

test('a filter that names segments of too many rules together is refused at its place [PH-02] [PH-03]', async () => {
  const { brandId } = client;
  const many = Array.from({ length: 60 }, () => inCountry('NO'));
  const ids: string[] = [];
  for (const name of ['One', 'Two', 'Three', 'Four']) {
    ids.push((await create({ name, saved: true, rules: createRuleGroup(...many) })).body.id);
  }
  const search = (named: string[]) => {
    const filters = [{ field: 'segment', operator: 'any-of', value: named } as const];
    const filter = { groups: [{ match: 'all' as const, filters }] };
    return admin.call(searchProfilesCall, { body: { brandId, filter } });
  };
  expect((await search(ids.slice(0, 3))).status).toBe(200);
  const refused = await search(ids);
  expect([refused.status, refused.problem.errors]).toEqual([
    400,
    [{ field: 'body.filter.groups.0.filters.0.value', code: 'tooManyNamedRules' }],
  ]);
});

test('contacts are put into a static segment and taken out; many are left to a job [PH-02] [PH-03]', async () => {
  const db = ofClient();
  const first = await contact('a@b.example');
  const { body: fair } = await create({ name: 'Fair', kind: 'static', saved: true });
  const live = await saved('Live');
  const change = (id: string, action: 'add' | 'remove', which: object) =>
    admin.call(changeMembersCall, {
      params: { id },
      body: { brandId: client.brandId, action, which: which as never },
    });
  expect((await change(live.id, 'add', { ids: [first] })).problem.code).toBe('SEGMENT_IS_LIVE');
  const another = await suite.people.client();
  const foreign = await brandContact(
    { db: suite.app.database.ofClient<ProfileHubTables>(another.id) },
    another.id,
    { email: 'x@y.example' },
  );
  expect((await change(fair.id, 'add', { ids: [first, foreign] })).body).toEqual({
    changed: 1,
    jobId: null,
  });
  expect((await change(fair.id, 'add', { ids: [first] })).body.changed).toBe(0);
  expect((await change(fair.id, 'remove', { ids: [first] })).body.changed).toBe(1);
  await sql`
    insert into profile_hub.contacts (client_id, id, origin, email)
    select ${client.id}, lpad(to_hex(n), 24, '0'), 'api', 'many' || n || '@b.example' from generate_series(1, 5001) as n`.execute(
    db,
  );
  const { body } = await change(fair.id, 'add', { filter: {}, except: [first] });
  expect(body.jobId).not.toBeNull();
  const count = async () =>
    (await admin.call(countSegmentsCall, { query: { brandId: client.brandId, ids: fair.id } })).body
      .counts[fair.id];
  await expect.poll(count).toBe(5001);
});
