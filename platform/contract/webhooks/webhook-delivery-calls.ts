import { z } from 'zod';
import { defineCall } from '../call.ts';
import { uuid } from '../ids.ts';
import { cappedPageSchema } from '../paging.ts';
import { webhookDeliverySchema } from './webhook-delivery.ts';
import { webhookDeliveryList } from './webhook-lists.ts';

/** Super admins see the deliveries to endpoints and their results, and can resend failed ones. */

const access = { kind: 'super-admin' } as const;

export const listWebhookDeliveriesCall = defineCall({
  method: 'GET',
  path: '/api/sa/webhooks/deliveries',
  module: 'platform',
  summary: 'What was sent to endpoints, the newest first.',
  access,
  query: z.strictObject(webhookDeliveryList.query),
  response: cappedPageSchema(webhookDeliverySchema),
});

export const retryWebhookDeliveriesCall = defineCall({
  method: 'POST',
  path: '/api/sa/webhooks/deliveries/retry',
  module: 'platform',
  summary: 'Sends deliveries again, each with its own webhook-id; those being sent are skipped.',
  access,
  body: z.strictObject({
    which: webhookDeliveryList.which(z.strictObject({ clientId: uuid, id: uuid })),
  }),
  response: z.object({ retried: z.number().int() }),
  status: 202,
});
