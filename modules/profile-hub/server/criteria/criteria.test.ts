import { beforeEach, expect, test } from 'vitest';
import {
  countFilledCriteriaCall,
  createCriterionCall,
  getCriterionCall,
  getCriterionUsesCall,
  listOwnCriteriaCall,
  listStandardCriteriaCall,
  listUsableCriteriaCall,
  searchCriteriaCall,
  updateCriterionCall,
} from '#modules/profile-hub/contract/criteria-calls.ts';
import { createSegmentCall } from '#modules/profile-hub/contract/segments.ts';
import { searchCall } from '#platform/contract/search.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { ProfileHubTables } from '../tables.ts';
import { brandCampaign } from '../testing/brand-campaign.ts';
import { brandContact } from '../testing/brand-contacts.ts';

const suite = await testApp({ work: false });
let client = await suite.people.client();
let admin = suite.visitor();

beforeEach(async () => {
  client = await suite.people.client();
  admin = await suite.adminOf(client);
});

const brandId = () => client.brandId;
const query = () => ({ brandId: brandId() });
const create = (given: object = {}) =>
  admin.call(createCriterionCall, {
    body: { brandId: brandId(), label: 'Cooks for', type: 'text', ...given },
  });
const list = async (given: object = {}) =>
  (await create({ type: 'closedMultiple', label: 'Owns', options: ['Pot', 'Pan'], ...given })).body;
const update = (id: string | null, body: { version: number; [key: string]: unknown }) =>
  admin.call(updateCriterionCall, {
    params: { id: id ?? '' },
    body: { brandId: brandId(), ...body },
  });
const optionsOf = async (id: string | null) =>
  (await admin.call(getCriterionCall, { params: { id: id ?? '' }, query: query() })).body.options;

test('every brand has the fourteen standard criteria, which have no id of their own and cannot be changed [PH-08]', async () => {
  const { body } = await admin.call(listStandardCriteriaCall, { query: query() });
  expect(body.items.map(({ slug }) => slug)).toEqual(
    'email firstname lastname phone gender birthdate address zip city country locale optin_email optin_phone optin_partners'.split(
      ' ',
    ),
  );
  expect(body.items.every(({ id, source }) => id === null && source === 'GTR')).toBe(true);
  // Without an id there is nothing to change.
  for (const id of ['email', 'optin_email', 'null'])
    expect((await update(id, { version: 1, label: 'Other' })).status).toBe(400);
});

test('each reader gets labels in their language, the editor those for all languages [PH-07]', async () => {
  const labels = { fr: 'Occasion', de: 'Anlass' };
  const options = [{ label: 'Wedding', labels: { fr: 'Mariage' } }, 'Birthday'];
  const { body: made } = await create({
    label: 'Occasion of',
    labels,
    type: 'closedUnique',
    options,
  });
  const reader = await suite.people.user({ locale: 'fr', at: [{ client, role: 'brand_admin' }] });
  const french = await suite.visitor().as(reader);
  const inFrench = async () => {
    const { body } = await french.call(listUsableCriteriaCall, { query: query() });
    const found = body.items.find(({ id }) => id === made.id);
    return [found?.label, ...(found?.options.map(({ label }) => label) ?? [])];
  };
  expect(await inFrench()).toEqual(['Occasion', 'Mariage', 'Birthday']);
  const edited = await french.call(getCriterionCall, {
    params: { id: made.id ?? '' },
    query: query(),
  });
  expect(edited.body).toMatchObject({ label: 'Occasion of', labels });

  const [wedding, birthday] = edited.body.options.map(({ id }) => Number(id));
  await update(made.id, {
    version: made.version,
    labels: { de: 'Anlass' },
    options: [
      { id: wedding, label: 'Wedding' },
      { id: birthday, label: 'Birthday', labels: { fr: 'Anniversaire' } },
      { id: null, label: 'Moving', labels: { fr: 'Déménagement' } },
    ],
  });
  expect(await inFrench()).toEqual(['Occasion of', 'Mariage', 'Anniversaire', 'Déménagement']);
});

