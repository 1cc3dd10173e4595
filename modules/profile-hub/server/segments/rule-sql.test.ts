import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import {
  OPERATORS_OF_KIND,
  SUITE_FIELDS,
  valueForm,
} from '#modules/profile-hub/contract/rule-fields.ts';
import {
  isRuleGroup,
  type RuleFilter,
  type RuleGroup,
} from '#modules/profile-hub/contract/segment-rule.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { createCriterion } from '../criteria/create-criterion.ts';
import type { ProfileHubTables } from '../tables.ts';
import { brandContact } from '../testing/brand-contacts.ts';
import { type MatchContext, matchesRule, type PlainContact } from '../testing/matches-rule.ts';
import { findRuleFieldSpec } from './check-rules.ts';
import { countSegment, findAlternatives } from './count-segment.ts';
import { ruleContext } from './rule-context.ts';
import { type RuleContext, ruleGroupSql } from './rule-sql.ts';
import { createSegment } from './save-segment.ts';

const suite = await testApp({ work: false });
// Its days begin and end many hours before UTC's.
const ZONE = 'Pacific/Auckland';
const { id: clientId } = await suite.people.client({ timeZone: ZONE });
const db = suite.app.database.ofClient<ProfileHubTables>(clientId);
const dayOf = (moment: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE }).format(moment);

let context: RuleContext;
let contacts: PlainContact[] = [];
let plain: MatchContext;
let staticId = '';
let liveId = '';

/** Deterministic, so that failures can be reproduced. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

const NAMES = ['Jørgen', 'jorgen', 'Müller', 'MULLER', 'Strauß', '50%_off', 'a\\b', null];
const CITIES = ['Linz', 'Ålesund', 'ålesund', 'Sankt Pölten', null];
const COUNTRIES = ['AT', 'NO', 'FR', null];
const SKUS = ['MB-1', 'MB-2', null];
const DAY_MS = 86_400_000;
const IMPORTS = ['019a8000-0000-7000-8000-000000000001', '019a8000-0000-7000-8000-000000000002'];
const NO_IMPORT = '019a8000-0000-7000-8000-000000000009';

/** Changes the contact itself or a contact merged into it. */
async function importTouched(importId: string, id: string, isMerged: boolean): Promise<void> {
  const touched = isMerged ? `${id}-${importId}` : id;
  await sql`
    insert into profile_hub.import_changes (client_id, import_id, contact_id, created, version, before, after)
    values (${clientId}, ${importId}, ${touched}, true, 1, '{}', '{}')`.execute(db);
  if (isMerged)
    await sql`
      insert into profile_hub.merged_contacts (client_id, gone_id, kept_id)
      values (${clientId}, ${touched}, ${id})`.execute(db);
}

async function makeBrand(): Promise<void> {
  const own = { mandatory: false, consent: false, options: [] as string[] };
  await createCriterion({ db }, clientId, {
    ...own,
    label: 'Cooks for',
    type: 'closedUnique',
    options: ['one', 'two'],
  });
  await createCriterion({ db }, clientId, {
    ...own,
    label: 'Owns',
    type: 'closedMultiple',
    options: ['Cocotte', 'Planche', 'Wok'],
  });
  await createCriterion({ db }, clientId, { ...own, label: 'Knife', type: 'text' });
  await createCriterion({ db }, clientId, {
    ...own,
    label: 'Care tips',
    type: 'closedUnique',
    consent: true,
  });
}

