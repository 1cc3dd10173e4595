import { beforeEach, expect, test } from 'vitest';
import type { ContactValues } from '#modules/profile-hub/contract/contact.ts';
import {
  createProfileCall,
  getContactChoicesCall,
  getProfileCall,
  searchProfilesCall,
  updateProfileCall,
} from '#modules/profile-hub/contract/profiles.ts';
import { STANDARD_CRITERIA } from '#modules/profile-hub/contract/standard-criteria.ts';
import type { CallInput } from '#platform/contract/call.ts';
import { searchCall } from '#platform/contract/search.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { createCriterion } from '../criteria/create-criterion.ts';
import { writeStations } from '../journey/write-stations.ts';
import type { ProfileHubTables } from '../tables.ts';
import { brandContact } from '../testing/brand-contacts.ts';

const suite = await testApp({ work: false });
let client = await suite.people.client();
let admin = suite.visitor();
const db = () => suite.app.database.ofClient<ProfileHubTables>(client.id);

beforeEach(async () => {
  client = await suite.people.client();
  admin = await suite
    .visitor()
    .as(await suite.people.user({ firstName: 'Ada', at: [{ client, role: 'brand_admin' }] }));
});

const create = (criterias: ContactValues) =>
  admin.call(createProfileCall, { body: { brandId: client.brandId, criterias } });
const update = (id: string, version: number, criterias: ContactValues) =>
  admin.call(updateProfileCall, {
    params: { id },
    body: { brandId: client.brandId, version, criterias },
  });
const read = (id: string, visitor = admin) =>
  visitor.call(getProfileCall, { params: { id }, query: { brandId: client.brandId } });
const search = (
  searchBody: Omit<CallInput<typeof searchProfilesCall>['body'], 'brandId'>,
  visitor = admin,
) => visitor.call(searchProfilesCall, { body: { brandId: client.brandId, ...searchBody } });
const found = async (searchBody: Parameters<typeof search>[0]) =>
  (await search(searchBody)).body.items.map(({ criterias }) => criterias.firstname);
const storeContact = (values: ContactValues, options = {}) =>
  brandContact({ db: db() }, client.id, values, options);
const criterion = (label: string, given: object = {}) =>
  createCriterion({ db: db() }, client.id, {
    label,
    type: 'text',
    mandatory: false,
    options: [],
    consent: false,
    ...given,
  });
const option = async (slug: string, label: string) => {
  const { body } = await admin.call(getContactChoicesCall, { query: { brandId: client.brandId } });
  const options = body.criteria.find((one) => one.slug === slug)?.options;
  return Number(options?.find((one) => one.label === label)?.id);
};

test('a contact has an id and all its criteria, consent among them [ENT-01]', async () => {
  await criterion('Favourite knife');
  const { status, body } = await create({
    email: ' Annegret@Lindenmueller.example ',
    phone: '0662 55 01 39',
    country: 'AT',
    favourite_knife: 'Brotmesser',
  });
  expect(status).toBe(201);
  expect(Object.keys(body.criterias).sort()).toEqual(
    [...STANDARD_CRITERIA.map(({ slug }) => slug), 'favourite_knife'].sort(),
  );
  expect(body).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f]{24}$/),
    origin: 'manual',
    known: 4,
    version: 1,
    criterias: {
      email: 'annegret@lindenmueller.example',
      phone: '+43662550139',
      favourite_knife: 'Brotmesser',
      optin_email: null,
    },
  });
  expect((await read(body.id)).body).toEqual(body);
});

test('a contact is known since its first trace, also one from before it was created [PH-05]', async () => {
  const fresh = await storeContact({ email: 'fresh@post.example' });
  const { body } = await read(fresh);
  expect(body.knownSince).toBe(body.createdAt);
  const decided = await storeContact(
    { email: 'decided@post.example' },
    { decisions: { optin_email: 'given' }, at: new Date('2026-05-14T09:00:00Z') },
  );
  expect((await read(decided)).body.knownSince).toBe('2026-05-14T09:00:00.000Z');
  await writeStations({ db: db() }, client.id, [
    { contactId: decided, kind: 'scan', at: new Date('2026-03-01T08:00:00Z'), ref: 'visit' },
  ]);
  expect((await read(decided)).body.knownSince).toBe('2026-03-01T08:00:00.000Z');
});

