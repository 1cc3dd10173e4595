import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { countStatements } from '#platform/testing/database/count-statements.ts';
import { lockWaiters } from '#platform/testing/database/own-activity.ts';
import {
  leadCreated,
  type TestEndpoint,
  webhookTestApp,
} from '#platform/testing/webhook-test-app.ts';
import type { App } from '../app.ts';
import { until } from '../jobs/testing/until.ts';
import { startTestReceiver, status } from '../outbound/testing/test-receiver.ts';
import { updateWebhook } from './change-webhook.ts';
import { defineDeliveryWatcher } from './delivery-watcher.ts';
import { MAX_TRIES, newDeliveries } from './new-deliveries.ts';
import { runEndpoint } from './run-endpoint.ts';
import { acquireRunLease, type EndpointKey, endRun, webhookRunKind } from './run-lease.ts';
import { webhookEndpoint } from './webhook-endpoints.query.ts';
import { deliverWebhookJob } from './webhooks.job.ts';

const suite = await webhookTestApp();
const { app } = suite;
const all = app.database.acrossClients();

function publishAll(clientId: string, count: number, db = app.database.ofClient(clientId)) {
  const payloads = Array.from({ length: count }, (_, at) => ({ lead: `lead ${at}` }));
  return app.events.publishAll(db, leadCreated, { clientId, payloads });
}

/** Deliveries that wait without a run being started. */
async function deliveriesWithoutRun(
  { clientId, endpointId }: EndpointKey,
  count: number,
): Promise<string[]> {
  const db = app.database.ofClient(clientId);
  const eventIds: string[] = [];
  for (let at = 0; at < count; at += 1)
    eventIds.push(
      await app.events.record(db, leadCreated, { clientId, payload: { lead: `lead ${at}` } }),
    );
  return newDeliveries(db, {
    clientId,
    endpointIds: [endpointId],
    eventIds,
    eventType: leadCreated.type,
  });
}

/** Holds back this number of responses until they are released. */
function holdAnswers({ receiver }: Pick<TestEndpoint, 'receiver'>, count: number) {
  const held: ServerResponse[] = [];
  receiver.answerNext(
    ...Array.from({ length: count }, () => (response: ServerResponse) => void held.push(response)),
  );
  return {
    release: (code = 204) => held.shift()?.writeHead(code).end(),
    releaseAll: () => {
      for (const response of held.splice(0)) response.writeHead(204).end();
    },
  };
}

