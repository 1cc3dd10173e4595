import { z } from 'zod';

/** Over about three hours. */
const retry = { limit: 12, delaySeconds: 2, longestDelaySeconds: 60 * 60 };

/** Job for each event that has listeners; implemented in `dispatch-event.job.ts`. */
export const eventDispatch = {
  name: 'platform.dispatch-event',
  queue: 'events',
  input: z.object({ eventId: z.uuid(), listeners: z.array(z.string()) }),
  retry,
  concurrency: 8,
  // Listeners of one client may all wait for the same row: they leave room for other clients.
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
