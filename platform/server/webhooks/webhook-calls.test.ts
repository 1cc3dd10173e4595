import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { WEBHOOKS_PER_CLIENT } from '#platform/contract/webhooks/webhook.ts';
import {
  createWebhookCall,
  deleteWebhookCall,
  getWebhookCall,
  listWebhooksCall,
  rotateWebhookSecretCall,
  testWebhookCall,
  updateWebhookCall,
} from '#platform/contract/webhooks/webhook-calls.ts';
import {
  listWebhookDeliveriesCall,
  retryWebhookDeliveriesCall,
} from '#platform/contract/webhooks/webhook-delivery-calls.ts';
import {
  leadCreated,
  leadLost,
  verified,
  webhookTestApp,
} from '#platform/testing/webhook-test-app.ts';
import { status } from '../outbound/testing/test-receiver.ts';

const suite = await webhookTestApp();
const { app } = suite;
const superAdmin = await suite.people.user({ superAdmin: true });
const visitor = await suite.visitor().as(superAdmin);
const client = await suite.people.client();

async function added(over: { url?: string; clientId?: string; eventTypes?: string[] } = {}) {
  const { body } = await visitor.call(createWebhookCall, {
    body: { clientId: client.id, url: 'https://receiver.example/events', ...over },
  });
  return { ...body, params: { id: body.id }, query: { clientId: body.clientId } };
}

/** Filter with any of these values per field, as in a call's query string. */
function fitting(fields: Record<string, string | string[]>): string {
  const filters = Object.entries(fields).map(([field, value]) => ({
    field,
    operator: 'any-of',
    value: [value].flat(),
  }));
  return JSON.stringify([{ filters }]);
}

test('an endpoint is added, and its secret is shown this once [SUP-05]', async () => {
  const answer = await visitor.call(createWebhookCall, {
    body: {
      clientId: client.id,
      url: ' https://Receiver.example:443/events#part ',
      description: 'Order system',
      eventTypes: [leadLost.type, leadCreated.type, leadLost.type],
    },
  });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({
    clientId: client.id,
    url: 'https://receiver.example/events',
    description: 'Order system',
    eventTypes: [leadCreated.type, leadLost.type],
    active: true,
    failingSince: null,
    createdBy: superAdmin.id,
  });
  expect(Buffer.from(answer.body.secret.replace('whsec_', ''), 'base64')).toHaveLength(32);
  const read = await visitor.call(getWebhookCall, {
    params: { id: answer.body.id },
    query: { clientId: client.id },
  });
  const { secret, ...rest } = answer.body;
  expect(read.body).toEqual(rest);
  const list = await visitor.call(listWebhooksCall, {
    query: { groups: fitting({ client: client.id }) },
  });
  expect(list.raw.body).not.toContain(secret);
  expect(list.body.items).toContainEqual(rest);
  const { rows } = await sql`select * from platform.webhook_endpoints`.execute(
    app.database.acrossClients(),
  );
  expect(JSON.stringify(rows)).not.toContain(secret.replace('whsec_', ''));
});

test.each([
  ['http://receiver.example/', 'WEBHOOK_URL_NOT_HTTPS'],
  ['https://127.0.0.2/', 'WEBHOOK_URL_NOT_PUBLIC'],
  ['https://2130706434/', 'WEBHOOK_URL_NOT_PUBLIC'],
  ['https://[::ffff:7f00:2]/', 'WEBHOOK_URL_NOT_PUBLIC'],
  ['https://localhost/', 'WEBHOOK_URL_NOT_PUBLIC'],
  ['https://169.254.169.254/latest/', 'WEBHOOK_URL_NOT_PUBLIC'],
  ['https://user:secret@receiver.example/', 'WEBHOOK_URL_WITH_CREDENTIALS'],
  ['http://user:secret@127.0.0.1/', 'WEBHOOK_URL_WITH_CREDENTIALS'],
  ['ftp://receiver.example/', 'WEBHOOK_URL_INVALID'],
  ['receiver.example', 'WEBHOOK_URL_INVALID'],
])('%s is refused as %s, when it is added and when it is changed', async (url, code) => {
  const { params, query } = await added();
  const made = await visitor.call(createWebhookCall, { body: { clientId: client.id, url } });
  const changed = await visitor.call(updateWebhookCall, { params, query, body: { url } });
  for (const { status, problem } of [made, changed]) {
    expect([status, problem.code]).toEqual([422, code]);
    expect(problem.errors?.[0]?.field).toBe('body.url');
  }
  await visitor.call(deleteWebhookCall, { params, query });
});

