import { z } from 'zod';
import { OUTBOUND_FAILURES } from '../outbound/outbound-failure.ts';

/** One event on its way to one endpoint. */

/** `failed`: the last attempt failed and another follows. `given_up`: no further attempt unless a user resends it. */
export const WEBHOOK_DELIVERY_STATES = ['waiting', 'sent', 'failed', 'given_up'] as const;
export type WebhookDeliveryState = (typeof WEBHOOK_DELIVERY_STATES)[number];

/** How long after each failed try the next one follows: five tries in about an hour. */
export const WEBHOOK_RETRY_SECONDS = [60, 5 * 60, 15 * 60, 40 * 60] as const;

export const WEBHOOK_DELIVERIES_KEPT_DAYS = 30;

export const WEBHOOK_FAILURES = [
  ...OUTBOUND_FAILURES,
  'STATUS_NOT_OK',
  'REDIRECTED',
  'GONE',
  'ENDPOINT_PAUSED',
  'ENDPOINT_FAILING',
  'SECRET_UNREADABLE',
] as const;
export type WebhookFailure = (typeof WEBHOOK_FAILURES)[number];

export const webhookDeliverySchema = z.object({
  /** The receiver sees it as `webhook-id`: the same for every try. */
  id: z.string(),
  clientId: z.string(),
  endpointId: z.string(),
  endpointUrl: z.string(),
  eventId: z.string(),
  eventType: z.string(),
  state: z.enum(WEBHOOK_DELIVERY_STATES),
  attempts: z.number().int(),
  lastStatus: z.number().int().nullable(),
  lastError: z.enum(WEBHOOK_FAILURES).nullable(),
  lastDurationMs: z.number().int().nullable(),
  lastTriedAt: z.iso.datetime().nullable(),
  /** null when there will be no other try. */
  nextTryAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;
