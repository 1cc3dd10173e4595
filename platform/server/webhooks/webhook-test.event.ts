import { z } from 'zod';

/** What "send a test" sends; it happens to one endpoint and nobody else hears of it, so no module declares it. */
export const webhookTest = {
  type: 'webhook.test',
  payload: z.object({ endpointId: z.string() }),
};
