import { z } from 'zod';
import { OUTBOUND_FAILURES, OUTBOUND_TEXTS } from '../outbound/outbound-failure.ts';
import { defineProblem } from '../problem.ts';
import { line } from '../text/text.ts';

/** A webhook endpoint of a client: its URL, the subscribed events and its delivery status. */

export const WEBHOOK_URL_MAX_LENGTH = 2_000;
export const WEBHOOK_DESCRIPTION_MAX_LENGTH = 200;
export const WEBHOOKS_PER_CLIENT = 20;
/** After this many days without one success an endpoint is paused. */
export const WEBHOOK_PAUSED_AFTER_DAYS = 3;
/** How long deliveries are also signed with the old secret after it was replaced. */
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
  /** Since when every attempt has failed; null: the last one succeeded, or none was made. */
  failingSince: z.iso.datetime().nullable(),
  lastSuccessAt: z.iso.datetime().nullable(),
  /** Until when deliveries are also signed with the previous secret. */
  oldSecretUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  createdBy: z.string().nullable(),
});
export type WebhookEndpoint = z.infer<typeof webhookEndpointSchema>;

/** An event that endpoints can subscribe to; the label is a text key. */
export const webhookEventTypeSchema = z.object({ type: z.string(), label: z.string() });
export type WebhookEventType = z.infer<typeof webhookEventTypeSchema>;

/** The secret is shown once, on creation. */
export const webhookWithSecretSchema = webhookEndpointSchema.extend({ secret: z.string() });

/** Delivery of one event to one endpoint. */

/** `failed`: the last attempt failed and another follows. `given_up`: no further attempt unless a user resends it. */
export const WEBHOOK_DELIVERY_STATES = ['waiting', 'sent', 'failed', 'given_up'] as const;
export type WebhookDeliveryState = (typeof WEBHOOK_DELIVERY_STATES)[number];

/** Delay after each failed attempt: five attempts in about an hour. */
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
  /** Sent to the receiver as `webhook-id`; the same for every attempt. */
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
  /** Null if there is no further attempt. */
  nextTryAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

/** Text keys for the states of endpoints and deliveries. */

export const WEBHOOK_FAILURE_TEXTS = {
  ...OUTBOUND_TEXTS,
  REDIRECTED: 'platform:webhooks.failure.redirected',
  GONE: 'platform:webhooks.failure.gone',
  ENDPOINT_PAUSED: 'platform:webhooks.failure.endpointPaused',
  ENDPOINT_FAILING: 'platform:webhooks.failure.endpointFailing',
  SECRET_UNREADABLE: 'platform:webhooks.failure.secretUnreadable',
} as const satisfies Record<WebhookFailure, string>;

export const WEBHOOK_STATE_TEXTS = {
  waiting: 'platform:webhooks.state.waiting',
  sent: 'platform:webhooks.state.sent',
  failed: 'platform:webhooks.state.failed',
  given_up: 'platform:webhooks.state.givenUp',
} as const satisfies Record<WebhookDeliveryState, string>;

export const WEBHOOK_PAUSE_TEXTS = {
  'by-hand': 'platform:webhooks.paused.byHand',
  gone: 'platform:webhooks.paused.gone',
  failing: 'platform:webhooks.paused.failing',
} as const satisfies Record<WebhookPauseReason, string>;

/** Why an endpoint is rejected. */
export const webhookUrlNotHttps = defineProblem({
  status: 422,
  code: 'WEBHOOK_URL_NOT_HTTPS',
  title: 'Events are sent over https only.',
  field: 'body.url',
});
export const webhookUrlNotPublic = defineProblem({
  status: 422,
  code: 'WEBHOOK_URL_NOT_PUBLIC',
  title: 'The address is on a private network; OUTBOUND_ALLOW opens it.',
  field: 'body.url',
});
export const webhookUrlWithCredentials = defineProblem({
  status: 422,
  code: 'WEBHOOK_URL_WITH_CREDENTIALS',
  title: 'The address must not hold a user name or password.',
  field: 'body.url',
});
export const webhookUrlInvalid = defineProblem({
  status: 422,
  code: 'WEBHOOK_URL_INVALID',
  title: 'This is not the address of a website.',
  field: 'body.url',
});
export const webhookUrl = line({ min: 1, max: WEBHOOK_URL_MAX_LENGTH });
export const webhookUrlProblems = [
  webhookUrlInvalid,
  webhookUrlNotHttps,
  webhookUrlNotPublic,
  webhookUrlWithCredentials,
] as const;

export const webhookEventTypeUnknown = defineProblem<{ type: string }>({
  status: 422,
  code: 'WEBHOOK_EVENT_TYPE_UNKNOWN',
  title: 'No module publishes this event.',
  field: 'body.eventTypes',
});
export const webhookLimitReached = defineProblem<{ max: number }>({
  status: 409,
  code: 'WEBHOOK_LIMIT_REACHED',
  title: 'The client has as many endpoints as it can have.',
});
export const webhookClientUnknown = defineProblem({
  status: 422,
  code: 'WEBHOOK_CLIENT_UNKNOWN',
  title: 'There is no such client.',
  field: 'body.clientId',
});
