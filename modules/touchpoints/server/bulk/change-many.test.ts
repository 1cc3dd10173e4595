import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { refreshLandingPageCall } from '#modules/touchpoints/contract/landing-pages.ts';
import { refreshQrCodeCall } from '#modules/touchpoints/contract/qr-codes.ts';
import {
  bulkChangeTouchpointsCall,
  undoEndTouchpointsCall,
} from '#modules/touchpoints/contract/touchpoint-calls.ts';
import type { CallInput } from '#platform/contract/call.ts';
import { cancelJob } from '#platform/contract/jobs.ts';
import { readUserNotifications, untilState } from '#platform/server/jobs/testing/job-rows.ts';
import { testApp } from '#platform/testing/test-app.ts';
import { chosenBatches } from '../search/chosen-batches.ts';
import { manyTouchpoints } from '../testing/many-touchpoints.ts';
import { changeMany } from './change-many.job.ts';

const AT_ONCE = 40;
const MANY = AT_ONCE + 2;
/** More than one batch of a job. */
const BATCHES = 2_002;
const suite = await testApp({ environment: { CHANGED_AT_ONCE: String(AT_ONCE) } });
const { app } = suite;
const all = app.database.acrossClients();
let client = await suite.people.client();
let user = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
let admin = suite.visitor();

beforeEach(async () => {
  client = await suite.people.client();
  user = await suite.people.user({ at: [{ client, role: 'brand_admin' }] });
  admin = await suite.visitor().as(user);
});

type Change = CallInput<typeof bulkChangeTouchpointsCall>['body']['change'];
const everything = (except: string[] = []) => ({ filter: { view: 'all' as const }, except });
const change = async (which: ReturnType<typeof everything> | object, given: Change) =>
  (
    await admin.call(bulkChangeTouchpointsCall, {
      body: { brandId: client.brandId, which: which as never, change: given },
    })
  ).body;