async function makeContact(turn: number, roll: (sides: number) => number): Promise<PlainContact> {
  const pick = <Value>(of: readonly Value[]) => of[roll(of.length)] as Value;
  const { book } = await ruleContext({ db }, clientId);
  const optionsOf = (slug: string) =>
    (book.bySlug(slug)?.options ?? []).map(({ id }) => Number(id));
  const owned = optionsOf('owns').filter(() => roll(3) === 0);
  const values = {
    email: `person${turn}@${pick(['kjokken', 'poste', 'mail'])}.example`,
    firstname: pick(NAMES),
    lastname: pick(NAMES),
    city: pick(CITIES),
    country: pick(COUNTRIES),
    locale: pick(['de', 'no', null]),
    gender: pick(['female', 'male', 'other', null]),
    birthdate: pick(['1948-02-29', '1980-05-01', '2001-12-31', null]),
    cooks_for: pick([...optionsOf('cooks_for'), null]),
    owns: owned.length > 0 ? owned : null,
    knife: pick(['Brotmesser', 'Kjøttøks', 'kjottoks', null]),
  };
  const decisions: PlainContact['decisions'] = Object.fromEntries(
    ['optin_email', 'optin_phone', 'care_tips'].flatMap((slug) => {
      const decision = pick(['given', 'withdrawn', 'refused', null] as const);
      return decision ? [[slug, decision]] : [];
    }),
  );
  const id = await brandContact({ db }, clientId, values, { decisions });
  const origin = pick(['import', 'lead', 'manual']);
  const imports = IMPORTS.filter(() => roll(3) === 0);
  const moment = () => new Date(Date.now() - roll(40) * DAY_MS * 0.37);
  const [createdAt, activityAt] = [moment(), moment()];
  await sql`
    update profile_hub.contacts set origin = ${origin}, created_at = ${createdAt},
      last_activity_at = ${activityAt} where client_id = ${clientId} and id = ${id}`.execute(db);
  for (const importId of imports) await importTouched(importId, id, roll(2) === 0);
  const stations = Array.from({ length: roll(6) }, () => ({
    kind: pick(['scan', 'lead', 'accepted', 'sale', 'lost', 'review']),
    at: moment(),
    ref: `thing-${turn}-${roll(2)}`,
    sku: pick(SKUS),
    suffix: pick(['garantie', 'salon']),
    grade: pick([1, 4, 5]),
  })).filter(
    (station, index, all) =>
      all.findIndex(({ kind, ref }) => kind === station.kind && ref === station.ref) === index,
  );
  for (const { kind, at, ref, sku, suffix, grade } of stations)
    await sql`
      insert into profile_hub.stations (client_id, id, contact_id, kind, at, ref, sku, grade, detail)
      values (${clientId}, gen_random_uuid(), ${id}, ${kind}, ${at}, ${ref}, ${sku}, ${grade},
        ${kind === 'scan' ? { suffix } : {}}::jsonb)`.execute(db);
  const isMember = roll(2) === 0;
  if (isMember)
    await sql`insert into profile_hub.segment_members values (${clientId}, ${staticId}, ${id})`.execute(
      db,
    );
  const { rows } = await sql<{ known: number }>`
    select known from profile_hub.contacts where client_id = ${clientId} and id = ${id}`.execute(
    db,
  );
  const segments = new Set([
    ...(isMember ? [staticId] : []),
    ...(values.country === 'AT' ? [liveId] : []),
  ]);
  return {
    id,
    values,
    decisions,
    createdAt,
    activityAt,
    known: rows[0]?.known ?? 0,
    origin,
    imports,
    segments,
    stations,
  };
}

beforeAll(async () => {
  await makeBrand();
  const maker = { clientId, userId: null };
  staticId = await createSegment({ db, app: suite.app }, maker, {
    name: 'Fair',
    kind: 'static',
    saved: true,
  });
  liveId = await createSegment({ db, app: suite.app }, maker, {
    name: 'Austria',
    saved: true,
    rules: { condition: 'and', filters: [{ field: 'country', operator: 'is', value: 'AT' }] },
  });
  const roll = dice(14);
  for (let turn = 0; turn < 48; turn += 1) contacts = [...contacts, await makeContact(turn, roll)];
  context = await ruleContext({ db }, clientId);
  plain = {
    kindOf: (field) => findRuleFieldSpec(field, context)?.kind ?? '',
    dayOf,
    today: dayOf(new Date()),
  };
});

const daysAgo = (days: number) => dayOf(new Date(Date.now() - days * DAY_MS));

