import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { countStatements } from '#platform/testing/database/count-statements.ts';
import {
  leadCreated,
  leadLost,
  verified,
  webhookTestApp,
} from '#platform/testing/webhook-test-app.ts';
import { until } from '../jobs/testing/until.ts';
import { status } from '../outbound/testing/test-receiver.ts';
import { retryDeliveries } from './new-deliveries.ts';
import { webhookEndpoint } from './webhook-endpoints.query.ts';
import { rotateWebhookSecret } from './webhook-secret.ts';
import { purgeDeliveriesJob } from './webhooks.job.ts';

const suite = await webhookTestApp();
const { app } = suite;
const all = app.database.acrossClients();

test('an event arrives signed, as the receiver can verify with the standard library', async () => {
  const { clientId, receiver, secret } = await suite.endpoint();
  const eventId = await suite.publish(clientId);
  const delivery = await suite.untilDelivery(clientId, 'sent');
  const [request] = receiver.received;
  expect(receiver.received).toHaveLength(1);
  expect(request?.headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': delivery.id,
  });
  expect(verified(secret, request)).toEqual({
    type: 'test.lead-created',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    clientId,
    data: { lead: 'Marguerite' },
  });
  expect(() => verified(`whsec_${Buffer.alloc(32).toString('base64')}`, request)).toThrow();
  expect(delivery).toMatchObject({
    eventId,
    attempts: 1,
    lastStatus: 204,
    lastError: null,
    nextTryAt: null,
  });
  expect(delivery.endedAt).not.toBeNull();
});

