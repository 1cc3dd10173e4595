import { z } from 'zod';
import { uuid } from '#platform/contract/ids.ts';
import { defineJob, type Job } from '../jobs/job.ts';
import { deliverWebhook } from './deliver-webhook.ts';

const input = z.object({ clientId: uuid, deliveryId: uuid });

/**
 * One try. A try that failed is done, and has enqueued the next; the queue's own retries are for workers that were killed
 * and for deliveries that another worker still has.
 */
export const deliverWebhookJob: Job<typeof input> = defineJob({
  name: 'platform.deliver-webhook',
  queue: 'webhooks',
  input,
  retry: { limit: 20, delaySeconds: 10, backoff: false },
  concurrency: 8,
  expireSeconds: 60,
  async handle({ input: key, app, signal }) {
    await deliverWebhook(app, key, {
      signal,
      tryAgain: (db, seconds) =>
        app.jobs.enqueue(db, deliverWebhookJob, key, {
          clientId: key.clientId,
          startAfterSeconds: seconds,
        }),
    });
  },
});
