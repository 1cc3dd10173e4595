import { z } from 'zod';
import { uuid } from '../ids.ts';
import { defineList, type ListFilter, type ListQuestion } from '../lists/define-list.ts';
import { WEBHOOK_DELIVERY_STATES } from './webhook-delivery.ts';

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
