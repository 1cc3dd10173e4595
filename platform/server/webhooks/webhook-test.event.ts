import { z } from 'zod';
import { defineEvent } from '#platform/contract/event.ts';

/** What "send a test" sends; it happens to one endpoint and nobody else hears of it. */
export const webhookTest = defineEvent({
  type: 'webhook.test',
  payload: z.object({ endpointId: z.string() }),
});