test('an address allowed by the operator may be private and without https', async () => {
  const { url } = await added({ url: 'http://127.0.0.1:8080/events' });
  expect(url).toBe('http://127.0.0.1:8080/events');
});

test('an unknown client is refused', async () => {
  const { status, problem } = await visitor.call(createWebhookCall, {
    body: {
      clientId: '019a8000-0000-7000-8000-000000000000',
      url: 'https://receiver.example/',
    },
  });
  expect([status, problem.code]).toEqual([422, 'WEBHOOK_CLIENT_UNKNOWN']);
});

test('a client has a bounded number of endpoints', async () => {
  const { id: clientId } = await suite.people.client();
  const answers = await Promise.all(
    Array.from({ length: WEBHOOKS_PER_CLIENT + 2 }, () =>
      visitor.call(createWebhookCall, { body: { clientId, url: 'https://receiver.example/' } }),
    ),
  );
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(2);
  expect(refused[0]?.problem.params).toEqual({ max: WEBHOOKS_PER_CLIENT });
});

test('an endpoint is changed, paused and resumed; omitted fields are unchanged', async () => {
  const { params, query } = await added({ eventTypes: [leadLost.type] });
  const change = async (
    body: Parameters<typeof visitor.call<typeof updateWebhookCall>>[1]['body'],
  ) => (await visitor.call(updateWebhookCall, { params, query, body })).body;
  expect(await change({ description: 'New' })).toMatchObject({
    description: 'New',
    eventTypes: [leadLost.type],
    url: 'https://receiver.example/events',
  });
  expect(await change({ eventTypes: null })).toMatchObject({
    eventTypes: null,
    description: 'New',
  });
  expect(await change({ active: false })).toMatchObject({ active: false, pauseReason: 'by-hand' });
  expect(await change({})).toMatchObject({ active: false });
  expect(await change({ active: true })).toMatchObject({ active: true, pausedAt: null });
});

