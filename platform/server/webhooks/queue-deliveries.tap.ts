import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { defineEventTap } from '../events/event-tap.ts';
import { newDeliveries } from './new-deliveries.ts';
import type { WebhooksTables } from './tables.ts';
import { webhookDeliveryKind } from './webhook-delivery-kind.ts';

/** Every event becomes one delivery to each active endpoint of its client that asks for it, kept with the event. */
export const queueDeliveries = defineEventTap({
  name: 'platform.queue-webhook-deliveries',
  async hear({ ids, type, clientId }, { db, jobs }) {
    const endpoints = await (db as Db<WebhooksTables>)
      .selectFrom('platform.webhook_endpoints')
      .select('id')
      .where('client_id', '=', clientId)
      .where('paused_at', 'is', null)
      .where(sql<boolean>`(event_types is null or ${type} = any(event_types))`)
      .execute();
    const deliveryIds = await newDeliveries(db, {
      clientId,
      endpointIds: endpoints.map(({ id }) => id),
      eventIds: ids,
      eventType: type,
    });
    const keys = deliveryIds.map((deliveryId) => ({ clientId, deliveryId }));
    await jobs.enqueueAll(db, webhookDeliveryKind, keys, { clientId });
  },
});