/** Sample values of a field: some that contacts have, some that none has. */
function samplesOf(field: string): (string | number | boolean)[] {
  const options = context.book.bySlug(field)?.options.map(({ id }) => id) ?? [];
  if (field === 'birthdate') return ['1948-02-29', '1980-05-01', '2030-01-01'];
  switch (plain.kindOf(field)) {
    case 'text':
      return [
        'jorgen',
        'MÜLLER',
        '%',
        'a\\',
        'st',
        'kjøtt',
        'person1',
        'sankt polten',
        'Å',
        '@mail',
      ];
    case 'consent':
      return [true, false, 'withdrawn', 'refused'];
    case 'moment':
    case 'last':
      return [daysAgo(0), daysAgo(5), daysAgo(11), '2031-01-01'];
    case 'number':
    case 'grade':
      return [1, 4, 5, 6.5];
    case 'segment':
      return [staticId, liveId];
    case 'event':
      if (field === '@leadStatus') return ['lead', 'accepted', 'sale', 'lost'];
      if (field === '@touchpoint') return ['garantie', 'salon', 'unknown'];
      return field === '@import' ? [IMPORTS[0] ?? '', NO_IMPORT, 'no id'] : ['MB-1', 'MB-9'];
    default:
      if (field === '@origin') return ['import', 'lead', 'api'];
      if (field === 'country') return ['AT', 'NO', 'SE'];
      return field === 'locale' ? ['de', 'no'] : options;
  }
}

function rulesAbout(field: string): RuleFilter[] {
  const kind = findRuleFieldSpec(field, context)?.kind;
  if (!kind) throw new Error(`nothing is known of ${field}`);
  const samples = samplesOf(field);
  return OPERATORS_OF_KIND[kind].flatMap((operator): RuleFilter[] => {
    switch (valueForm(operator)) {
      case 'none':
        return [{ field, operator }];
      case 'several':
        return [
          { field, operator, value: samples.slice(0, 1) as string[] },
          { field, operator, value: samples.slice(0, 2) as string[] },
          { field, operator, value: [...samples, ...samples] as string[] },
        ];
      case 'range': {
        const sorted = samples.toSorted((a, b) => (a < b ? -1 : 1)) as string[];
        return [
          [sorted[0], sorted[1]],
          [sorted[1], sorted.at(-1)],
        ].map((value) => ({
          field,
          operator,
          value: value as string[],
        }));
      }
      case 'days':
        return [1, 3, 7, 400].map((value) => ({ field, operator, value }));
      default:
        return samples.map((value) => ({ field, operator, value }));
    }
  });
}

async function found(rules: RuleGroup): Promise<string[]> {
  const fits = ruleGroupSql(rules, context) ?? sql`true`;
  const { rows } = await sql<{ id: string }>`
    select contact.id from profile_hub.contacts as contact
    where contact.client_id = ${clientId} and ${fits} order by contact.id`.execute(db);
  return rows.map(({ id }) => id);
}

function matchesGroup(rules: RuleGroup, contact: PlainContact): boolean {
  const fits = rules.filters.map((rule) =>
    isRuleGroup(rule) ? matchesGroup(rule, contact) : matchesRule(rule, contact, plain),
  );
  return rules.condition === 'and' ? fits.every(Boolean) : fits.some(Boolean);
}

const expected = (rules: RuleGroup) =>
  contacts
    .filter((contact) => matchesGroup(rules, contact))
    .map(({ id }) => id)
    .toSorted();

/** Each contact of the segment counted with the first alternative that fits it. */
function expectedWays(rules: RuleGroup): { path: number[]; count: number }[] {
  const members = contacts.filter((contact) => matchesGroup(rules, contact));
  const find = (group: RuleGroup, path: number[]): { path: number[]; count: number }[] => {
    if (group.condition === 'or') {
      if (group.filters.length < 2) return [];
      const first = members.map((contact) =>
        group.filters.findIndex((part) =>
          matchesGroup({ condition: 'and', filters: [part] }, contact),
        ),
      );
      return group.filters.map((_, index) => ({
        path: [...path, index],
        count: first.filter((at) => at === index).length,
      }));
    }
    for (const [index, part] of group.filters.entries()) {
      const found = isRuleGroup(part) ? find(part, [...path, index]) : [];
      if (found.length > 0) return found;
    }
    return [];
  };
  return find(rules, []);
}

