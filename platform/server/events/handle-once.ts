import type { Database } from '../database/database.ts';
import type { MountedListener } from './mounted-listener.ts';
import type { EventsTables } from './tables.ts';

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
      const event = await db
        .selectFrom('platform.events')
        .selectAll()
        .where('client_id', '=', clientId)
        .where('id', '=', eventId)
        .executeTakeFirst();
      // Older than what is kept: it was tried for longer than anybody could still want it.
      if (!event) return;
      const marked = await db
        .insertInto('platform.handled_events')
        .values({ client_id: clientId, listener: listener.name, event_id: eventId })
        .onConflict((conflict) => conflict.doNothing())
        .returning('event_id')
        .executeTakeFirst();
      if (!marked) return;
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
