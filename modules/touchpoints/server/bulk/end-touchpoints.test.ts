import { beforeEach, expect, test } from 'vitest';
import {
  bulkChangeTouchpointsCall,
  findTouchpointCall,
  undoEndTouchpointsCall,
  updateTouchpointCall,
} from '#modules/touchpoints/contract/touchpoint-calls.ts';
import type { CallInput } from '#platform/contract/call.ts';
import { testApp } from '#platform/testing/test-app.ts';
import type { TouchpointsTables } from '../tables.ts';
import { madeTouchpoint } from '../testing/made-touchpoint.ts';
import { clearEndedBefore } from '../visits/upkeep.job.ts';

const suite = await testApp();
let client = await suite.people.client();
let admin = suite.visitor();

beforeEach(async () => {
  client = await suite.people.client();
  admin = await suite.adminOf(client);
});

const SOON = '2036-06-30T22:00:00.000Z';
const LATER = '2037-06-30T22:00:00.000Z';
const made = (given: Parameters<typeof madeTouchpoint>[2] = {}) =>
  madeTouchpoint(suite.app, client, given);
const read = async (id: string) =>
  (await admin.call(findTouchpointCall, { params: { id }, query: { brandId: client.brandId } }))
    .body;
const endsOf = (...ids: string[]) => Promise.all(ids.map(async (id) => (await read(id)).ended));

type Which = CallInput<typeof bulkChangeTouchpointsCall>['body']['which'];
const end = (which: Which, ended: string | null) =>
  admin.call(bulkChangeTouchpointsCall, {
    body: { brandId: client.brandId, which, change: { action: 'end', ended } },
  });
const undo = (undoId: string | null) =>
  admin.call(undoEndTouchpointsCall, { body: { brandId: client.brandId, undoId: undoId ?? '' } });

test('all that fit get the end, those taken out do not [TP-01]', async () => {
  const [kept, changed, also] = [await made(), await made(), await made()];
  const { body } = await end({ filter: { view: 'all' }, except: [kept] }, SOON);
  expect(body).toMatchObject({ changed: 2, refused: 0, jobId: null });
  expect(await endsOf(kept, changed, also)).toEqual([null, SOON, SOON]);
});

test('an end in the past is refused at its field, and nothing ends [TP-01]', async () => {
  const id = await made();
  for (const ended of ['2026-01-01T00:00:00Z', new Date(Date.now() - 1000).toISOString()]) {
    const { status, problem } = await end({ ids: [id] }, ended);
    expect([status, problem.code]).toEqual([422, 'ENDS_IN_PAST']);
    expect(problem.errors).toEqual([{ field: 'body.change.ended', code: 'ENDS_IN_PAST' }]);
  }
  expect(await endsOf(id)).toEqual([null]);
});

test('where some start after that day they are named, and none of the others is changed [TP-01]', async () => {
  const early = await made({ starts_at: new Date('2026-01-01T00:00:00Z') });
  const late = await made({ suffix: 'late', starts_at: new Date(LATER) });
  const { status, problem } = await end({ ids: [early, late] }, SOON);
  expect([status, problem.code]).toEqual([422, 'STARTS_AFTER_END']);
  expect(problem.errors).toEqual([
    {
      field: 'body.change.ended',
      code: 'STARTS_AFTER_END',
      params: { count: 1, suffixes: 'late' },
    },
  ]);
  expect(await endsOf(early, late)).toEqual([null, null]);
});

test.each(['0000-01-01T00:00:00Z', '1969-12-31T23:59:59Z', '9999-12-31T00:00:00Z'])(
  'an end at %s is refused for its implausible year [TP-01]',
  async (ended) => {
    const { status, problem } = await end({ ids: [await made()] }, ended);
    expect(status).toBe(400);
    expect(problem.errors).toEqual([{ field: 'body.change.ended', code: 'year' }]);
  },
);

test('undone, each has its own earlier end again, once [TP-01]', async () => {
  const open = await made();
  const ending = await made({ ends_at: new Date(LATER) });
  const { undoId } = (await end({ ids: [open, ending] }, SOON)).body;
  expect((await undo(undoId)).body).toEqual({ changed: 2, refused: 0, jobId: null });
  expect(await endsOf(open, ending)).toEqual([null, LATER]);
  expect((await undo(undoId)).body).toEqual({ changed: 0, refused: 0, jobId: null });
});

test('an end that was taken away comes back [TP-01]', async () => {
  const ending = await made({ ends_at: new Date(LATER) });
  const { undoId } = (await end({ ids: [ending] }, null)).body;
  await undo(undoId);
  expect(await endsOf(ending)).toEqual([LATER]);
});