test('a criterion has every field of its entity, and a slug made of its label [PH-07] [ENT-01]', async () => {
  const { body, status } = await create({ label: 'Café préféré', mandatory: true });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{24}$/),
    label: 'Café préféré',
    slug: 'cafe_prefere',
    type: 'text',
    active: true,
    mandatory: true,
    options: [],
    source: 'custom',
    consent: false,
    version: 1,
  });
});

test('a list without an option is refused at its field [PH-07]', async () => {
  const refused = await create({ type: 'closedUnique', options: [] });
  expect(refused.status).toBe(422);
  expect(refused.problem?.errors?.[0]?.field).toBe('body.options');
});

test('a label that is taken is refused at its field, in any case and accent, also by a new name [PH-07]', async () => {
  await create({ label: 'Anlaß' });
  const again = await create({ label: 'anlaß' });
  expect(again.problem?.code).toBe('LABEL_TAKEN');
  expect(again.problem?.errors?.[0]?.field).toBe('body.label');
  const other = (await create({ label: 'Other' })).body;
  const same = await update(other.id, { version: other.version, label: 'ANLAß' });
  expect(same.problem?.code).toBe('LABEL_TAKEN');
});

test('the label of a standard criterion is taken in all six languages [PH-07]', async () => {
  for (const label of ['First name', 'prenom', 'Vorname', 'Fornavn', 'E-MAIL', 'optin_email'])
    expect((await create({ label })).problem?.code, label).toBe('LABEL_TAKEN');
  const { body } = await create();
  const renamed = await update(body.id, { version: 1, label: 'Prénom' });
  expect(renamed.problem?.code).toBe('LABEL_TAKEN');
});

