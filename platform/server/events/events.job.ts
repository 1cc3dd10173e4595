import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { eventDelivery, eventDispatch, handleOnce } from './event-delivery.ts';

const RETENTION_DAYS = 30;

export const clearOldEvents = defineJob({
  name: 'platform.clear-old-events',
  input: z.object({}),
  cron: { expression: '20 3 * * *' },
  async handle({ app }) {
    await sql`
      delete from platform.events
      where occurred_at < now() - make_interval(days => ${RETENTION_DAYS})`.execute(
      app.database.acrossClients(),
    );
  },
});

/** Delivers one event to one listener that failed before. */
export const deliverEvent = defineJob({
  ...eventDelivery,
  async handle({ input: { listener, eventId }, clientId, app: { events, database } }) {
    if (!clientId) throw new Error('an event without a client');
    await handleOnce({ listener: events.listener(listener), clientId, eventId, database });
  },
});

const FIRST_RETRY_SECONDS = 2;

/** Delivers one event to its listeners in sequence. A failing listener gets a separate job and does not block the others. */
export const dispatchEvent = defineJob({
  ...eventDispatch,
  async handle({
    input: { eventId, listeners },
    clientId,
    app: { events, database, jobs, log },
    signal,
  }) {
    if (!clientId) throw new Error('an event without a client');
    for (const name of listeners) {
      signal.throwIfAborted();
      try {
        await handleOnce({ listener: events.listener(name), clientId, eventId, database });
      } catch (error) {
        log.warn({ error, listener: name, eventId }, 'a listener failed');
        await jobs.enqueue(
          database.ofClient(clientId),
          eventDelivery,
          { listener: name, eventId },
          { clientId, startAfterSeconds: FIRST_RETRY_SECONDS, uniqueKey: `${name} ${eventId}` },
        );
      }
    }
  },
});
