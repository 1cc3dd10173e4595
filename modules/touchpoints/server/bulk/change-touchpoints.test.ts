import { beforeEach, expect, test } from 'vitest';
import {
  bulkChangeTouchpointsCall,
  findTouchpointCall,
} from '#modules/touchpoints/contract/touchpoint-calls.ts';
import type { CallInput } from '#platform/contract/call.ts';
import { lockWaiters } from '#platform/testing/database/own-activity.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { TouchpointsTables } from '../tables.ts';
import { madeTouchpoint } from '../testing/made-touchpoint.ts';

const suite = await testApp();
let client = await suite.people.client();
let admin = suite.visitor();

beforeEach(async () => {
  client = await suite.people.client();
  admin = await suite.adminOf(client);
});

const made = (given: Parameters<typeof madeTouchpoint>[2] = {}) =>
  madeTouchpoint(suite.app, client, given);
const stateOf = async (id: string) =>
  (await admin.call(findTouchpointCall, { params: { id }, query: { brandId: client.brandId } }))
    .body.state;

type Body = CallInput<typeof bulkChangeTouchpointsCall>['body'];

async function change(which: Body['which'], given: Body['change']) {
  const body = { brandId: client.brandId, which, change: given };
  const {
    jobId,
    undoId: _,
    ...counted
  } = (await admin.call(bulkChangeTouchpointsCall, { body })).body;
  expect(jobId).toBeNull();
  return counted;
}

test('ticked ones are deleted and brought back, each counted once [TP-01]', async () => {
  const ids = [await made(), await made(), await made()];
  expect(await change({ ids: ids.slice(0, 2) }, { action: 'delete' })).toEqual({
    changed: 2,
    refused: 0,
  });
  expect(await change({ ids }, { action: 'delete' })).toEqual({ changed: 1, refused: 0 });
  expect(await change({ ids }, { action: 'restore' })).toEqual({ changed: 3, refused: 0 });
  expect(await stateOf(ids[0] ?? '')).toBe('live');
});

test('all that fit are changed, and no others [TP-01]', async () => {
  const unchanged = await made({ description: 'Summer' });
  const gone = await made({ description: 'Winter sale' });
  const fitting = { filter: { q: 'winter' } };
  expect(await change(fitting, { action: 'delete' })).toEqual({ changed: 1, refused: 0 });
  expect([await stateOf(unchanged), await stateOf(gone)]).toEqual(['live', 'deleted']);
  const deleted = { filter: { view: 'deleted' as const } };
  expect(await change(deleted, { action: 'restore' })).toEqual({ changed: 1, refused: 0 });
});

test('a product that has another touchpoint by now does not get the old one back [TP-01]', async () => {
  const old = await made({ sku: 'A', deleted_at: new Date() });
  const now = await made({ sku: 'a' });
  expect(await change({ ids: [old] }, { action: 'restore' })).toEqual({ changed: 0, refused: 1 });
  await change({ ids: [now] }, { action: 'delete' });
  expect(await change({ ids: [old, now] }, { action: 'restore' })).toEqual({
    changed: 1,
    refused: 1,
  });
  expect([await stateOf(old), await stateOf(now)]).toEqual(['deleted', 'live']);
});

test('restoring a touchpoint is refused if its product gets another one at the same moment, and nothing changes [TP-01]', async () => {
  const { app } = suite;
  const old = await made({ sku: 'A', deleted_at: new Date() });
  const answering = await app.database
    .ofClient<TouchpointsTables>(client.id)
    .transaction()
    .execute(async (db) => {
      await madeTouchpoint(app, client, { sku: 'a' }, db);
      const body = {
        brandId: client.brandId,
        which: { ids: [old] },
        change: { action: 'restore' as const },
      };
      const answer = admin.call(bulkChangeTouchpointsCall, { body });
      await expect.poll(() => lockWaiters(db)).toHaveLength(1);
      return { answer };
    });
  const { status, problem } = await answering.answer;
  expect([status, problem.code]).toEqual([409, 'PRODUCT_HAS_TOUCHPOINT']);
  expect(await stateOf(old)).toBe('deleted');
});

test('the touchpoints of another brand are not touched [TP-01]', async () => {
  const other = await suite.people.client();
  const id = await madeTouchpoint(suite.app, other);
  expect(await change({ ids: [id] }, { action: 'delete' })).toEqual({ changed: 0, refused: 0 });
});

test('all that fit are deleted, those taken out are not [TP-01]', async () => {
  const [unchanged, changed, also] = [await made(), await made(), await made()];
  const which = { filter: { view: 'all' as const }, except: [unchanged] };
  expect(await change(which, { action: 'delete' })).toEqual({ changed: 2, refused: 0 });
  expect([await stateOf(unchanged), await stateOf(changed), await stateOf(also)]).toEqual([
    'live',
    'deleted',
    'deleted',
  ]);
});
