import { z } from 'zod';
import { uuid } from '#platform/contract/ids.ts';

/** Sends the due deliveries of one endpoint; implemented in `run-endpoint.job.ts`. */
export const webhookRunKind = {
  name: 'platform.run-webhook-endpoint',
  queue: 'webhooks',
  input: z.object({ clientId: uuid, endpointId: uuid }),
  // A failed try plans the next one itself. These retries are for killed workers and a database that is away.
  retry: { limit: 20, delaySeconds: 10, backoff: false },
  concurrency: 12,
  // A client may have many slow endpoints: they leave room for those of others.
  ofOneGroup: 6,
  expireSeconds: 180,
};
