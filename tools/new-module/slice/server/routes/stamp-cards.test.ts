import { beforeEach, expect, test } from 'vitest';
import { stampCardFields } from '#modules/corner-shop/contract/stamp-card-fields.ts';
import {
  changeStampCardsCall,
  createStampCardCall,
  getStampCardCall,
  listStampCardsCall,
  updateStampCardCall,
} from '#modules/corner-shop/contract/stamp-cards.ts';
import { searchCall } from '#platform/contract/search.ts';
import { everyFieldMoves } from '#platform/testing/fields/every-field-moves.ts';
import { sampleRecord } from '#platform/testing/fields/sample-record.ts';
import { testApp } from '#platform/testing/test-app.ts';

const suite = await testApp({ work: false });
let client = await suite.people.client();
let params = { uuid: client.id };
let admin = suite.visitor();

beforeEach(async () => {
  client = await suite.people.client();
  params = { uuid: client.id };
  admin = await suite
    .visitor()
    .as(await suite.people.user({ firstName: 'Ada', at: [{ client, role: 'brand_admin' }] }));
});

const create = async (given: object = {}) =>
  (await admin.call(createStampCardCall, { params, body: { code: 'A-1', name: 'One', ...given } }))
    .body;

const listed = async (query: object = {}) =>
  (await admin.call(listStampCardsCall, { params, query })).body.items.map(({ code }) => code);

const asking = (...filters: object[]) => ({
  groups: JSON.stringify([{ match: 'all', filters }]),
});

test('omitted fields start with their empty value', async () => {
  const { id, updatedAt: _, ...made } = await create();
  const { code: __, name: ___, ...others } = stampCardFields;
  const empty = Object.entries(others).map(([name, field]) => [name, field.empty]);
  expect(made).toEqual({ ...Object.fromEntries(empty), code: 'A-1', name: 'One', version: 1 });
  const read = await admin.call(getStampCardCall, { params: { ...params, id } });
  expect(read.body).toMatchObject(made);
});

test('every field can be changed separately and finds its record as a filter', async () => {
  const get = async (id: string) =>
    (await admin.call(getStampCardCall, { params: { ...params, id } })).body;
  await everyFieldMoves({
    fields: stampCardFields,
    first: sampleRecord(stampCardFields, 0),
    second: sampleRecord(stampCardFields, 1),
    make: async (values) => (await create(values)).id,
    async read(id) {
      const { id: _, version: __, updatedAt: ___, ...fields } = await get(id);
      return fields;
    },
    change: async (id, changes) =>
      admin.call(updateStampCardCall, {
        params: { ...params, id },
        body: { ...changes, version: (await get(id)).version },
      }),
    async found(groups) {
      const query = { groups: JSON.stringify(groups) };
      const { body } = await admin.call(listStampCardsCall, { params, query });
      return body.items.map(({ id }) => id);
    },
  });
});

test('the list is searched, filtered by every kind of field, and sorted', async () => {
  await create({ level: 'gold', quantity: 5, startsOn: '2027-05-31' });
  await create({ code: 'B-2', name: 'Élan', level: 'silver', quantity: 50, active: false });
  await create({ code: 'C-3', name: 'Three', startsOn: '2027-06-01' });
  expect(await listed({ q: 'elan' })).toEqual(['B-2']);
  expect(await listed({ view: 'inactive' })).toEqual(['B-2']);
  expect(await listed(asking({ field: 'name', operator: 'contains', value: 'hre' }))).toEqual([
    'C-3',
  ]);
  expect(await listed(asking({ field: 'level', operator: 'none-of', value: ['gold'] }))).toEqual([
    'B-2',
    'C-3',
  ]);
  expect(await listed(asking({ field: 'quantity', operator: 'at-least', value: 6 }))).toEqual([
    'B-2',
  ]);
  const may = { field: 'startsOn', operator: 'between', value: ['2027-05-01', '2027-05-31'] };
  expect(await listed(asking(may))).toEqual(['A-1']);
  expect(await listed({ sortBy: 'quantity', sortDesc: 'true' })).toEqual(['B-2', 'A-1', 'C-3']);
  expect(await listed({ sortBy: 'level' })).toEqual(['C-3', 'B-2', 'A-1']);
});

test('a code that is taken is refused, in any case, when one is added or changed', async () => {
  await create();
  const twice = await admin.call(createStampCardCall, { params, body: { code: 'a-1', name: 'x' } });
  expect(twice.problem).toMatchObject({ status: 409, code: 'CODE_TAKEN', params: { code: 'a-1' } });
  const { id, version } = await create({ code: 'B-2' });
  const changed = await admin.call(updateStampCardCall, {
    params: { ...params, id },
    body: { code: 'A-1', version },
  });
  expect(changed.problem.code).toBe('CODE_TAKEN');
});

test('the second of two editors is refused with the name of the first, and omitted fields are unchanged [GEN-09]', async () => {
  const { id, version } = await create({ quantity: 7 });
  const at = { params: { ...params, id } };
  const first = await admin.call(updateStampCardCall, { ...at, body: { name: 'First', version } });
  expect(first.body).toMatchObject({ name: 'First', quantity: 7, version: version + 1 });
  const second = await admin.call(updateStampCardCall, {
    ...at,
    body: { name: 'Second', version },
  });
  expect(second.problem).toMatchObject({
    status: 409,
    code: 'CHANGED_MEANWHILE',
    params: { by: 'Ada Person' },
  });
  expect((await admin.call(getStampCardCall, at)).body.name).toBe('First');
});

test('several records are deactivated or deleted together, by id or by filter', async () => {
  const { id } = await create();
  await create({ code: 'B-2' });
  await create({ code: 'C-3' });
  const change = (which: object, action: 'deactivate' | 'delete') =>
    admin.call(changeStampCardsCall, {
      params,
      body: { which: which as never, change: { action } },
    });
  expect((await change({ ids: [id] }, 'deactivate')).body).toEqual({ changed: 1 });
  const others = await change({ filter: { view: 'all' }, except: [id] }, 'deactivate');
  expect(others.body).toEqual({ changed: 2 });
  expect((await change({ filter: { view: 'inactive', q: 'b-2' } }, 'delete')).body.changed).toBe(1);
  expect(await listed({ sortBy: 'code' })).toEqual(['A-1', 'C-3']);
});

test('the global search finds a record by part of its name [NAV-08]', async () => {
  const { id } = await create({ name: 'Early birds' });
  const { body } = await admin.call(searchCall, { query: { clientId: client.id, q: 'bird' } });
  expect(body.groups).toEqual([
    {
      kind: 'platform/corner-shop',
      total: 1,
      hits: [{ id, path: `platform/corner-shop/${id}`, title: 'Early birds', meta: 'A-1' }],
    },
  ]);
});

test('another client sees nothing of it', async () => {
  const { id, version } = await create();
  const other = await suite.people.client();
  const stranger = await suite.adminOf(other);
  const elsewhere = { uuid: other.id };
  const list = await stranger.call(listStampCardsCall, { params: elsewhere, query: {} });
  expect(list.body).toEqual({ items: [], total: 0 });
  const at = { params: { ...elsewhere, id } };
  expect((await stranger.call(getStampCardCall, at)).status).toBe(404);
  const body = { name: 'Mine', version };
  expect((await stranger.call(updateStampCardCall, { ...at, body })).status).toBe(404);
  expect((await stranger.call(getStampCardCall, { params: { ...params, id } })).status).toBe(403);
});