async function count(where: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from touchpoints.touchpoints as touchpoint
    where client_id = ${client.id} and ${where}`.execute(all);
  return rows[0]?.count ?? 0;
}

test('more touchpoints than a request changes are deleted by a job, which notifies its requester when done [TP-01]', async () => {
  const [excludedId = ''] = await manyTouchpoints(app, client.id, { count: MANY });
  const answer = await change(everything([excludedId]), { action: 'delete' });
  expect(answer).toEqual({ changed: 0, refused: 0, jobId: expect.any(String), undoId: null });
  const job = await untilState(app.database, answer.jobId ?? '', 'done');
  expect(job).toMatchObject({ done: MANY - 1, total: MANY - 1, user_id: user.id });
  expect(await count(sql`deleted_at is null and id = ${excludedId}`)).toBe(1);
  expect(await count(sql`deleted_at is not null`)).toBe(MANY - 1);
  expect(await readUserNotifications(app.database, user.id)).toMatchObject([
    { title: { key: 'touchpoints:bulk.jobDelete' } },
  ]);
  const { rows } = await sql<{ changed: number }>`
    select sum((payload ->> 'changed')::int) as changed from platform.events
    where client_id = ${client.id} and type = 'touchpoints.changed'`.execute(all);
  expect(Number(rows[0]?.changed)).toBe(MANY - 1);
});

test('touchpoints up to that number are changed immediately [TP-01]', async () => {
  await manyTouchpoints(app, client.id, { count: AT_ONCE });
  expect(await change(everything(), { action: 'end', ended: '2036-01-01T00:00:00Z' })).toEqual({
    changed: AT_ONCE,
    refused: 0,
    jobId: null,
    undoId: expect.any(String),
  });
});

test('the end of many is set by a job, killed and done again, and undone by another [TP-01]', async () => {
  const ids = await manyTouchpoints(app, client.id, { count: MANY });
  const [other = ''] = ids;
  const set = (moment: string) => count(sql`ends_at = ${moment}`);
  await sql`update touchpoints.touchpoints set ends_at = '2037-01-01T00:00:00Z'
    where client_id = ${client.id} and id = ${other}`.execute(all);
  const ended = '2036-01-01T00:00:00Z';
  const { jobId, undoId } = await change(everything(), { action: 'end', ended });
  await untilState(app.database, jobId ?? '', 'done');
  expect(await set(ended)).toBe(MANY);
  // State after a worker was lost before its last batch: the same job continues and recognizes the finished part.
  await sql`update touchpoints.touchpoints set ends_at = null
    where client_id = ${client.id} and id = ${ids[1]}`.execute(all);
  await sql`delete from touchpoints.ended_before where client_id = ${client.id} and touchpoint_id = ${ids[1]}`.execute(
    all,
  );
  const input = {
    which: { filter: { view: 'all' as const, groups: [] }, except: [] },
    change: { action: 'end' as const, ended },
    userId: user.id,
  };
  await changeMany.handle({
    app,
    clientId: client.id,
    jobId: jobId ?? '',
    input,
    progress: () => {},
    signal: new AbortController().signal,
  });
  expect(await set(ended)).toBe(MANY);
  const { body } = await admin.call(undoEndTouchpointsCall, {
    body: { brandId: client.brandId, undoId: undoId ?? '' },
  });
  await untilState(app.database, body.jobId ?? '', 'done');
  expect(await count(sql`ends_at is null`)).toBe(MANY - 1);
  expect(await set('2037-01-01T00:00:00Z')).toBe(1);
});

test('of two touchpoints of a product the later one comes back, however far apart they are [TP-01]', async () => {
  const ids = await manyTouchpoints(app, client.id, { count: BATCHES, deleted: true });
  const [first = '', last = ''] = [ids.at(0), ids.at(-1)];
  await sql`update touchpoints.touchpoints set sku = 'TWIN'
    where client_id = ${client.id} and id in (${first}, ${last})`.execute(all);
  const { jobId } = await change({ filter: { view: 'deleted' } }, { action: 'restore' });
  const job = await untilState(app.database, jobId ?? '', 'done');
  expect(job.result).toEqual({ refused: 1 });
  expect(await count(sql`deleted_at is not null`)).toBe(1);
  expect(await count(sql`deleted_at is not null and id = ${first}`)).toBe(1);
  expect(await readUserNotifications(app.database, user.id)).toMatchObject([
    { body: { key: 'touchpoints:bulk.jobRefused', params: { count: 1 } } },
  ]);
});

test('codes of many touchpoints are recreated by a job [TP-10]', async () => {
  const [excludedId = ''] = await manyTouchpoints(app, client.id, { count: MANY });
  const { body } = await admin.call(refreshQrCodeCall, {
    body: { brandId: client.brandId, which: everything([excludedId]) },
  });
  expect(body).toEqual({ refreshed: 0, jobId: expect.any(String) });
  await untilState(app.database, body.jobId ?? '', 'done');
  expect(await count(sql`code_address like 'https://old.example/%'`)).toBe(1);
  expect(await count(sql`code_address like '%/many-' || substr(sku, 5) || '?q'`)).toBe(MANY - 1);
});

test('a job that runs again processes only the remaining touchpoints [TP-01]', async () => {
  const ids = await manyTouchpoints(app, client.id, { count: 9 });
  const which = { filter: { view: 'all' as const, groups: [] }, except: [] };
  const work = { which, change: { action: 'delete' as const }, userId: user.id };
  const requested = {
    clientId: client.id,
    userId: user.id,
    title: { key: 'touchpoints:bulk.jobDelete', params: {} },
  };
  await change({ ids: ids.slice(0, 4) }, { action: 'delete' });
  const jobId = await app.jobs.enqueue(all, changeMany, work, requested);
  expect(await untilState(app.database, jobId, 'done')).toMatchObject({ done: 5, total: 5 });
  expect(await count(sql`deleted_at is not null and version = 2`)).toBe(9);
});

test('the job of a user without permission to change touchpoints fails and changes none [USR-10]', async () => {
  await manyTouchpoints(app, client.id, { count: 3 });
  const jobId = await app.jobs.enqueue(
    app.database.ofClient(client.id),
    changeMany,
    {
      which: { filter: { view: 'all', groups: [] }, except: [] },
      change: { action: 'delete' },
      userId: (await suite.people.user({ at: [{ client, role: 'store_owner' }] })).id,
    },
    {
      clientId: client.id,
      userId: user.id,
      title: { key: 'touchpoints:bulk.jobDelete', params: {} },
    },
  );
  await untilState(app.database, jobId, 'failed');
  expect(await count(sql`deleted_at is not null`)).toBe(0);
});

test('batches visit every match once, although changed rows no longer match', async () => {
  const ids = await manyTouchpoints(app, client.id, { count: BATCHES });
  const db = app.database.ofClient(client.id);
  const seen: string[] = [];
  for await (const batch of chosenBatches({ db }, sql`touchpoint.deleted_at is null`)) {
    seen.push(...batch);
    await sql`update touchpoints.touchpoints set deleted_at = now()
      where client_id = ${client.id} and id = any (${batch}::text[])`.execute(db);
  }
  expect(seen).toEqual(ids.toReversed());
});

test('many landing pages are queued again in the background [TP-10]', async () => {
  const [excludedId = ''] = await manyTouchpoints(app, client.id, { count: MANY });
  const { body } = await admin.call(refreshLandingPageCall, {
    body: { brandId: client.brandId, which: everything([excludedId]) },
  });
  expect(body.waiting).toBe(MANY - 1);
  const requested = () => count(sql`landing_asked_at is not null`);
  await expect.poll(requested).toBe(MANY - 1);
  expect(await count(sql`landing_asked_at is null and id = ${excludedId}`)).toBe(1);
  await admin.call(cancelJob, { params: { id: body.jobId } });
});