test('undoing an end skips touchpoints whose period was changed since; other edits do not prevent it [TP-01]', async () => {
  const [changed, described, restarted] = [await made(), await made(), await made()];
  await suite.app.database
    .ofClient<TouchpointsTables>(client.id)
    .updateTable('touchpoints.touchpoints')
    .set({ ends_at: new Date('2035-01-01T00:00:00Z') })
    .where('id', '=', restarted)
    .execute();
  const { undoId } = (await end({ ids: [changed, described, restarted] }, SOON)).body;
  const change = async (id: string, given: object) => {
    const { version } = await read(id);
    const { status } = await admin.call(updateTouchpointCall, {
      params: { id },
      body: { brandId: client.brandId, version, ...given },
    });
    expect(status).toBe(200);
  };
  await change(changed, { ended: LATER });
  await change(described, { description: 'Poster' });
  // The earlier end would now be before its start.
  await change(restarted, { started: '2036-01-01T00:00:00Z' });
  expect((await undo(undoId)).body).toEqual({ changed: 1, refused: 2, jobId: null });
  expect(await endsOf(changed, described, restarted)).toEqual([LATER, null, SOON]);
});

test('two users who end the same touchpoints each undo only their own change [TP-01]', async () => {
  const id = await made();
  const first = (await end({ ids: [id] }, SOON)).body;
  const second = (await end({ ids: [id] }, LATER)).body;
  expect((await undo(first.undoId)).body).toMatchObject({ changed: 0, refused: 1 });
  expect((await undo(second.undoId)).body).toMatchObject({ changed: 1, refused: 0 });
  expect(await endsOf(id)).toEqual([SOON]);
  expect((await undo(first.undoId)).body).toMatchObject({ changed: 1, refused: 0 });
  expect(await endsOf(id)).toEqual([null]);
});

test('a user cannot undo the change of another brand [TP-01]', async () => {
  const id = await made();
  const { undoId } = (await end({ ids: [id] }, SOON)).body;
  const other = await suite.people.client();
  const stranger = await suite.adminOf(other);
  const { body } = await stranger.call(undoEndTouchpointsCall, {
    body: { brandId: other.brandId, undoId: undoId ?? '' },
  });
  expect(body).toEqual({ changed: 0, refused: 0, jobId: null });
  expect(await endsOf(id)).toEqual([SOON]);
});

test('a user can neither end another brand’s touchpoint nor change its end by an undo [TP-01]', async () => {
  const theirs = await made({ ends_at: new Date(LATER) });
  const other = await suite.people.client();
  const stranger = await suite.adminOf(other);
  const own = await madeTouchpoint(suite.app, other);
  const { brandId } = other;
  const ended = await stranger.call(bulkChangeTouchpointsCall, {
    body: { brandId, which: { ids: [theirs, own] }, change: { action: 'end', ended: SOON } },
  });
  expect(ended.body).toMatchObject({ changed: 1, refused: 0 });
  const undoId = ended.body.undoId ?? '';
  // Simulates an injected row of another client: an undo only affects the client's own touchpoints.
  await suite.app.database
    .acrossClients<TouchpointsTables>()
    .insertInto('touchpoints.ended_before')
    .values({
      client_id: client.id,
      undo_id: undoId,
      touchpoint_id: theirs,
      ended_before: null,
      ended: new Date(LATER),
    })
    .execute();
  const undone = await stranger.call(undoEndTouchpointsCall, { body: { brandId, undoId } });
  expect(undone.body).toMatchObject({ changed: 1, refused: 0 });
  expect(await endsOf(theirs)).toEqual([LATER]);
  const foreign = { brandId: client.brandId, undoId };
  expect((await stranger.call(undoEndTouchpointsCall, { body: foreign })).status).toBe(403);
});

test('previous ends are stored for some days and then deleted [TP-01]', async () => {
  await end({ ids: [await made()] }, SOON);
  const across = suite.app.database.acrossClients<TouchpointsTables>();
  const kept = () =>
    across
      .selectFrom('touchpoints.ended_before')
      .select('touchpoint_id')
      .where('client_id', '=', client.id)
      .execute();
  const clear = () =>
    clearEndedBefore.handle({ app: suite.app } as Parameters<typeof clearEndedBefore.handle>[0]);
  await clear();
  expect(await kept()).toHaveLength(1);
  await across
    .updateTable('touchpoints.ended_before')
    .set({ changed_at: new Date(Date.now() - 9 * 86_400_000) })
    .where('client_id', '=', client.id)
    .execute();
  await clear();
  expect(await kept()).toEqual([]);
});
