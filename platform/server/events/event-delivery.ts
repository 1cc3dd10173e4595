import { type ColumnType, type JSONColumnType, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { EventDefinition } from '#platform/contract/event.ts';
import type { Database, Tx } from '../database/database.ts';

/** Retries within about three hours. */
const retry = { limit: 12, delaySeconds: 2, longestDelaySeconds: 60 * 60 };

/** Job for each event that has listeners; implemented in `dispatch-event.job.ts`. */
export const eventDispatch = {
  name: 'platform.dispatch-event',
  queue: 'events',
  input: z.object({ eventId: z.uuid(), listeners: z.array(z.string()) }),
  retry,
  concurrency: 8,
  // Listeners of one client may all wait for the same row, so their number is limited to leave capacity for other clients.
  ofOneGroup: 6,
};

/** Job for a listener that failed; implemented in `deliver-event.job.ts`. */
export const eventDelivery = {
  name: 'platform.deliver-event',
  queue: 'events',
  input: z.object({ listener: z.string(), eventId: z.uuid() }),
  retry,
  concurrency: 4,
  ofOneGroup: 3,
};

/**
 * The "handled" mark is written first, in the listener's own transaction: a concurrent second delivery waits for it and then
 * skips the event, and a failure rolls the mark back.
 */
export async function handleOnce(delivery: {
  listener: MountedListener;
  clientId: string;
  eventId: string;
  database: Database;
}): Promise<void> {
  const { listener, clientId, eventId, database } = delivery;
  await database
    .ofClient<EventsTables>(clientId)
    .transaction()
    .execute(async (db) => {
      const { rows } = await sql<Selectable<EventsTables['platform.events']>>`
        with marked as (
          insert into platform.handled_events (client_id, listener, event_id)
          select client_id, ${listener.name}, id from platform.events
          where client_id = ${clientId} and id = ${eventId}
          on conflict do nothing
          returning event_id
        )
        select event.* from platform.events as event
        join marked on marked.event_id = event.id
        where event.client_id = ${clientId}`.execute(db);
      const [event] = rows;
      // Already handled, or the event has been deleted by retention.
      if (!event) return;
      await listener.handle({
        event: {
          id: event.id,
          type: event.type,
          clientId,
          payload: listener.event.payload.parse(event.payload),
          occurredAt: event.occurred_at,
        },
        db,
      });
    });
}

interface EventsTables {
  'platform.events': {
    client_id: string;
    id: string;
    type: string;
    payload: JSONColumnType<object>;
    occurred_at: ColumnType<Date, never, never>;
  };
  'platform.handled_events': {
    client_id: string;
    listener: string;
    event_id: string;
    handled_at: ColumnType<Date, never, never>;
  };
}

export interface PublishedEvent<Payload> {
  id: string;
  type: string;
  clientId: string;
  payload: Payload;
  occurredAt: Date;
}

/** A listener with its app already bound, so that event delivery does not depend on the app. */
export interface MountedListener {
  name: string;
  event: EventDefinition;
  handle(context: { event: PublishedEvent<unknown>; db: Tx }): Promise<void>;
}
