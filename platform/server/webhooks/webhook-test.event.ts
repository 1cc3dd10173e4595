import { z } from 'zod';

/** Event of "send a test". It goes to a single endpoint only, so no module declares it. */
export const webhookTest = {
  type: 'webhook.test',
  payload: z.object({ endpointId: z.string() }),
};