test('of two concurrent requests to create the same criterion one is refused', async () => {
  const answers = await Promise.all([create(), create()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('neither type nor slug can be changed [PH-07]', async () => {
  const { body } = await create();
  expect((await update(body.id, { version: 1, type: 'closedUnique' })).status).toBe(400);
  expect((await update(body.id, { version: 1, slug: 'else' })).status).toBe(400);
  const renamed = await update(body.id, { version: 1, label: 'Kocht für' });
  expect(renamed.body).toMatchObject({ label: 'Kocht für', slug: 'cooks_for', version: 2 });
});

test('options are added, renamed and put in another order, and never go away [PH-07]', async () => {
  const { id, options } = await list();
  const [pot, pan] = options;
  await update(id, {
    version: 1,
    options: [
      { id: null, label: 'Knife' },
      { id: pan?.id, label: 'Frying pan' },
    ],
  });
  expect(await optionsOf(id)).toEqual([
    { id: expect.any(Number), label: 'Knife' },
    { id: pan?.id, label: 'Frying pan' },
    { id: pot?.id, label: 'Pot' },
  ]);
});

test('an option that is there already is refused, and nothing of the change stays', async () => {
  const { id, options } = await list();
  const refused = await update(id, {
    version: 1,
    label: 'Has',
    options: [...options, { id: null, label: 'pot' }],
  });
  expect(refused.problem?.code).toBe('OPTION_TAKEN');
  expect(await optionsOf(id)).toEqual(options);
});

test('the second of two editors is refused', async () => {
  const { id } = (await create()).body;
  expect((await update(id, { version: 1, active: false })).status).toBe(200);
  expect((await update(id, { version: 1, mandatory: true })).problem?.code).toBe(
    'CHANGED_MEANWHILE',
  );
});

test('an inactive criterion is not usable, but remains in the list of the brand’s own criteria', async () => {
  const { id, slug } = (await create()).body;
  await update(id, { version: 1, active: false });
  const usable = await admin.call(listUsableCriteriaCall, { query: query() });
  expect(usable.body.items.map((one) => one.slug)).not.toContain(slug);
  const own = await admin.call(listOwnCriteriaCall, { query: query() });
  expect(own.body.items.map((one) => one.slug)).toEqual([slug]);
});

test('the list has standard and own ones, is searched, and counts its views', async () => {
  await create({ label: 'Größe' });
  const searchQuery = { ...query(), q: 'grosse' };
  const { body } = await admin.call(searchCriteriaCall, { query: searchQuery });
  expect(body).toMatchObject({ total: 1, views: { all: 15, standard: 14, own: 1, inactive: 0 } });
});

test('the count of a criterion is the number of contacts with a value, for consent the number with a decision', async () => {
  const { slug } = (await create()).body;
  const db = suite.app.database.ofClient<ProfileHubTables>(client.id);
  await brandContact({ db }, client.id, { email: 'a@post.example', [slug]: 'two' });
  const decisions = { optin_email: 'withdrawn' } as const;
  await brandContact({ db }, client.id, { email: 'b@post.example' }, { decisions });
  const { body } = await admin.call(countFilledCriteriaCall, { query: query() });
  expect(body.contacts).toBe(2);
  expect(body.filled).toMatchObject({ email: 2, firstname: 0, [slug]: 1, optin_email: 1 });
});

test('the uses of a standard or own criterion are listed as far as the reader has access [PH-07] [PH-08]', async () => {
  const { slug } = (await create()).body;
  const made = {
    name: 'Lyon',
    saved: true,
    rules: {
      condition: 'and' as const,
      filters: [
        { field: 'city', operator: 'is' as const, value: 'Lyon' },
        { condition: 'or' as const, filters: [{ field: slug, operator: 'isEmpty' as const }] },
      ],
    },
  };
  const segment = await admin.call(createSegmentCall, { body: { brandId: brandId(), ...made } });
  const uses = (named: string, visitor = admin) =>
    visitor.call(getCriterionUsesCall, { query: { ...query(), slug: named } });
  const there = { id: segment.body.id, name: 'Lyon', saved: true };
  for (const named of ['city', slug])
    expect((await uses(named)).body, named).toEqual({ segments: [there], campaigns: [] });
  expect((await uses('zip')).body.segments).toEqual([]);
  expect((await uses('constructor')).status).toBe(404);
  const reader = await suite.people.user({
    at: [{ client, role: 'brand_user', menus: ['profilehub/criteria'] }],
  });
  expect((await uses('city', await suite.visitor().as(reader))).body.segments).toEqual([]);
});

test('signs that no criterion has find none of them [NAV-08]', async () => {
  const { body } = await admin.call(searchCall, { query: { clientId: client.id, q: '%%' } });
  expect(body.groups).toEqual([]);
});

test('the search in the header finds standard criteria too, each by its page [PH-08]', async () => {
  const { body } = await admin.call(searchCall, {
    query: { clientId: client.id, q: 'birthdate' },
  });
  expect(JSON.stringify(body)).toContain('profilehub/criteria/standard/birthdate');
});

test('the search in the header finds the brand’s own criteria', async () => {
  const { id } = (await create({ label: 'Geschenkanlass' })).body;
  const { body } = await admin.call(searchCall, {
    query: { clientId: client.id, q: 'geschenk' },
  });
  expect(JSON.stringify(body)).toContain(`profilehub/criteria/${id}`);
});

test('the search in the header finds segments and campaigns by name, and none of another brand [NAV-08]', async () => {
  const { body: segment } = await admin.call(createSegmentCall, {
    body: {
      brandId: brandId(),
      name: 'Sale in autumn',
      saved: true,
      rules: { condition: 'and', filters: [{ field: 'city', operator: 'is', value: 'Oslo' }] },
    },
  });
  const db = suite.app.database.ofClient<ProfileHubTables>(client.id);
  const campaignId = await brandCampaign({ db }, client.id);
  const found = async (visitor: typeof admin, clientId: string) =>
    JSON.stringify((await visitor.call(searchCall, { query: { clientId, q: 'sale' } })).body);
  const here = await found(admin, client.id);
  expect(here).toContain(`profilehub/contacts/segments/${segment.id}`);
  expect(here).toContain(`profilehub/criteria-mapping/feedback/${campaignId}`);
  const other = await suite.people.client();
  expect(await found(await suite.adminOf(other), other.id)).not.toMatch(/segments|feedback/);
});

test('another brand’s criterion is not found', async () => {
  const { id } = (await create()).body;
  const other = await suite.people.client();
  const stranger = await suite.adminOf(other);
  const read = await stranger.call(getCriterionCall, {
    params: { id: id ?? '' },
    query: { brandId: other.brandId },
  });
  expect(read.status).toBe(404);
});
