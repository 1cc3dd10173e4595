import { defineJob } from '../jobs/job.ts';
import { eventDelivery, eventDispatch } from './event-delivery.ts';
import { handleOnce } from './handle-once.ts';

const FIRST_RETRY_SECONDS = 2;

/**
 * Delivers one event to its listeners in sequence. A failing listener gets a separate job and does not block the
 * others.
 */
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
