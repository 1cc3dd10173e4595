import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import {
  countSegmentCall,
  countSegmentsCall,
} from '#modules/profile-hub/contract/count-segments.ts';
import {
  changeMembersCall,
  createSegmentCall,
  deleteSegmentCall,
  duplicateSegmentCall,
  getSegmentCall,
  getSegmentUsesCall,
  listSegmentsCall,
  restoreSegmentCall,
} from '#modules/profile-hub/contract/segments.ts';
import { clientViewCalls } from '#platform/contract/lists/saved-view.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { Visitor } from '#platform/testing/visitor.ts';
import {
  createRuleGroup,
  inCountry,
  inSegment,
  segmentFixture,
} from '../testing/segment-fixture.ts';
import { clearSegments } from './segments.job.ts';

const suite = await testApp();
let { client, admin, ofClient, query, create, saved, update, remove, contact } =
  await segmentFixture(suite);

beforeEach(async () => {
  ({ client, admin, ofClient, query, create, saved, update, remove, contact } =
    await segmentFixture(suite));
});

test('a segment answers with every field of its entity [ENT-01] [PH-03]', async () => {
  const rules = createRuleGroup(inCountry('AT'), { condition: 'or', filters: [inCountry('NO')] });
  const { status, body } = await create({ name: ' Herbst ', saved: true, rules });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    brand_id: client.brandId,
    name: 'Herbst',
    rules,
    saved: true,
    version: 1,
  });
  const { body: listed } = await admin.call(listSegmentsCall, query());
  expect(listed).toMatchObject({ total: 1, items: [{ id: body.id, kind: 'live', usedIn: [] }] });
  const read = await admin.call(getSegmentCall, { params: { id: body.id }, ...query() });
  expect(read.body).toMatchObject({ id: body.id, brand_id: client.brandId, rules });
});

test('a temporary one is named by the day of the client, its maker alone sees it, and naming saves it [PH-03]', async () => {
  const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Pacific/Auckland' }).format(new Date());
  const { body } = await create({ rules: createRuleGroup(inCountry('AT')) });
  expect(body).toMatchObject({ name: `temp-${day.replaceAll('/', '')}`, saved: false });
  const colleague = await suite.adminOf(client);
  const input = { params: { id: body.id }, ...query() };
  expect((await colleague.call(getSegmentCall, input)).status).toBe(404);
  expect((await update(body.id, { version: 1, name: 'Mine', saved: true }, colleague)).status).toBe(
    404,
  );
  expect((await colleague.call(deleteSegmentCall, input)).status).toBe(404);
  expect((await admin.call(listSegmentsCall, query())).body).toMatchObject({
    total: 0,
    views: { all: 0, live: 0, static: 0, temporary: 1 },
  });
  expect((await colleague.call(listSegmentsCall, query())).body.views.temporary).toBe(0);
  const mine = await admin.call(listSegmentsCall, {
    query: { brandId: client.brandId, view: 'temporary' },
  });
  expect(mine.body.items).toMatchObject([{ id: body.id }]);
  const nameless = await update(body.id, { version: 1, saved: true });
  expect(nameless.problem.errors).toEqual([{ field: 'body.name', code: 'required' }]);
  const named = await update(body.id, { version: 1, saved: true, name: 'Austria' });
  expect(named.body).toMatchObject({ name: 'Austria', saved: true, version: 2 });
  expect((await colleague.call(getSegmentCall, input)).body).toMatchObject({ name: 'Austria' });
});

