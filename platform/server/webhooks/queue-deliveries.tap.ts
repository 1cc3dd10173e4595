import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { defineEventTap } from '../events/event-tap.ts';
import { newDeliveries } from './new-deliveries.ts';
import type { WebhooksTables } from './tables.ts';
import { wakeEndpoints } from './wake-endpoints.ts';

/**
 * Creates a delivery for each event and each active endpoint of its client that subscribes to it, saved together with
 * the event.
 */
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
    const endpointIds = new Set<string>();
    for (const [subject, theirs] of Map.groupBy(endpoints, (endpoint) => endpoint.subject)) {
      const eventIds = subject === null ? ids : ids.filter((_, at) => subjects[at] === subject);
      const endpointsOfSubject = theirs.map(({ id }) => id);
      await newDeliveries(db, {
        clientId,
        endpointIds: endpointsOfSubject,
        eventIds,
        eventType: type,
      });
      if (eventIds.length > 0) for (const id of endpointsOfSubject) endpointIds.add(id);
    }
    await wakeEndpoints({ db, jobs }, { clientId, endpointIds: [...endpointIds] });
  },
});
