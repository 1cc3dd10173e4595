import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { notFound } from '#platform/contract/problems.ts';
import { formSectionsSchema } from '../forms/form.ts';
import { formOwner } from '../forms/form-owner.ts';
import { seeForms } from '../permissions.ts';
import { leadSubmissionSchema } from './lead-submission.ts';
import { leadLocationSchema, leadRecipientSchema, routingReasonSchema } from './routing.ts';

const { answers, position, locationId } = leadSubmissionSchema.shape;
const { settings, locationSettings, notifications, fields } = formSectionsSchema.shape;

/** Routing test: the target, recipients and reason for a sample request; unsaved settings can be included. */
export const tryRoutingCall = defineCall({
  method: 'POST',
  path: '/gtr-api/lead-generation/forms/{formId}/try-routing',
  module: 'leads',
  summary: 'Where a request like this would go, who would be told, and why; nothing is kept.',
  access: { kind: 'client', client: 'params.formId', owner: formOwner, may: seeForms },
  params: z.strictObject({ formId: uuid }),
  body: z.strictObject({
    answers: answers.default({}),
    position,
    /** A postal code or town, if the form has no field for it. */
    place: z.string().max(160).optional(),
    locationId,
    settings: settings.optional(),
    locationSettings: locationSettings.optional(),
    notifications: notifications.optional(),
    fields: fields.optional(),
  }),
  bodyBytes: 1024 * 1024,
  response: z.object({
    location: leadLocationSchema.nullable(),
    tags: z.array(z.string()),
    subscribers: z.array(leadRecipientSchema),
    observers: z.array(leadRecipientSchema),
    reason: routingReasonSchema,
  }),
  errors: [notFound],
});
