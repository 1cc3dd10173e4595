import { z } from 'zod';
import { defineCall } from '../call.ts';
import { uuid } from '../ids.ts';
import {
  cappedPageSchema,
  defineList,
  type ListFilter,
  type ListQuestion,
} from '../lists/define-list.ts';
import { WEBHOOK_DELIVERY_STATES, webhookDeliverySchema } from './webhook.ts';

/** Webhook endpoints and deliveries, both newest first. */
const SORTS = ['createdAt'] as const;
const VIEWS = ['all'] as const;
const pageSize = 50;

export const webhookList = defineList({
  views: VIEWS,
  fields: { client: { kind: 'choice', item: uuid } },
  sorts: SORTS,
  descending: true,
  pageSize,
});
export type WebhookQuestion = ListQuestion<typeof webhookList.fields, 'all', 'createdAt'>;

export const webhookDeliveryList = defineList({
  views: VIEWS,
  fields: {
    client: { kind: 'choice', item: uuid },
    endpoint: { kind: 'choice', item: uuid },
    state: { kind: 'choice', item: z.enum(WEBHOOK_DELIVERY_STATES) },
    event: { kind: 'choice', item: z.string().min(1).max(100) },
  },
  sorts: SORTS,
  descending: true,
  pageSize,
});
export type WebhookDeliveryFilter = ListFilter<typeof webhookDeliveryList.fields, 'all'>;
export type WebhookDeliveryQuestion = ListQuestion<
  typeof webhookDeliveryList.fields,
  'all',
  'createdAt'
>;

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
