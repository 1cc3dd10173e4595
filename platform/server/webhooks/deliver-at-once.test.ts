import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { webhookTestApp } from '#platform/testing/webhook-test-app.ts';
import { until } from '../jobs/testing/until.ts';
import { status } from '../outbound/testing/test-receiver.ts';
import { retryDeliveries } from './new-deliveries.ts';
import { runEndpoint } from './run-endpoint.ts';
import { webhookEndpoint } from './webhook-endpoints.query.ts';
import { moveLinesJob } from './webhooks.job.ts';

const suite = await webhookTestApp();
const { app } = suite;
const all = app.database.acrossClients();

test('an endpoint that fails and is slow holds one worker, not all of them', async () => {
  const { clientId, receiver } = await suite.endpoint();
  const other = await suite.endpoint();
  receiver.answerNext(status(500));
  await suite.publish(clientId);
  await suite.untilDelivery(clientId, 'failed');
  const answered = Promise.withResolvers<void>();
  receiver.answerNext((response) => {
    void answered.promise.then(() => response.writeHead(204).end());
  });
  await suite.publish(clientId);
  await until(() => receiver.received.length === 2);
  for (let count = 0; count < 10; count += 1) await suite.publish(clientId);
  await suite.publish(other.clientId);
  await suite.untilDelivery(other.clientId, 'sent');
  await suite.workersRest(other.clientId);
  await until(
    async () =>
      (await suite.deliveries(clientId)).filter(
        ({ state, lastError, attempts }) =>
          state === 'waiting' && lastError === 'ENDPOINT_FAILING' && attempts === 0,
      ).length === 10,
  );
  expect(receiver.received).toHaveLength(2);
  answered.resolve();
  await until(
    async () =>
      (await suite.deliveries(clientId)).filter(({ state }) => state === 'sent').length === 11,
  );
  await suite.hurry(clientId);
  await until(async () =>
    (await suite.deliveries(clientId)).every(({ state }) => state === 'sent'),
  );
  expect(receiver.received).toHaveLength(13);
});

test('one that does not answer rests, its backlog waits in order without jobs, and its tries count', async () => {
  const { clientId, receiver, id } = await suite.endpoint();
  receiver.answerNext((response) => response.destroy());
  await suite.publish(clientId);
  const failed = await suite.untilDelivery(clientId, 'failed');
  expect(failed).toMatchObject({ attempts: 1, lastError: 'CONNECTION_FAILED' });
  for (let count = 0; count < 7; count += 1) await suite.publish(clientId);
  await suite.workersRest(clientId);
  const waiting = (await suite.deliveries(clientId)).filter(({ state }) => state === 'waiting');
  expect(waiting.map(({ attempts, lastError }) => [attempts, lastError])).toEqual(
    Array.from({ length: 7 }, () => [0, 'ENDPOINT_FAILING']),
  );
  const { rows: jobs } = await sql<{ jobs: number }>`
    select count(*) as jobs from pgboss.job where name = 'platform.run-webhook-endpoint'
      and data->>'clientId' = ${clientId} and state < 'completed'`.execute(all);
  expect(jobs[0]?.jobs).toBe(1);
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from rests_until - now())::float as seconds from platform.webhook_health
    where endpoint_id = ${id}`.execute(all);
  expect(rows[0]?.seconds).toBeLessThanOrEqual(60);
  await suite.hurry(clientId);
  await until(async () =>
    (await suite.deliveries(clientId)).every(({ state }) => state === 'sent'),
  );
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(8);
  expect((await webhookEndpoint({ db: all }, { clientId, id })).failingSince).toBeNull();
});

test('the scheduled job delivers a queue that no worker handles any more', async () => {
  const { clientId, receiver, id } = await suite.endpoint();
  await sql`
    insert into platform.webhook_health (client_id, endpoint_id, unanswered, rests_until)
    values (${clientId}, ${id}, 4, now() + interval '40 minutes')`.execute(all);
  await suite.publish(clientId);
  await suite.workersRest(clientId);
  await moveLinesJob.handle({ app, signal: new AbortController().signal } as never);
  await suite.workersRest(clientId);
  expect(receiver.received).toHaveLength(0);
  await sql`update platform.webhook_health set rests_until = now() where endpoint_id = ${id}`.execute(
    all,
  );
  await moveLinesJob.handle({ app, signal: new AbortController().signal } as never);
  await suite.untilDelivery(clientId, 'sent');
});

test('two workers never send the same delivery concurrently', async () => {
  const { clientId, receiver, id: endpointId } = await suite.endpoint();
  const answered = Promise.withResolvers<void>();
  receiver.answerNext((response) => {
    void answered.promise.then(() => response.writeHead(204).end());
  });
  await suite.publish(clientId);
  await until(() => receiver.received.length === 1);
  const [delivery] = await suite.deliveries(clientId);
  const second = () =>
    runEndpoint(app, { clientId, endpointId }, { signal: new AbortController().signal });
  await second();
  expect(receiver.received).toHaveLength(1);
  expect(await retryDeliveries({ db: all, app }, [{ clientId, id: delivery?.id ?? '' }])).toBe(0);
  answered.resolve();
  await suite.untilDelivery(clientId, 'sent');
  await second();
  await suite.workersRest(clientId);
  expect(receiver.received).toHaveLength(1);
});

test('a worker whose lease has expired does not overwrite the result of the next worker', async () => {
  const { clientId, receiver, id: endpointId } = await suite.endpoint();
  const late = Promise.withResolvers<void>();
  receiver.answerNext((response) => {
    void late.promise.then(() => response.writeHead(500).end());
  });
  await suite.publish(clientId);
  await until(() => receiver.received.length === 1);
  await leasesAreOver(clientId);
  await runEndpoint(app, { clientId, endpointId }, { signal: new AbortController().signal });
  expect(receiver.received).toHaveLength(2);
  late.resolve();
  await suite.workersRest(clientId);
  expect(await suite.deliveries(clientId)).toMatchObject([{ state: 'sent', attempts: 2 }]);
});

test('a stopping worker releases the delivery it was sending', async () => {
  const { clientId, receiver, id: endpointId } = await suite.endpoint();
  receiver.answerNext(status(500), () => {});
  await suite.publish(clientId);
  await suite.untilDelivery(clientId, 'failed');
  await suite.workersRest(clientId);
  await sql`update platform.webhook_deliveries set next_try_at = now() where client_id = ${clientId}`.execute(
    all,
  );
  const stop = new AbortController();
  const sending = runEndpoint(app, { clientId, endpointId }, { signal: stop.signal });
  await until(() => receiver.received.length === 2);
  stop.abort(new Error('the process stops'));
  await expect(sending).rejects.toThrow('the process stops');
  await suite.hurry(clientId);
  await suite.untilDelivery(clientId, 'sent');
  expect(receiver.received).toHaveLength(3);
});

/** Simulates that the process holding the leases has been silent for long. */
async function leasesAreOver(clientId: string): Promise<void> {
  for (const table of ['webhook_deliveries', 'webhook_runs'])
    await sql`
      update ${sql.id('platform', table)} set leased_until = now() - interval '1 second'
      where client_id = ${clientId} and leased_until is not null`.execute(all);
}