test('an endpoint gets its subscribed events once each, and only those of its client', async () => {
  const picky = await suite.endpoint({ eventTypes: [leadLost.type] });
  const all = await suite.endpoint({ client: picky.client });
  const stranger = await suite.endpoint();
  await suite.publish(picky.clientId, leadCreated);
  await suite.publish(picky.clientId, leadLost);
  await suite.publish(stranger.clientId, leadLost, 'of another client');
  await until(async () => (await suite.deliveries(picky.clientId)).length === 3);
  await suite.workersRest(picky.clientId);
  await suite.workersRest(stranger.clientId);
  expect(picky.receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual([leadLost.type]);
  expect(all.receiver.received).toHaveLength(2);
  expect(stranger.receiver.received).toHaveLength(1);
  expect(stranger.receiver.received[0]?.body).toContain('of another client');
});

test('many events take a few statements and create one delivery per event and endpoint', async () => {
  const [one, other] = [await suite.endpoint(), await suite.endpoint()];
  const second = await suite.endpoint({ client: one.client });
  const { clientId } = one;
  const payloads = Array.from({ length: 25 }, (_, at) => ({ lead: `lead ${at}` }));
  const { db, statements } = countStatements(app.database.ofClient(clientId));
  const eventIds = await db
    .transaction()
    .execute((tx) => app.events.publishAll(tx, leadCreated, { clientId, payloads }));
  expect(statements()).toBeLessThan(10);
  await until(async () =>
    (await suite.deliveries(clientId)).every(({ state }) => state === 'sent'),
  );
  const leads = payloads.map(({ lead }) => lead).toSorted();
  for (const { receiver } of [one, second]) {
    const sent = receiver.received.map(({ body }) => JSON.parse(body).data.lead as string);
    expect(sent.toSorted()).toEqual(leads);
  }
  const { rows } = await sql`
    select event_id, count(*) as deliveries, count(distinct endpoint_id) as endpoints
    from platform.webhook_deliveries where client_id = ${clientId} group by event_id order by event_id`.execute(
    app.database.acrossClients(),
  );
  expect(rows).toEqual(
    eventIds.toSorted().map((event_id) => ({ event_id, deliveries: 2, endpoints: 2 })),
  );
  expect(other.receiver.received).toEqual([]);
});

test('an event of a transaction that is rolled back is not sent', async () => {
  const { clientId, receiver } = await suite.endpoint();
  const taken = app.database
    .ofClient(clientId)
    .transaction()
    .execute(async (tx) => {
      await app.events.publish(tx, leadCreated, { clientId, payload: { lead: 'nobody' } });
      throw new Error('taken back');
    });
  await expect(taken).rejects.toThrow('taken back');
  expect(await suite.deliveries(clientId)).toEqual([]);
  await suite.publish(clientId);
  await suite.untilDelivery(clientId, 'sent');
  expect(receiver.received).toHaveLength(1);
});

test('a failure is tried again under the same id, until it gets through', async () => {
  const { clientId, receiver, secret, id } = await suite.endpoint();
  receiver.answerNext(status(503), (response) => response.destroy());
  await suite.publish(clientId);
  const failed = await suite.untilDelivery(clientId, 'failed');
  expect(failed).toMatchObject({ lastStatus: 503, lastError: 'STATUS_NOT_OK', attempts: 1 });
  const wait = Date.parse(failed.nextTryAt ?? '') - Date.parse(failed.lastTriedAt ?? '');
  expect(wait).toBe(60_000);
  expect((await webhookEndpoint({ db: all }, { clientId, id })).failingSince).not.toBeNull();
  await suite.hurry(clientId);
  const again = await suite.untilDelivery(clientId, 'failed', 2);
  expect(again).toMatchObject({ lastStatus: null, lastError: 'CONNECTION_FAILED' });
  await suite.hurry(clientId);
  await suite.untilDelivery(clientId, 'sent');
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(
    new Set([failed.id]),
  );
  for (const request of receiver.received) verified(secret, request);
  const endpoint = await webhookEndpoint({ db: all }, { clientId, id });
  expect(endpoint).toMatchObject({ failingSince: null, active: true });
  expect(endpoint.lastSuccessAt).not.toBeNull();
});

test('a manually retried delivery is sent with the same id and counts all its attempts', async () => {
  const { clientId, receiver } = await suite.endpoint();
  await suite.publish(clientId);
  const { id } = await suite.untilDelivery(clientId, 'sent');
  receiver.answerNext(status(500));
  const retry = () => retryDeliveries({ db: all, app }, [{ clientId, id }]);
  expect(await retry()).toBe(1);
  await suite.untilDelivery(clientId, 'failed', 2);
  expect(await retry()).toBe(1);
  await suite.untilDelivery(clientId, 'sent', 3);
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([id, id, id]);
  const stranger = (await suite.people.client()).id;
  expect(await retryDeliveries({ db: all, app }, [{ clientId: stranger, id }])).toBe(0);
});

test('a redirect is not followed, and a huge answer is no failure', async () => {
  const elsewhere = await suite.endpoint();
  const { clientId, receiver } = await suite.endpoint();
  receiver.answerNext(status(307, { location: `${elsewhere.receiver.url}/events` }), (response) =>
    response.writeHead(200).end('x'.repeat(5_000_000)),
  );
  await suite.publish(clientId);
  expect(await suite.untilDelivery(clientId, 'failed')).toMatchObject({
    lastStatus: 307,
    lastError: 'REDIRECTED',
  });
  expect(elsewhere.receiver.received).toEqual([]);
  await suite.hurry(clientId);
  expect(await suite.untilDelivery(clientId, 'sent')).toMatchObject({ lastStatus: 200 });
});

test('a private address is not called, even if it is stored', async () => {
  const { clientId, receiver, id } = await suite.endpoint();
  const url = `http://127.0.0.2:${receiver.port}/`;
  await sql`update platform.webhook_endpoints set url = ${url} where id = ${id}`.execute(all);
  await suite.publish(clientId);
  expect(await suite.untilDelivery(clientId, 'failed')).toMatchObject({
    lastError: 'ADDRESS_NOT_ALLOWED',
  });
  expect(receiver.received).toEqual([]);
});

test('a replaced secret is signed with beside the new one for a day', async () => {
  const { clientId, receiver, id, secret } = await suite.endpoint();
  const fresh = await rotateWebhookSecret({ db: all, app }, { clientId, id });
  await suite.publish(clientId);
  await until(() => receiver.received.length === 1);
  verified(secret, receiver.received[0]);
  verified(fresh, receiver.received[0]);
  await sql`update platform.webhook_endpoints set old_secret_until = now() - interval '1 second' where id = ${id}`.execute(
    all,
  );
  await suite.publish(clientId);
  await until(() => receiver.received.length === 2);
  verified(fresh, receiver.received[1]);
  expect(() => verified(secret, receiver.received[1])).toThrow();
});

test('a secret that no longer opens is given up with its reason', async () => {
  const { clientId, receiver, id } = await suite.endpoint();
  await sql`update platform.webhook_endpoints set sealed_secret = 'of another key' where id = ${id}`.execute(
    all,
  );
  await suite.publish(clientId);
  expect(await suite.untilDelivery(clientId, 'given_up')).toMatchObject({
    lastError: 'SECRET_UNREADABLE',
  });
  expect(receiver.received).toEqual([]);
});

test('an endpoint can be removed while something is sent to it', async () => {
  const { clientId, receiver, id } = await suite.endpoint();
  const answered = Promise.withResolvers<void>();
  receiver.answerNext((response) => {
    void answered.promise.then(() => response.writeHead(204).end());
  });
  await suite.publish(clientId);
  await until(() => receiver.received.length === 1);
  await sql`delete from platform.webhook_endpoints where id = ${id}`.execute(all);
  answered.resolve();
  await suite.workersRest(clientId);
  expect(await suite.deliveries(clientId)).toEqual([]);
  expect(suite.logged.filter((line) => line.includes('a job failed'))).toEqual([]);
});

test('deliveries are forgotten after thirty days', async () => {
  const { clientId } = await suite.endpoint();
  await suite.publish(clientId);
  await suite.publish(clientId);
  await until(async () =>
    (await suite.deliveries(clientId)).every(({ state }) => state === 'sent'),
  );
  const [fresh, old] = await suite.deliveries(clientId);
  await sql`update platform.webhook_deliveries set created_at = now() - interval '31 days' where id = ${old?.id}`.execute(
    all,
  );
  await purgeDeliveriesJob.handle({ app } as never);
  expect((await suite.deliveries(clientId)).map(({ id }) => id)).toEqual([fresh?.id]);
});

test('neither addresses nor contents reach the log', () => {
  const logged = suite.logged.join('\n');
  expect(logged).not.toContain('Marguerite');
  expect(logged).not.toContain('whsec_');
});
