import { z } from 'zod';

/** A webhook endpoint of a client: its URL, the subscribed events and its delivery status. */

export const WEBHOOK_URL_MAX_LENGTH = 2_000;
export const WEBHOOK_DESCRIPTION_MAX_LENGTH = 200;
export const WEBHOOKS_PER_CLIENT = 20;
/** After this many days without one success an endpoint is paused. */
export const WEBHOOK_PAUSED_AFTER_DAYS = 3;
/** So long deliveries are signed with the old secret too, after it was replaced. */
export const WEBHOOK_OLD_SECRET_HOURS = 24;

/** `by-hand`: a user paused it. `gone`: the receiver returned 410. `failing`: no delivery succeeded for days. */
export const WEBHOOK_PAUSE_REASONS = ['by-hand', 'gone', 'failing'] as const;
export type WebhookPauseReason = (typeof WEBHOOK_PAUSE_REASONS)[number];

export const webhookEndpointSchema = z.object({
  id: z.string(),
  clientId: z.string(),
  url: z.string(),
  description: z.string(),
  /** null: all events, also those that do not exist yet. */
  eventTypes: z.array(z.string()).nullable(),
  /** ID of the record whose events are sent; null sends events of all records of the client. */
  subject: z.string().nullable(),
  active: z.boolean(),
  pausedAt: z.iso.datetime().nullable(),
  pauseReason: z.enum(WEBHOOK_PAUSE_REASONS).nullable(),
  /** Since when every try has failed; null: the last one got through, or none was made. */
  failingSince: z.iso.datetime().nullable(),
  lastSuccessAt: z.iso.datetime().nullable(),
  /** Until when the secret before this one is signed with, too. */
  oldSecretUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  createdBy: z.string().nullable(),
});
export type WebhookEndpoint = z.infer<typeof webhookEndpointSchema>;

/** An event that endpoints can subscribe to; the label is a text key. */
export const webhookEventTypeSchema = z.object({ type: z.string(), label: z.string() });
export type WebhookEventType = z.infer<typeof webhookEventTypeSchema>;

/** The secret is shown once, when it is made. */
export const webhookWithSecretSchema = webhookEndpointSchema.extend({ secret: z.string() });