test('the name of a saved segment is unique regardless of case, even for concurrent requests [PH-03]', async () => {
  const both = await Promise.all([
    create({ name: 'Herbst', saved: true }),
    create({ name: 'HERBST', saved: true }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(both.find(({ status }) => status === 409)?.problem).toMatchObject({
    code: 'SEGMENT_NAME_TAKEN',
    errors: [{ field: 'body.name' }],
  });
});

test('the second of two editors is refused, and the first change remains [PH-03]', async () => {
  const { id } = await saved('Herbst');
  expect(
    (await update(id, { version: 1, rules: createRuleGroup(inCountry('AT')) })).body.version,
  ).toBe(2);
  const late = await update(id, { version: 1, name: 'Winter' });
  expect(late.problem.code).toBe('CHANGED_MEANWHILE');
  expect(late.status).toBe(409);
  const stored = await admin.call(getSegmentCall, { params: { id }, ...query() });
  expect(stored.body).toMatchObject({
    name: 'Herbst',
    rules: createRuleGroup(inCountry('AT')),
    version: 2,
  });
});

test('a segment in use is not deleted and its uses are named; neither is one that is used by a view [PH-03] [PH-04]', async () => {
  const a = await saved('A');
  const b = await saved('B', inSegment(a.id));
  const used = await remove(a.id);
  expect(used.problem).toMatchObject({ code: 'SEGMENT_IN_USE', params: { where: 'B' } });
  const read = await admin.call(getSegmentCall, { params: { id: a.id }, ...query() });
  expect(read.body.usedIn).toEqual(['B']);
  const view = (visitor: Visitor) =>
    visitor.call(clientViewCalls.create, {
      params: { uuid: client.id },
      body: {
        list: 'profile-hub.contacts',
        name: 'Autumn',
        search: `f.segment=${b.id}`,
        shared: false,
      },
    });
  const colleague = await suite.adminOf(client);
  expect((await view(colleague)).status).toBe(201);
  expect((await remove(b.id)).problem.code).toBe('SEGMENT_IN_OTHERS_VIEW');
  expect((await view(admin)).status).toBe(201);
  expect((await remove(b.id)).problem.params).toEqual({ where: 'Autumn' });
});

test('the uses of a segment are listed as far as the reader has access: segments, views, exports [PH-03] [PH-04]', async () => {
  const a = await saved('A');
  const b = await saved('B', inSegment(a.id));
  const mine = (await create({ rules: createRuleGroup(inSegment(a.id)) })).body;
  const colleague = await suite.adminOf(client);
  await create({ rules: createRuleGroup(inSegment(a.id)) }, colleague);
  const view = (visitor: Visitor, name: string) =>
    visitor.call(clientViewCalls.create, {
      params: { uuid: client.id },
      body: { list: 'profile-hub.contacts', name, search: `f.segment=any-of:${a.id}` },
    });
  const seen = (await view(admin, 'Autumn')).body;
  await view(colleague, 'Theirs');
  const id = '019a8000-0000-7000-8000-000000000001';
  await ofClient()
    .insertInto('profile_hub.exports')
    .values({
      client_id: client.id,
      id,
      asked_by: id,
      part: 'segment',
      segment_id: a.id,
      segment_name: 'A',
      criteria: ['email'],
      format: 'csv',
      locked: false,
      contacts: 12,
      file_id: id,
      file_name: 'export_16112026.csv',
      expires_at: new Date(),
    })
    .execute();
  const input = { params: { id: a.id }, ...query() };
  const { body } = await admin.call(getSegmentUsesCall, input);
  expect(body).toMatchObject({
    total: 5,
    segments: [
      { id: b.id, name: 'B', saved: true },
      { id: mine.id, name: mine.name, saved: false },
    ],
    views: [{ id: seen.id, name: 'Autumn', search: seen.search }],
    othersViews: 1,
    exports: [{ id, contacts: 12 }],
    exportsTotal: 1,
  });
  const reader = await suite.people.user({
    at: [{ client, role: 'brand_user', menus: ['profilehub/contacts'] }],
  });
  const read = await (await suite.visitor().as(reader)).call(getSegmentUsesCall, input);
  expect(read.body).toMatchObject({ total: 3, othersViews: 2, exports: [], exportsTotal: 0 });
  const stranger = await segmentFixture(suite);
  const foreign = { params: { id: a.id }, ...stranger.query() };
  expect((await stranger.admin.call(getSegmentUsesCall, foreign)).status).toBe(404);
  const hidden = { params: { id: mine.id }, ...query() };
  expect((await colleague.call(getSegmentUsesCall, hidden)).status).toBe(404);
});

test('a deleted segment is brought back as it was, unless its name was taken [PH-03]', async () => {
  const a = await saved('A', inCountry('AT'));
  expect((await remove(a.id)).status).toBe(204);
  expect((await remove(a.id)).status).toBe(404);
  expect((await admin.call(getSegmentCall, { params: { id: a.id }, ...query() })).status).toBe(404);
  const other = await saved('a');
  const restore = () =>
    admin.call(restoreSegmentCall, { params: { id: a.id }, body: { brandId: client.brandId } });
  expect((await restore()).problem.code).toBe('SEGMENT_NAME_TAKEN');
  await remove(other.id);
  expect((await restore()).body).toMatchObject({
    id: a.id,
    name: 'A',
    rules: createRuleGroup(inCountry('AT')),
  });
  expect((await restore()).status).toBe(404);
});

test('a copy has the rules, the members and a name of its own [PH-03]', async () => {
  const id = await contact('a@b.example');
  const { body } = await create({ name: 'Fair', kind: 'static', saved: true });
  const duplicate = (which: string) =>
    admin.call(duplicateSegmentCall, { params: { id: which }, body: { brandId: client.brandId } });
  await admin.call(changeMembersCall, {
    params: { id: body.id },
    body: { brandId: client.brandId, action: 'add', which: { ids: [id] } },
  });
  const { body: copy } = await duplicate(body.id);
  expect(copy).toMatchObject({ name: 'Fair (2)', kind: 'static' });
  expect((await duplicate(copy.id)).body.name).toBe('Fair (3)');
  const ids = `${body.id},${copy.id}`;
  const { counts } = (
    await admin.call(countSegmentsCall, { query: { brandId: client.brandId, ids } })
  ).body;
  expect(counts).toEqual({ [body.id]: 1, [copy.id]: 1 });
});

test('unnamed segments and deleted segments are removed after some days [PH-03]', async () => {
  const temporary = (await create({})).body;
  const fresh = (await create({})).body;
  const created = await saved('Kept');
  const gone = await saved('Gone');
  await remove(gone.id);
  await sql`
    update profile_hub.segments set updated_at = now() - interval '8 days' where id <> ${fresh.id}`.execute(
    ofClient(),
  );
  await clearSegments.handle({ app: suite.app } as never);
  const { rows } = await sql<{
    id: string;
  }>`select id from profile_hub.segments order by id`.execute(ofClient());
  expect(rows.map(({ id }) => id).sort()).toEqual([fresh.id, created.id].sort());
  expect(temporary.id).not.toBe(fresh.id);
});

test('another client’s segment does not exist here', async () => {
  const { id } = await saved('Ours');
  const other = await suite.people.client();
  const stranger = await suite.adminOf(other);
  const theirs = { params: { id }, query: { brandId: other.brandId } };
  expect((await stranger.call(getSegmentCall, theirs)).status).toBe(404);
  expect((await stranger.call(deleteSegmentCall, theirs)).status).toBe(404);
  expect((await stranger.call(getSegmentCall, { params: { id }, ...query() })).status).toBe(403);
  const rules = { brandId: other.brandId, rules: createRuleGroup(inSegment(id)) };
  expect((await stranger.call(countSegmentCall, { body: rules })).body.count).toBe(0);
  const created = await stranger.call(createSegmentCall, {
    body: { ...rules, name: 'X', saved: true },
  });
  expect(created.status).toBe(400);
});
