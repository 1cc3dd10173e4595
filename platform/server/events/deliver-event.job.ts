import { defineJob } from '../jobs/job.ts';
import { eventDelivery } from './event-delivery.ts';
import { handleOnce } from './handle-once.ts';

/** Brings one event to one listener that had failed. */
export const deliverEvent = defineJob({
  ...eventDelivery,
  async handle({ input: { listener, eventId }, clientId, app: { events, database } }) {
    if (!clientId) throw new Error('an event without a client');
    await handleOnce({ listener: events.listener(listener), clientId, eventId, database });
  },
});
