import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { notFound } from '#platform/contract/problems.ts';
import { formSectionsSchema } from '../forms/form.ts';
import { ownerOfForm } from '../forms/form-owner.ts';
import { seeForms } from '../permissions.ts';
import { leadSubmissionSchema } from './lead-submission.ts';
import { leadLocationSchema, leadPartySchema, routingReasonSchema } from './routing.ts';

const { answers, position, locationId } = leadSubmissionSchema.shape;
const { settings, locationSettings, notifications, fields } = formSectionsSchema.shape;

/** "A request like this would go to …, because …": what routing would do, also by what is not saved yet. */
export const tryRoutingCall = defineCall({
  method: 'POST',
  path: '/gtr-api/lead-generation/forms/{formId}/try-routing',
  module: 'leads',
  summary: 'Where a request like this would go, who would be told, and why; nothing is kept.',
  access: { kind: 'client', client: 'params.formId', owner: ownerOfForm, may: seeForms },
  params: z.strictObject({ formId: uuid }),
  body: z.strictObject({
    answers: answers.default({}),
    position,
    /** A postal code or a town, where the form does not ask for it. */
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
    subscribers: z.array(leadPartySchema),
    observers: z.array(leadPartySchema),
    reason: routingReasonSchema,
  }),
  errors: [notFound],
});
