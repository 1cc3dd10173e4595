import { z } from 'zod';
import { defineCall } from '../call.ts';
import { uuid } from '../ids.ts';
import { commaSeparatedSchema, pageSchema } from '../lists/define-list.ts';
import { notFound } from '../problems.ts';
import { line } from '../text/text.ts';
import {
  WEBHOOK_DESCRIPTION_MAX_LENGTH,
  webhookClientUnknown,
  webhookDeliverySchema,
  webhookEndpointSchema,
  webhookEventTypeSchema,
  webhookEventTypeUnknown,
  webhookLimitReached,
  webhookUrl,
  webhookUrlProblems,
  webhookWithSecretSchema,
} from './webhook.ts';
import { webhookList } from './webhook-delivery-calls.ts';

/** Super admins configure where a client's events are sent. */

const access = { kind: 'super-admin' } as const;
const module = 'platform';
const oneEndpoint = {
  params: z.strictObject({ id: uuid }),
  query: z.strictObject({ clientId: uuid }),
};
const description = line({ max: WEBHOOK_DESCRIPTION_MAX_LENGTH });
/** null: all events. */
const eventTypes = z.array(z.string().min(1).max(100)).min(1).max(100).nullable();

export const listWebhooksCall = defineCall({
  method: 'GET',
  path: '/api/sa/webhooks',
  module,
  summary: 'The endpoints that events are sent to, of one client or of all.',
  access,
  query: z.strictObject({
    ...webhookList.query,
    /** IDs of the clients whose name matches the search text. */
    qClients: commaSeparatedSchema(uuid, 200).optional(),
  }),
  response: pageSchema(webhookEndpointSchema),
});

export const createWebhookCall = defineCall({
  method: 'POST',
  path: '/api/sa/webhooks',
  module,
  summary: 'Adds an endpoint for a client; its secret is returned only here.',
  access,
  body: z.strictObject({
    clientId: uuid,
    url: webhookUrl,
    description: description.default(''),
    eventTypes: eventTypes.default(null),
  }),
  response: webhookWithSecretSchema,
  status: 201,
  errors: [
    webhookClientUnknown,
    webhookEventTypeUnknown,
    webhookLimitReached,
    ...webhookUrlProblems,
  ],
});

export const getWebhookCall = defineCall({
  method: 'GET',
  path: '/api/sa/webhooks/{id}',
  module,
  summary: 'One endpoint.',
  access,
  ...oneEndpoint,
  response: webhookEndpointSchema,
  errors: [notFound],
});

export const updateWebhookCall = defineCall({
  method: 'PATCH',
  path: '/api/sa/webhooks/{id}',
  module,
  summary: 'Changes, pauses or resumes an endpoint; what is left out stays as it is.',
  access,
  ...oneEndpoint,
  body: z.strictObject({
    url: webhookUrl.optional(),
    description: description.optional(),
    eventTypes: eventTypes.optional(),
    active: z.boolean().optional(),
  }),
  response: webhookEndpointSchema,
  errors: [notFound, webhookEventTypeUnknown, ...webhookUrlProblems],
});

export const deleteWebhookCall = defineCall({
  method: 'DELETE',
  path: '/api/sa/webhooks/{id}',
  module,
  summary: 'Deletes an endpoint with all its deliveries.',
  access,
  ...oneEndpoint,
  response: z.null(),
  status: 204,
  errors: [notFound],
});

export const rotateWebhookSecretCall = defineCall({
  method: 'POST',
  path: '/api/sa/webhooks/{id}/secret',
  module,
  summary:
    'Creates a new secret for an endpoint, returned once; the old one stays valid for a day.',
  access,
  ...oneEndpoint,
  response: webhookWithSecretSchema,
  errors: [notFound],
});

export const testWebhookCall = defineCall({
  method: 'POST',
  path: '/api/sa/webhooks/{id}/test',
  module,
  summary: 'Sends a webhook.test event to an endpoint, paused or not, and returns the result.',
  access,
  ...oneEndpoint,
  response: webhookDeliverySchema,
  rate: { max: 30, seconds: 60 },
  errors: [notFound],
});

export const listWebhookEventTypesCall = defineCall({
  method: 'GET',
  path: '/api/sa/webhooks/event-types',
  module,
  summary: 'The events that an endpoint can ask for.',
  access,
  response: z.object({ items: z.array(webhookEventTypeSchema) }),
});
