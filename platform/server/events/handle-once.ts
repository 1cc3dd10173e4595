import { type ColumnType, type JSONColumnType, type Selectable, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { MountedListener } from './mounted-listener.ts';

/**
 * The mark is written first and in the listener's own transaction: a second delivery waits for the first at the mark and
 * then finds it done, and a listener that fails takes its mark back with everything else.
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