test('each value is validated by its criterion, and every fault is reported at its field [PH-05]', async () => {
  await criterion('Owns', { type: 'closedMultiple', options: ['Cocotte'] });
  await criterion('Cooks for', { type: 'closedUnique', options: ['two'], mandatory: true });
  const { status, problem } = await create({
    email: 'nobody',
    phone: '12',
    gender: 'unknown',
    birthdate: '2031-01-01',
    country: 'XX',
    firstname: 'a'.repeat(101),
    owns: [1],
    optin_email: true,
    shoe_size: '42',
  });
  expect([status, problem.code]).toEqual([400, 'INVALID_INPUT']);
  const errorCodes = Object.fromEntries(
    problem.errors?.map(({ field, code }) => [field, code]) ?? [],
  );
  expect(errorCodes).toEqual({
    'body.criterias.email': 'email',
    'body.criterias.phone': 'phone',
    'body.criterias.gender': 'choice',
    'body.criterias.birthdate': 'birthdate',
    'body.criterias.country': 'choice',
    'body.criterias.firstname': 'maxLength',
    'body.criterias.owns': 'choice',
    'body.criterias.optin_email': 'consentByProof',
    'body.criterias.shoe_size': 'criterionUnknown',
    'body.criterias.cooks_for': 'required',
  });
  const cooks = await option('cooks_for', 'two');
  expect((await create({ firstname: 'Anna', cooks_for: cooks })).problem.code).toBe(
    'CONTACT_UNREACHABLE',
  );
  const { body } = await create({ email: 'anna@x.example', cooks_for: cooks });
  expect((await update(body.id, 1, { cooks_for: null })).problem.errors).toEqual([
    { field: 'body.criterias.cooks_for', code: 'required' },
  ]);
  expect((await update(body.id, 1, { email: '' })).problem.code).toBe('CONTACT_UNREACHABLE');
});

