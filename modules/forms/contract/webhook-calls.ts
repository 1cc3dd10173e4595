import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { notFound } from '#platform/contract/problems.ts';
import {
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_FAILURES,
  webhookEndpointSchema,
  webhookEventTypeSchema,
  webhookEventTypeUnknown,
  webhookLimitReached,
  webhookUrl,
  webhookUrlProblems,
} from '#platform/contract/webhooks/webhook.ts';
import { formOwner } from './form-ports.ts';
import { changeForms } from './permissions.ts';

/** Webhooks of one form and their deliveries [FORM-06] [LEAD-10]. */
const WEBHOOKS = '/gtr-api/lead-generation/forms/{formId}/webhooks';
// Webhook addresses can contain secrets, so only users that may change them can read them.
const access = {
  kind: 'client',
  client: 'params.formId',
  owner: formOwner,
  may: changeForms,
} as const;
const module = 'forms';
const ofForm = z.strictObject({ formId: uuid });
const ofWebhook = ofForm.extend({ id: uuid });
const eventTypes = z.array(z.string().min(1).max(100)).min(1).max(20);

export const formWebhookSchema = webhookEndpointSchema.extend({
  lastState: z.enum(WEBHOOK_DELIVERY_STATES).nullable(),
  lastStatus: z.number().int().nullable(),
  lastError: z.enum(WEBHOOK_FAILURES).nullable(),
  lastTriedAt: z.string().nullable(),
  nextTryAt: z.string().nullable(),
  /** Waiting for another attempt, or given up. */
  unsent: z.number().int(),
  /** When the webhook will be paused unless a delivery succeeds; null if it does not fail. */
  switchedOffAt: z.string().nullable(),
});
export type FormWebhook = z.output<typeof formWebhookSchema>;

export const listFormWebhooksCall = defineCall({
  method: 'GET',
  path: WEBHOOKS,
  module,
  summary: 'Where the events of a form are sent, and the events it has.',
  access,
  params: ofForm,
  response: z.object({
    items: z.array(formWebhookSchema),
    eventTypes: z.array(webhookEventTypeSchema),
  }),
  errors: [notFound],
});

export const createFormWebhookCall = defineCall({
  method: 'POST',
  path: WEBHOOKS,
  module,
  summary: 'Send the events of a form to an address; its secret is returned only here.',
  access,
  apiKeys: { accepted: false, reason: 'The webhook would go on sending after the key has ended.' },
  params: ofForm,
  body: z.strictObject({ url: webhookUrl, eventTypes }),
  response: formWebhookSchema.extend({ secret: z.string() }),
  status: 201,
  errors: [notFound, webhookEventTypeUnknown, webhookLimitReached, ...webhookUrlProblems],
});

export const changeFormWebhookCall = defineCall({
  method: 'PUT',
  path: `${WEBHOOKS}/{id}`,
  module,
  summary: 'Change, switch off or switch on where events of a form are sent.',
  access,
  apiKeys: { accepted: false, reason: 'The webhook would go on sending after the key has ended.' },
  params: ofWebhook,
  body: z.strictObject({
    url: webhookUrl.optional(),
    eventTypes: eventTypes.optional(),
    active: z.boolean().optional(),
  }),
  response: formWebhookSchema,
  errors: [notFound, webhookEventTypeUnknown, ...webhookUrlProblems],
});

export const deleteFormWebhookCall = defineCall({
  method: 'DELETE',
  path: `${WEBHOOKS}/{id}`,
  module,
  summary: 'Send the events of a form there no more.',
  access,
  params: ofWebhook,
  response: z.null(),
  status: 204,
  errors: [notFound],
});

export const retryFormWebhookCall = defineCall({
  method: 'POST',
  path: `${WEBHOOKS}/{id}/retry`,
  module,
  summary: 'Send again what did not arrive there, each under its own id.',
  access,
  params: ofWebhook,
  response: z.object({ retried: z.number().int() }),
  status: 202,
  rate: { max: 20, seconds: 60 },
  errors: [notFound],
});
