import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterAll, onTestFinished } from 'vitest';
import { z } from 'zod';
import { defineEvent } from '#platform/contract/event.ts';
import type { WebhookDelivery } from '#platform/contract/webhooks/webhook.ts';
import { until } from '#platform/server/jobs/testing/until.ts';
import {
  type ReceivedRequest,
  startTestReceiver,
  type TestReceiver,
} from '#platform/server/outbound/testing/test-receiver.ts';
import { createWebhook } from '#platform/server/webhooks/change-webhook.ts';
import { webhookRunKind } from '#platform/server/webhooks/run-lease.ts';
import { webhookDeliveries } from '#platform/server/webhooks/webhook-deliveries.query.ts';
import type { TestClient } from './people.ts';
import { type TestApp, testApp } from './test-app.ts';

export const leadCreated = defineEvent({
  type: 'test.lead-created',
  label: 'test:event.leadCreated',
  payload: z.object({ lead: z.string() }),
});
export const leadLost = defineEvent({
  type: 'test.lead-lost',
  label: 'test:event.leadLost',
  payload: z.object({ lead: z.string() }),
});
/** Declared by its module, which does not publish it yet. */
export const leadForeseen = defineEvent({
  type: 'test.lead-foreseen',
  label: 'test:event.leadForeseen',
  unpublished: true,
  payload: z.object({ lead: z.string() }),
});

export interface TestEndpoint {
  client: TestClient;
  clientId: string;
  id: string;
  secret: string;
  /** The super admin who created the endpoint. */
  createdBy: string;
  receiver: TestReceiver;
}

/** A test app that publishes events, with as many receivers as a test needs. */
export async function webhookTestApp(given: { work?: boolean } = {}) {
  const suite = await testApp({
    environment: { OUTBOUND_ALLOW: '127.0.0.1' },
    modules: [{ name: 'test-leads', events: [leadCreated, leadLost, leadForeseen] }],
    ...given,
  });
  const receivers: TestReceiver[] = [];
  afterAll(() => Promise.all(receivers.map((receiver) => receiver.close())));
  return {
    ...suite,
    async endpoint(
      options: { client?: TestClient; eventTypes?: readonly string[] } = {},
    ): Promise<TestEndpoint> {
      const receiver = await startTestReceiver();
      onTestFinished(() => receiver.close());
      const client = options.client ?? (await suite.people.client());
      const { id: createdBy } = await suite.people.user({ superAdmin: true });
      const made = await createWebhook(
        { db: suite.app.database.acrossClients(), app: suite.app },
        {
          clientId: client.id,
          url: `${receiver.url}/events`,
          description: '',
          eventTypes: options.eventTypes ?? null,
          createdBy,
        },
      );
      return { ...made, client, clientId: client.id, createdBy, receiver };
    },
    publish: (clientId: string, event = leadCreated, lead = 'Marguerite') =>
      suite.app.events.publish(suite.app.database.ofClient(clientId), event, {
        clientId,
        payload: { lead },
      }),
    deliveries: (clientId: string) => deliveriesOf(suite, clientId),
    untilDelivery: (clientId: string, state: WebhookDelivery['state'], attempts?: number) =>
      until(async () =>
        (await deliveriesOf(suite, clientId)).find(
          (delivery) =>
            delivery.state === state &&
            (attempts === undefined || delivery.attempts === attempts) &&
            // While it is sent, the result of the last attempt is still shown.
            !(Date.parse(delivery.nextTryAt ?? '') <= Date.now()),
        ),
      ),
    hurry: (clientId: string) => hurry(suite, clientId),
    workersRest: (clientId: string) => until(() => nothingIsDue(suite, clientId)),
  };
}

async function deliveriesOf({ app }: TestApp, clientId: string): Promise<WebhookDelivery[]> {
  const { items } = await webhookDeliveries(
    { db: app.database.acrossClients() },
    {
      view: 'all',
      groups: [
        { match: 'all', filters: [{ field: 'client', operator: 'any-of', value: [clientId] }] },
      ],
      page: 1,
      limit: 200,
      sortBy: 'createdAt',
      sortDesc: true,
    },
  );
  return items;
}

/**
 * Makes scheduled retries due immediately. Deliveries that are already due are left alone, because a worker skips
 * locked rows.
 */
async function hurry({ app }: TestApp, clientId: string): Promise<void> {
  const db = app.database.acrossClients();
  await sql`update platform.webhook_health set rests_until = null where client_id = ${clientId}`.execute(
    db,
  );
  await sql`update platform.webhook_deliveries set next_try_at = now() where client_id = ${clientId} and next_try_at > now()`.execute(
    db,
  );
  await sql`update platform.webhook_runs set wake_at = null where client_id = ${clientId}`.execute(
    db,
  );
  await sql`
    update pgboss.job set start_after = now()
    where name = ${webhookRunKind.name} and data->>'clientId' = ${clientId} and state < 'active'
      and start_after > now()`.execute(db);
}

async function nothingIsDue({ app }: TestApp, clientId: string): Promise<boolean> {
  const { rows } = await sql`
    select from pgboss.job
    where name = ${webhookRunKind.name} and data->>'clientId' = ${clientId}
      and (state = 'active' or (state < 'active' and start_after <= now()))`.execute(
    app.database.acrossClients(),
  );
  return rows.length === 0;
}

/** Verifies like a receiver, with the library's own verifier: throws if the signature is wrong. */
export function verified(secret: string, request: ReceivedRequest | undefined): unknown {
  if (!request) throw new Error('nothing was received');
  return new Webhook(secret).verify(request.body, request.headers as Record<string, string>);
}
