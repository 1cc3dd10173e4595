import { expect, test } from 'vitest';
import {
  createWebhookCall,
  listWebhookEventTypesCall,
} from '#platform/contract/webhooks/webhook-calls.ts';
import {
  leadCreated,
  leadForeseen,
  leadLost,
  webhookTestApp,
} from '#platform/testing/webhook-test-app.ts';
import { collectFromModules } from '../collect-from-modules.ts';

const suite = await webhookTestApp({ work: false });
const visitor = await suite.visitor().as(await suite.people.user({ superAdmin: true }));
const client = await suite.people.client();

test('the available event types are those that modules declare and publish, sorted and without the test event', async () => {
  const { body } = await visitor.call(listWebhookEventTypesCall, {});
  const offered = [leadCreated, leadLost].map(({ type, label }) => ({ type, label }));
  expect(body.items).toEqual(expect.arrayContaining(offered));
  const types = body.items.map(({ type }) => type);
  const published = collectFromModules(suite.modules, 'events').filter(
    (event) => !event.unpublished,
  );
  expect(published.length).toBeGreaterThan(offered.length);
  expect(types).toEqual(published.map(({ type }) => type).toSorted());
  expect(types).not.toContain('webhook.test');
});

test('an event that its module does not publish yet is neither offered nor taken', async () => {
  const { body } = await visitor.call(listWebhookEventTypesCall, {});
  expect(body.items.map(({ type }) => type)).not.toContain(leadForeseen.type);
  const { problem } = await visitor.call(createWebhookCall, {
    body: {
      clientId: client.id,
      url: 'https://receiver.example/',
      eventTypes: [leadForeseen.type],
    },
  });
  expect(problem.code).toBe('WEBHOOK_EVENT_TYPE_UNKNOWN');
});

test('an unknown event is refused', async () => {
  const { problem } = await visitor.call(createWebhookCall, {
    body: {
      clientId: client.id,
      url: 'https://receiver.example/',
      eventTypes: ['no.such-event'],
    },
  });
  expect(problem).toMatchObject({
    code: 'WEBHOOK_EVENT_TYPE_UNKNOWN',
    params: { type: 'no.such-event' },
  });
});
