import { defineJob } from '../jobs/job.ts';
import { eventDelivery } from './event-delivery.ts';
import { handleOnce } from './handle-once.ts';

/** Brings one event to one listener. A listener that fails holds up nobody but itself. */
export const deliverEvent = defineJob({
  ...eventDelivery,
  async handle({ input, clientId, app: { events, database } }) {
    const listener = events.listeners.find(({ name }) => name === input.listener);
    if (!listener || !clientId) throw new Error(`nobody listens as ${input.listener}`);
    await handleOnce({ listener, clientId, eventId: input.eventId, database });
  },
});