const FIELDS = [
  ...['email', 'firstname', 'lastname', 'city', 'country', 'locale', 'gender', 'birthdate'],
  ...['optin_email', 'optin_phone', 'optin_partners', 'cooks_for', 'owns', 'knife', 'care_tips'],
  ...Object.keys(SUITE_FIELDS),
];

test.each(FIELDS)(
  'every rule about %s finds the same contacts as a check of each contact [PH-03]',
  async (field) => {
    for (const rule of rulesAbout(field)) {
      const rules: RuleGroup = { condition: 'and', filters: [rule] };
      expect({ rule, ids: await found(rules) }).toEqual({ rule, ids: expected(rules) });
    }
  },
);

test('any nesting of any rules finds the same contacts as a check of each contact [PH-03]', async () => {
  const all = FIELDS.flatMap(rulesAbout);
  const roll = dice(2026);
  const group = (depth: number): RuleGroup => ({
    condition: roll(2) === 0 ? 'and' : 'or',
    filters: Array.from({ length: 1 + roll(3) }, () =>
      depth > 1 && roll(3) === 0 ? group(depth - 1) : (all[roll(all.length)] as RuleFilter),
    ),
  });
  for (let turn = 0; turn < 120; turn += 1) {
    const rules = group(4);
    const ids = expected(rules);
    expect({ rules, ids: await found(rules) }).toEqual({ rules, ids });
    const { count, ways, countries, five } = await db
      .transaction()
      .execute((tx) => countSegment({ db: tx }, clientId, rules));
    expect({ rules, count }).toEqual({ rules, count: ids.length });
    expect({ rules, ways }).toEqual({ rules, ways: expectedWays(rules) });
    expect(countries.reduce((sum, one) => sum + one.count, 0)).toBe(count);
    expect(five.map(({ id }) => id).filter((id) => !ids.includes(id))).toEqual([]);
    expect(five).toHaveLength(Math.min(5, count));
  }
});

test('a rule about a deleted segment matches no contact, and an incomplete rule is ignored [PH-03]', async () => {
  const gone: RuleFilter = {
    field: '@segment',
    operator: 'is',
    value: '019a8000-0000-7000-8000-00000000dead',
  };
  expect(await found({ condition: 'and', filters: [gone] })).toEqual([]);
  const unfinished: RuleFilter[] = [
    { field: '', operator: 'is' },
    { field: 'country', operator: 'isOneOf', value: [] },
    { field: 'firstname', operator: 'contains', value: '  ' },
    { field: 'birthdate', operator: 'between', value: ['2001-01-01'] },
    { field: '@created', operator: 'withinLast', value: 0 },
    { field: 'nobody_made_it', operator: 'is', value: 'x' },
    { field: 'country', operator: 'before', value: 'AT' },
  ];
  expect(await found({ condition: 'and', filters: unfinished })).toHaveLength(contacts.length);
});

test('a statement grows with its rules and not with their values, and no rule is in it for each of the others [PH-03]', () => {
  const sizeOf = (count: number, values: number) => {
    const filters = Array.from(
      { length: count },
      (): RuleFilter => ({
        field: 'city',
        operator: 'isOneOf',
        value: Array.from({ length: values }, (_, index) => `City ${index}`),
      }),
    );
    const ways = findAlternatives({ condition: 'or', filters }, context);
    return ways?.sum.compile(db).sql.length ?? 0;
  };
  expect(sizeOf(60, 30)).toBeLessThan(2.1 * sizeOf(30, 30));
  expect(sizeOf(2, 500)).toBe(sizeOf(2, 10));
});