test('a new secret is shown once and differs', async () => {
  const { params, query, secret } = await added();
  const { body } = await visitor.call(rotateWebhookSecretCall, { params, query });
  expect(body.secret).not.toBe(secret);
  expect(Date.parse(body.oldSecretUntil ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000);
});

test('an endpoint of another client is not found, whatever is done to it', async () => {
  const { params } = await added();
  const query = { clientId: (await suite.people.client()).id };
  const answers = [
    await visitor.call(getWebhookCall, { params, query }),
    await visitor.call(updateWebhookCall, { params, query, body: { active: false } }),
    await visitor.call(rotateWebhookSecretCall, { params, query }),
    await visitor.call(testWebhookCall, { params, query }),
    await visitor.call(deleteWebhookCall, { params, query }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});

test('a removed endpoint takes its deliveries along', async () => {
  const { clientId, id } = await suite.endpoint();
  await suite.publish(clientId);
  await suite.untilDelivery(clientId, 'sent');
  const answer = await visitor.call(deleteWebhookCall, { params: { id }, query: { clientId } });
  expect(answer.status).toBe(204);
  expect(await suite.deliveries(clientId)).toEqual([]);
});

describe('send a test', () => {
  test('a test is sent immediately to its endpoint only, and returns the result', async () => {
    const one = await suite.endpoint();
    const other = await suite.endpoint({ client: one.client });
    const input = { params: { id: one.id }, query: { clientId: one.clientId } };
    const { body } = await visitor.call(testWebhookCall, input);
    expect(body).toMatchObject({ state: 'sent', eventType: 'webhook.test', lastStatus: 204 });
    expect(verified(one.secret, one.receiver.received[0])).toMatchObject({
      type: 'webhook.test',
      data: { endpointId: one.id },
    });
    expect(other.receiver.received).toEqual([]);
  });

  test('a test that fails is not tried again and changes nothing about the endpoint', async () => {
    const { clientId, id, receiver } = await suite.endpoint();
    const input = { params: { id }, query: { clientId } };
    receiver.answerNext(status(410));
    const { body } = await visitor.call(testWebhookCall, input);
    expect(body).toMatchObject({ state: 'given_up', lastError: 'GONE', nextTryAt: null });
    expect((await visitor.call(getWebhookCall, input)).body).toMatchObject({
      active: true,
      failingSince: null,
    });
    await visitor.call(updateWebhookCall, { ...input, body: { active: false } });
    expect((await visitor.call(testWebhookCall, input)).body).toMatchObject({ state: 'sent' });
  });
});

test('deliveries are listed newest first, by client, endpoint, state and event, in pages', async () => {
  const one = await suite.endpoint();
  const other = await suite.endpoint({ client: one.client, eventTypes: [leadLost.type] });
  other.receiver.answerNext(status(500), status(500));
  for (const event of [leadCreated, leadLost, leadLost]) {
    await suite.publish(one.clientId, event);
    await suite.workersRest(one.clientId);
  }
  const { clientId } = one;
  const list = async (conditions: Record<string, string | string[]> = {}, page: object = {}) =>
    (
      await visitor.call(listWebhookDeliveriesCall, {
        query: { groups: fitting({ client: clientId, ...conditions }), ...page },
      })
    ).body;
  const whole = await list();
  expect(whole).toMatchObject({ total: 5, more: false });
  const ids = whole.items.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted().toReversed());
  expect(whole.items[0]).toMatchObject({ clientId, endpointUrl: expect.stringMatching(/^http:/) });
  expect((await list({}, { sortDesc: 'false' })).items[0]?.id).toBe(ids.at(-1));
  expect((await list({ endpoint: other.id })).total).toBe(2);
  expect((await list({ state: ['failed', 'given_up'] })).total).toBe(2);
  expect((await list({ event: leadCreated.type })).total).toBe(1);
  const second = await list({}, { page: '2', limit: '2' });
  expect(second.items.map(({ id }) => id)).toEqual(ids.slice(2, 4));
  const wrong = await visitor.send({
    method: 'GET',
    path: `/api/sa/webhooks/deliveries?groups=${encodeURIComponent(fitting({ state: 'lost' }))}`,
  });
  expect(wrong.status).toBe(400);
});

test('selected deliveries are resent manually', async () => {
  const { clientId, receiver } = await suite.endpoint();
  receiver.answerNext(status(500));
  await suite.publish(clientId);
  const { id } = await suite.untilDelivery(clientId, 'failed');
  const answer = await visitor.call(retryWebhookDeliveriesCall, {
    body: { which: { ids: [{ clientId, id }] } },
  });
  expect([answer.status, answer.body]).toEqual([202, { retried: 1 }]);
  await suite.untilDelivery(clientId, 'sent');
});

test('all deliveries that match a filter are resent manually, except the excluded ones', async () => {
  const { clientId, receiver } = await suite.endpoint();
  receiver.answerNext(status(500));
  await suite.publish(clientId);
  const { id } = await suite.untilDelivery(clientId, 'failed');
  const filters = [{ field: 'client' as const, operator: 'any-of' as const, value: [clientId] }];
  const retry = async (except: { clientId: string; id: string }[]) =>
    (
      await visitor.call(retryWebhookDeliveriesCall, {
        body: { which: { filter: { groups: [{ filters }] }, except } },
      })
    ).body;
  expect(await retry([{ clientId, id }])).toEqual({ retried: 0 });
  expect(await retry([])).toEqual({ retried: 1 });
  await suite.untilDelivery(clientId, 'sent');
});

test('a database that is bound to one client sees the endpoints and deliveries of no other', async () => {
  const { clientId } = await suite.endpoint();
  await suite.publish(clientId);
  await suite.untilDelivery(clientId, 'sent');
  const stranger = app.database.ofClient(client.id);
  for (const table of ['webhook_endpoints', 'webhook_deliveries', 'webhook_health']) {
    const { rows } = await sql`
      select from ${sql.id('platform', table)} where client_id = ${clientId}`.execute(stranger);
    expect(rows).toEqual([]);
  }
});