test('an e-mail address belongs to one contact, even when two are created concurrently [PH-05]', async () => {
  const both = await Promise.all([
    create({ email: 'same@x.example' }),
    create({ email: 'SAME@x.example' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(both.find(({ status }) => status === 409)?.problem.errors?.[0]?.field).toBe(
    'body.criterias.email',
  );
});

test('the second of two editors of a contact is refused with the first editor’s name [PH-05]', async () => {
  const id = await storeContact({ email: 'two@x.example' });
  const other = await suite
    .visitor()
    .as(await suite.people.user({ firstName: 'Bea', at: [{ client, role: 'brand_user' }] }));
  await other.call(updateProfileCall, {
    params: { id },
    body: { brandId: client.brandId, version: 1, criterias: { city: 'Linz' } },
  });
  const { status, problem } = await update(id, 1, { city: 'Graz' });
  expect([status, problem.code]).toEqual([409, 'CHANGED_MEANWHILE']);
  expect(problem.params?.by).toBe('Bea Person');
  expect((await read(id)).body).toMatchObject({ version: 2, criterias: { city: 'Linz' } });
});

test('a contact is found by any part of name, e-mail and phone, however the number is typed [PH-02]', async () => {
  await storeContact({
    firstname: 'Øyvind',
    lastname: 'Strømsnes',
    email: 'oyvind@havnepost.example',
  });
  await storeContact({ firstname: 'Sieglinde', phone: '+43662550139' });
  for (const q of ['stromsnes', 'STRØM', 'havnepost', 'øyv strom'])
    expect(await found({ filter: { q } })).toEqual(['Øyvind']);
  for (const q of ['+43 662 55 01 39', '0662 / 550139', '0043662550139', '5501'])
    expect(await found({ filter: { q } })).toEqual(['Sieglinde']);
});

test('a page has a hundred rows and the total count, sorted as requested [PH-02]', async () => {
  for (let turn = 0; turn < 102; turn++)
    await storeContact({
      firstname: `n${turn}`,
      email: `c${turn}@x.example`,
      country: turn < 2 ? 'NO' : 'AT',
    });
  const { body } = await search({});
  expect([body.items.length, body.total]).toEqual([100, 102]);
  expect((await search({ page: 2 })).body).toMatchObject({ total: 102, items: [{}, {}] });
  expect(await found({ limit: 2, sortBy: 'createdAt', sortDesc: true })).toEqual(['n101', 'n100']);
  expect(await found({ limit: 1, sortBy: 'country', sortDesc: true })).toEqual(['n1']);
  for (const sortBy of ['name', 'email', 'city', 'known', 'lastActivityAt'] as const)
    expect((await search({ sortBy })).body.total).toBe(102);
});

test('contacts without a last name come last, both ways, and the list opens with the latest activity [PH-02]', async () => {
  await storeContact({ firstname: 'Ana', email: 'a@x.example' });
  await storeContact({ firstname: 'Bo', lastname: 'Zorn', email: 'b@x.example' });
  await storeContact({ firstname: 'Cy', lastname: 'Abel', email: 'c@x.example' });
  expect(await found({ sortBy: 'name', sortDesc: false })).toEqual(['Cy', 'Bo', 'Ana']);
  expect(await found({ sortBy: 'name', sortDesc: true })).toEqual(['Bo', 'Cy', 'Ana']);
  expect(await found({})).toEqual(await found({ sortBy: 'lastActivityAt', sortDesc: true }));
});

test('a segment filters the list, by its id or by unsaved rules [PH-02] [PH-04]', async () => {
  await storeContact(
    { firstname: 'Linz', email: 'a@x.example', country: 'AT' },
    { decisions: { optin_email: 'given' } },
  );
  await storeContact({ firstname: 'Oslo', email: 'b@x.example', country: 'NO' });
  const rules = {
    condition: 'and' as const,
    filters: [{ field: 'optin_email', operator: 'is' as const, value: true }],
  };
  const segmentId = uuidV7();
  await db()
    .insertInto('profile_hub.segments')
    .values({
      client_id: client.id,
      id: segmentId,
      name: 'Herbstaktion',
      kind: 'live',
      rules: JSON.stringify(rules),
      saved: true,
      made_by: null,
    })
    .execute();
  expect(await found({ segment: rules })).toEqual(['Linz']);
  expect(await found({ segment: segmentId })).toEqual(['Linz']);
  expect(await found({ segment: uuidV7() })).toEqual([]);
  const ofFilter = (operator: 'any-of' | 'none-of') =>
    found({
      filter: {
        groups: [{ match: 'all', filters: [{ field: 'segment', operator, value: [segmentId] }] }],
      },
    });
  expect(await ofFilter('any-of')).toEqual(['Linz']);
  expect(await ofFilter('none-of')).toEqual(['Oslo']);
  const [linz] = (await search({ segment: segmentId })).body.items;
  expect((await read(linz?.id ?? '')).body.segments).toEqual([
    { id: segmentId, name: 'Herbstaktion' },
  ]);
  const choices = await admin.call(getContactChoicesCall, { query: { brandId: client.brandId } });
  expect(choices.body).toMatchObject({ total: 2, segments: [{ name: 'Herbstaktion' }] });
});

test('contacts are neither readable nor searchable for users of another brand or of a shop [PH-02]', async () => {
  const id = await storeContact({ firstname: 'Hidden', email: 'hidden@x.example' });
  const shop = await suite
    .visitor()
    .as(await suite.people.user({ at: [{ client, role: 'store_owner' }] }));
  expect((await search({}, shop)).status).toBe(403);
  expect((await read(id, shop)).status).toBe(403);
  const theirs = await suite.people.client();
  const stranger = await suite.adminOf(theirs);
  expect((await read(id, stranger)).status).toBe(403);
  const other = { params: { id }, query: { brandId: theirs.brandId } };
  expect((await stranger.call(getProfileCall, other)).status).toBe(404);
  const headerSearch = async (visitor = admin) =>
    (await visitor.call(searchCall, { query: { clientId: client.id, q: 'hidden' } })).body;
  expect(JSON.stringify(await headerSearch())).toContain(`profilehub/contacts/${id}`);
  expect(JSON.stringify(await headerSearch(shop))).not.toContain(id);
});

test('contacts are found by a missing criterion or by its opposite, and an unknown criterion matches none [PH-01] [PH-02]', async () => {
  await criterion('Favourite knife');
  await storeContact({
    firstname: 'Ana',
    email: 'ana@post.example',
    gender: 'female',
    country: 'NO',
  });
  await storeContact(
    { firstname: 'Bo', birthdate: '1979-03-08', favourite_knife: 'Brotmesser' },
    { decisions: { optin_email: 'withdrawn' } },
  );
  const lacking = (operator: 'any-of' | 'none-of', ...value: string[]) =>
    found({ filter: { groups: [{ filters: [{ field: 'missing', operator, value }] }] } });
  for (const slug of ['birthdate', 'favourite_knife', 'optin_email']) {
    expect(await lacking('any-of', slug), slug).toEqual(['Ana']);
    expect(await lacking('none-of', slug), slug).toEqual(['Bo']);
  }
  for (const slug of ['gender', 'country', 'email'])
    expect(await lacking('any-of', slug), slug).toEqual(['Bo']);
  expect(await lacking('any-of', 'gender', 'birthdate')).toHaveLength(2);
  expect(await lacking('any-of', 'constructor')).toEqual([]);
  expect(await lacking('none-of', 'constructor')).toHaveLength(2);
});