async function runJobs(clientId: string, states: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pgboss.job where name = ${webhookRunKind.name}
      and data ->> 'clientId' = ${clientId} and state::text = any (${states}::text[])`.execute(all);
  return rows[0]?.count ?? 0;
}

const states = async (clientId: string) =>
  (await suite.deliveries(clientId)).map(({ state }) => state).toSorted();

test('many deliveries are taken and settled together, with less than five statements for each', async () => {
  const { clientId, receiver, id: endpointId } = await suite.endpoint();
  await deliveriesWithoutRun({ clientId, endpointId }, 100);
  const counted = countStatements(app.database.ofClient(clientId));
  const countedApp = Object.create(app, {
    database: { value: { ofClient: () => counted.db } },
  }) as App;
  await runEndpoint(countedApp, { clientId, endpointId }, { signal: new AbortController().signal });
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(100);
  expect(new Set(await states(clientId))).toEqual(new Set(['sent']));
  expect(counted.statements()).toBeLessThan(500);
});

test('three are under way to one endpoint, one while it fails', async () => {
  const endpoint = await suite.endpoint();
  const { clientId, receiver } = endpoint;
  const other = await suite.endpoint();
  const answers = holdAnswers(endpoint, 12);
  await publishAll(clientId, 9);
  await until(() => receiver.received.length === 3);
  await suite.publish(other.clientId);
  await suite.untilDelivery(other.clientId, 'sent');
  expect(receiver.received).toHaveLength(3);
  answers.release();
  await until(() => receiver.received.length === 4);
  for (let failed = 0; failed < 3; failed += 1) answers.release(500);
  await until(() => receiver.received.length === 5);
  await until(
    async () => (await states(clientId)).filter((state) => state === 'failed').length === 3,
  );
  await suite.publish(other.clientId);
  await until(() => other.receiver.received.length === 2);
  expect(receiver.received).toHaveLength(5);
  answers.release();
  await until(() => receiver.received.length === 8);
  answers.releaseAll();
  await until(() => receiver.received.length === 9);
  answers.releaseAll();
  await until(async () => !(await states(clientId)).includes('waiting'));
});

test('events published during a run need no job and are sent by that run', async () => {
  const endpoint = await suite.endpoint();
  const { clientId, receiver } = endpoint;
  const answers = holdAnswers(endpoint, 1);
  await suite.publish(clientId);
  await until(() => receiver.received.length === 1);
  for (let more = 0; more < 5; more += 1) await suite.publish(clientId);
  expect(await runJobs(clientId, ['created', 'retry'])).toBe(0);
  await until(() => receiver.received.length === 6);
  answers.releaseAll();
  await until(async () => (await states(clientId)).every((state) => state === 'sent'));
});

test('an event committed after the end of its run is sent without the scheduled job', async () => {
  const endpoint = await suite.endpoint();
  const { clientId, receiver } = endpoint;
  const answers = holdAnswers(endpoint, 1);
  await suite.publish(clientId);
  await until(() => receiver.received.length === 1);
  await app.database
    .ofClient(clientId)
    .transaction()
    .execute(async (tx) => {
      await publishAll(clientId, 1, tx);
      answers.releaseAll();
      await until(async () => (await runJobs(clientId, ['completed'])) > 0);
    });
  await until(() => receiver.received.length === 2);
});

test('a job that comes while a run ends waits for the lease instead of leaving', async () => {
  const { clientId, id: endpointId } = await suite.endpoint();
  const key = { clientId, endpointId };
  const db = app.database.ofClient(clientId);
  await acquireRunLease(db, key, 15);
  expect(await acquireRunLease(db, key, 15)).toBeUndefined();
  const second = await all.transaction().execute(async (tx) => {
    await sql`select from platform.webhook_runs where endpoint_id = ${endpointId} for update`.execute(
      tx,
    );
    const taking = acquireRunLease(db, key, 15);
    await until(async () => (await lockWaiters(tx)).length > 0);
    await sql`update platform.webhook_runs set leased_until = '-infinity' where endpoint_id = ${endpointId}`.execute(
      tx,
    );
    return { taking };
  });
  expect(await second.taking).toMatchObject({ lease: key });
});

test('a pause takes effect between two sends, and a new address too', async () => {
  const paused = await suite.endpoint();
  const moved = await suite.endpoint();
  const elsewhere = await startTestReceiver();
  for (const endpoint of [paused, moved]) {
    const { clientId, receiver, id } = endpoint;
    const answers = holdAnswers(endpoint, 3);
    await publishAll(clientId, 6);
    await until(() => receiver.received.length === 3);
    const change = endpoint === paused ? { active: false } : { url: `${elsewhere.url}/events` };
    await updateWebhook({ db: all, app }, { clientId, id }, change);
    answers.releaseAll();
    await until(async () => !(await states(clientId)).includes('waiting'));
    expect(receiver.received).toHaveLength(3);
  }
  expect(await states(paused.clientId)).toEqual([
    ...Array.from({ length: 3 }, () => 'given_up'),
    ...Array.from({ length: 3 }, () => 'sent'),
  ]);
  expect(elsewhere.received).toHaveLength(3);
  await elsewhere.close();
});

test('one 410 among answers that are settled together pauses the endpoint', async () => {
  const endpoint = await suite.endpoint();
  const { clientId, receiver, id } = endpoint;
  const answers = holdAnswers(endpoint, 3);
  await publishAll(clientId, 5);
  await until(() => receiver.received.length === 3);
  answers.release(410);
  answers.releaseAll();
  await until(async () => !(await states(clientId)).includes('waiting'));
  expect(await states(clientId)).toEqual(['given_up', 'given_up', 'given_up', 'sent', 'sent']);
  expect(receiver.received).toHaveLength(3);
  expect(await webhookEndpoint({ db: all }, { clientId, id })).toMatchObject({
    pauseReason: 'gone',
  });
});

test('a job of the version before starts a run', async () => {
  const { clientId, id: endpointId } = await suite.endpoint();
  const [deliveryId = ''] = await deliveriesWithoutRun({ clientId, endpointId }, 1);
  const db = app.database.ofClient(clientId);
  await app.jobs.enqueue(db, deliverWebhookJob, { clientId, deliveryId }, { clientId });
  await suite.untilDelivery(clientId, 'sent');
});

test('a failed try is followed by a run when it is due, however many fail', async () => {
  const { clientId, receiver } = await suite.endpoint();
  receiver.answerNext(...Array.from({ length: 6 }, () => status(500)));
  await publishAll(clientId, 6);
  await until(async () => (await states(clientId)).every((state) => state === 'failed'));
  await suite.workersRest(clientId);
  expect(await runJobs(clientId, ['created'])).toBe(1);
  await suite.hurry(clientId);
  await until(async () => (await states(clientId)).every((state) => state === 'sent'));
});

test('a run planned for this moment may already have started, so another one is planned', async () => {
  const { clientId, id: endpointId } = await suite.endpoint();
  await deliveriesWithoutRun({ clientId, endpointId }, 1);
  const db = app.database.ofClient(clientId);
  const taken = await acquireRunLease(db, { clientId, endpointId }, 15);
  if (!taken) throw new Error('the lease was not taken');
  await sql`
    update platform.webhook_deliveries set next_try_at = now() + interval '1 hour'
    where client_id = ${clientId}`.execute(all);
  const planned = async (wakeAt: string) => {
    await sql`
      update platform.webhook_runs set wake_at = clock_timestamp() + ${wakeAt}::interval
      where endpoint_id = ${endpointId}`.execute(all);
    expect(await endRun({ db, jobs: app.jobs }, taken.lease, { must: true })).toBe('ended');
    return runJobs(clientId, ['created']);
  };
  expect(await planned('30 minutes')).toBe(0);
  expect(await planned('0.5 seconds')).toBe(1);
});

test('a try that a watcher refuses does not keep the others from being written', async () => {
  const { clientId, id: endpointId } = await suite.endpoint();
  await deliveriesWithoutRun({ clientId, endpointId }, 5);
  const watcher = defineDeliveryWatcher({
    name: 'test.refuse',
    events: [leadCreated],
    async tried({ tries }) {
      if (tries.some(({ payload }) => (payload as { lead: string }).lead === 'lead 2'))
        throw new Error('refused');
    },
  });
  const watched = Object.create(app, { deliveryWatchers: { value: [watcher] } }) as App;
  await runEndpoint(watched, { clientId, endpointId }, { signal: new AbortController().signal });
  expect(await states(clientId)).toEqual(['failed', 'sent', 'sent', 'sent', 'sent']);
  const refused = (await suite.deliveries(clientId)).find(({ state }) => state !== 'sent');
  expect(refused).toMatchObject({ state: 'failed', attempts: 1, nextTryAt: expect.any(String) });
});

test('a delivery whose watcher fails on every attempt is sent up to the attempt limit and no more [SUP-05]', async () => {
  const { clientId, id: endpointId, receiver } = await suite.endpoint();
  await deliveriesWithoutRun({ clientId, endpointId }, 1);
  const watcher = defineDeliveryWatcher({
    name: 'test.refuse-all',
    events: [leadCreated],
    tried: () => Promise.reject(new Error('refused')),
  });
  const watched = Object.create(app, { deliveryWatchers: { value: [watcher] } }) as App;
  for (let round = 0; round < MAX_TRIES + 2; round += 1) {
    await sql`update platform.webhook_deliveries set next_try_at = now()
      where client_id = ${clientId} and next_try_at is not null`.execute(all);
    await runEndpoint(watched, { clientId, endpointId }, { signal: new AbortController().signal });
  }
  expect(receiver.received).toHaveLength(MAX_TRIES);
  // The receiver accepted it, so the last attempt succeeded.
  expect(await suite.deliveries(clientId)).toMatchObject([
    { state: 'sent', attempts: MAX_TRIES, nextTryAt: null },
  ]);
});
