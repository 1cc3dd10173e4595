import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { defineEventTap } from '../events/event-tap.ts';
import { newDeliveries } from './new-deliveries.ts';
import type { WebhooksTables } from './tables.ts';
import { webhookDeliveryKind } from './webhook-delivery-kind.ts';

/** Every event becomes one delivery to each active endpoint of its client that asks for it, kept with the event. */
export const queueDeliveries = defineEventTap({
  name: 'platform.queue-webhook-deliveries',
  async hear({ ids, type, clientId, subjects }, { db, jobs }) {
    const told = [...new Set(subjects.filter((subject) => subject !== null))];
    const endpoints = await (db as Db<WebhooksTables>)
      .selectFrom('platform.webhook_endpoints')
      .select(['id', 'subject'])
      .where('client_id', '=', clientId)
      .where('paused_at', 'is', null)
      .where(sql<boolean>`(event_types is null or ${type} = any(event_types))`)
      .where((or) =>
        or.or([or('subject', 'is', null), sql<boolean>`subject = any (${told}::text[])`]),
      )
      .execute();
    const deliveryIds: string[] = [];
    for (const [subject, theirs] of Map.groupBy(endpoints, (endpoint) => endpoint.subject)) {
      const made = await newDeliveries(db, {
        clientId,
        endpointIds: theirs.map(({ id }) => id),
        eventIds: subject === null ? ids : ids.filter((_, at) => subjects[at] === subject),
        eventType: type,
      });
      deliveryIds.push(...made);
    }
    const keys = deliveryIds.map((deliveryId) => ({ clientId, deliveryId }));
    await jobs.enqueueAll(db, webhookDeliveryKind, keys, { clientId });
  },
});
