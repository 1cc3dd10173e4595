import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';
import { handleOnce } from './handle-once.ts';

/** Brings one event to one listener. A listener that fails holds up nobody but itself. */
export const deliverEvent = defineJob({
  name: 'platform.deliver-event',
  queue: 'events',
  input: z.object({ listener: z.string(), eventId: z.uuid() }),
  retry: { limit: 12, delaySeconds: 2, longestDelaySeconds: 60 * 60 },
  concurrency: 4,
  async handle({ input, clientId, app }) {
    const listener = app.registry.all('listeners').find(({ name }) => name === input.listener);
    if (!listener || !clientId) throw new Error(`nobody listens as ${input.listener}`);
    await handleOnce({ listener, clientId, eventId: input.eventId, app });
  },
});
