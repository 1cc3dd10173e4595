import { z } from 'zod';
import { uuid } from '#platform/contract/ids.ts';

/** What is enqueued for each try of a delivery; `deliver-webhook.job.ts` says how it is done. */
export const webhookDeliveryKind = {
  name: 'platform.deliver-webhook',
  queue: 'webhooks',
  input: z.object({ clientId: uuid, deliveryId: uuid }),
  // A try that failed has enqueued the next. These are for workers that were killed, and for what one still has.
  retry: { limit: 20, delaySeconds: 10, backoff: false },
  concurrency: 12,
  // Many endpoints of one client may all be slow: they leave room for those of others.
  ofOneGroup: 6,
  expireSeconds: 120,
};
