import { z } from 'zod';
import { defineCall } from '../call.ts';
import { uuid } from '../ids.ts';
import { listOf, pageOf, pageQuery } from '../paging.ts';
import {
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_RETRY_LIMIT,
  webhookDeliverySchema,
} from './webhook-delivery.ts';

/** Super admins see what was sent to endpoints and how it went, and send again what did not get through. */

const access = { kind: 'super-admin' } as const;

export const listWebhookDeliveriesCall = defineCall({
  method: 'GET',
  path: '/api/sa/webhooks/deliveries',
  module: 'platform',
  summary: 'What was sent to endpoints, the newest first.',
  access,
  query: z.strictObject({
    ...pageQuery(['createdAt']),
    sortDesc: z.stringbool().default(true),
    clientId: uuid.optional(),
    endpointId: uuid.optional(),
    state: listOf(z.enum(WEBHOOK_DELIVERY_STATES)).optional(),
    eventType: listOf(z.string().min(1).max(100)).optional(),
  }),
  /** `total` ends at WEBHOOK_DELIVERIES_COUNTED; `more` says that there are more. */
  response: pageOf(webhookDeliverySchema).extend({ more: z.boolean() }),
});

export const retryWebhookDeliveriesCall = defineCall({
  method: 'POST',
  path: '/api/sa/webhooks/deliveries/retry',
  module: 'platform',
  summary:
    'Sends deliveries again, each under its own webhook-id; those being sent are left alone.',
  access,
  body: z.strictObject({
    deliveries: z
      .array(z.strictObject({ clientId: uuid, id: uuid }))
      .min(1)
      .max(WEBHOOK_RETRY_LIMIT),
  }),
  response: z.object({ retried: z.number().int() }),
  status: 202,
});
