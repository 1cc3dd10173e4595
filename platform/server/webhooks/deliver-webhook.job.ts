import { defineJob } from '../jobs/job.ts';
import { deliverWebhook } from './deliver-webhook.ts';
import { webhookDeliveryKind } from './webhook-delivery-kind.ts';

/** One try. A try that failed is done, and has enqueued the next. */
export const deliverWebhookJob = defineJob({
  ...webhookDeliveryKind,
  async handle({ input: key, app, signal }) {
    await deliverWebhook(app, key, {
      signal,
      tryAgain: (db, seconds) =>
        app.jobs.enqueue(db, webhookDeliveryKind, key, {
          clientId: key.clientId,
          startAfterSeconds: seconds,
        }),
    });
  },
});
