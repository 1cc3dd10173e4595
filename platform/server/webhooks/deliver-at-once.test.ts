import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { webhookHouse } from '#platform/testing/webhook-house.ts';
import { until } from '../jobs/testing/until.ts';
import { status } from '../outbound/testing/test-receiver.ts';
import { deliverWebhook } from './deliver-webhook.ts';
import { retryDeliveries } from './retry-deliveries.ts';
import { webhookEndpoint } from './webhook-endpoints.query.ts';

const house = await webhookHouse();
const { app } = house;
const all = app.database.acrossClients();

test('an endpoint that fails and is slow holds one worker, not all of them', async () => {
  const { clientId, receiver } = await house.endpoint();
  const other = await house.endpoint();
  receiver.answerNext(status(500));
  await house.publish(clientId);
  await house.untilDelivery(clientId, 'failed');
  const answered = Promise.withResolvers<void>();
  receiver.answerNext((response) => {
    void answered.promise.then(() => response.writeHead(204).end());
  });
  await house.publish(clientId);
  await until(() => receiver.received.length === 2);
  for (let count = 0; count < 10; count += 1) await house.publish(clientId);
  await house.publish(other.clientId);
  await house.untilDelivery(other.clientId, 'sent');
  await until(
    async () =>
      (await house.deliveries(clientId)).filter(
        ({ state, lastError }) => state === 'failed' && lastError === 'ENDPOINT_FAILING',
      ).length === 10,
  );
  expect(receiver.received).toHaveLength(2);
  answered.resolve();
  await house.untilDelivery(clientId, 'sent');
  await house.hurry(clientId);
  await until(async () =>
    (await house.deliveries(clientId)).every(({ state }) => state === 'sent'),
  );
  expect(receiver.received).toHaveLength(13);
});

test('who waits behind another worker loses no try: on their last one all of them arrive', async () => {
  const { clientId, receiver, id } = await house.endpoint();
  receiver.answerNext(status(500));
  await house.publish(clientId);
  await house.untilDelivery(clientId, 'failed');
  const answered = Promise.withResolvers<void>();
  receiver.answerNext((response) => {
    void answered.promise.then(() => response.writeHead(204).end());
  });
  for (let count = 0; count < 7; count += 1) await house.publish(clientId);
  await sql`update platform.webhook_deliveries set tries_left = 1 where client_id = ${clientId}`.execute(
    all,
  );
  await house.hurry(clientId);
  const secondsUntil = (at: string | null) => (Date.parse(at ?? '') - Date.now()) / 1000;
  const toRest = new Set<string>();
  // On a busy machine the first have rested before the last is told to: each is seen once, not all of them together.
  await until(async () => {
    for (const { id, state, lastError, nextTryAt } of await house.deliveries(clientId)) {
      const rests = secondsUntil(nextTryAt) > 15 && secondsUntil(nextTryAt) <= 60;
      if (state === 'failed' && lastError === 'ENDPOINT_FAILING' && rests) toRest.add(id);
    }
    return toRest.size === 7;
  });
  answered.resolve();
  await house.untilDelivery(clientId, 'sent');
  expect((await webhookEndpoint({ db: all }, { clientId, id })).failingSince).toBeNull();
  await until(async () => {
    // On a busy machine one of them may come behind the other once more, and would rest for half a minute.
    await house.hurry(clientId);
    return (await house.deliveries(clientId)).every(({ state }) => state === 'sent');
  });
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(8);
});

test('two workers never send the same delivery at once', async () => {
  const { clientId, receiver } = await house.endpoint();
  const answered = Promise.withResolvers<void>();
  receiver.answerNext((response) => {
    void answered.promise.then(() => response.writeHead(204).end());
  });
  await house.publish(clientId);
  await until(() => receiver.received.length === 1);
  const [delivery] = await house.deliveries(clientId);
  const key = { clientId, deliveryId: delivery?.id ?? '' };
  const second = () =>
    deliverWebhook(app, key, {
      signal: new AbortController().signal,
      tryAgain: async () => {},
    });
  await expect(second()).rejects.toThrow('another worker has this delivery');
  expect(await retryDeliveries({ db: all, app }, [{ clientId, id: key.deliveryId }])).toBe(0);
  answered.resolve();
  await house.untilDelivery(clientId, 'sent');
  await second();
  expect(receiver.received).toHaveLength(1);
});

test('a worker whose lease is over does not overwrite what the next one found', async () => {
  const { clientId, receiver } = await house.endpoint();
  const late = Promise.withResolvers<void>();
  receiver.answerNext((response) => {
    void late.promise.then(() => response.writeHead(500).end());
  });
  await house.publish(clientId);
  await until(() => receiver.received.length === 1);
  await sql`update platform.webhook_deliveries set leased_until = now() - interval '1 second' where client_id = ${clientId}`.execute(
    all,
  );
  const [delivery] = await house.deliveries(clientId);
  await deliverWebhook(
    app,
    { clientId, deliveryId: delivery?.id ?? '' },
    { signal: new AbortController().signal, tryAgain: async () => {} },
  );
  late.resolve();
  await house.workersRest(clientId);
  expect(await house.deliveries(clientId)).toMatchObject([{ state: 'sent', attempts: 2 }]);
});

test('a stopping worker lets go of what it was sending', async () => {
  const { clientId, receiver } = await house.endpoint();
  receiver.answerNext(status(500), () => {});
  await house.publish(clientId);
  const { id } = await house.untilDelivery(clientId, 'failed');
  await sql`update platform.webhook_deliveries set next_try_at = now() where client_id = ${clientId}`.execute(
    all,
  );
  const stop = new AbortController();
  const key = { clientId, deliveryId: id };
  const sending = deliverWebhook(app, key, { signal: stop.signal, tryAgain: async () => {} });
  await until(() => receiver.received.length === 2);
  stop.abort(new Error('the process stops'));
  await expect(sending).rejects.toThrow('the process stops');
  await house.hurry(clientId);
  await house.untilDelivery(clientId, 'sent');
  expect(receiver.received).toHaveLength(3);
});
