import { z } from 'zod';

/** What is enqueued for each listener of an event; `deliver-event.job.ts` says how it is done. */
export const eventDelivery = {
  name: 'platform.deliver-event',
  queue: 'events',
  input: z.object({ listener: z.string(), eventId: z.uuid() }),
  retry: { limit: 12, delaySeconds: 2, longestDelaySeconds: 60 * 60 },
  concurrency: 4,
};
