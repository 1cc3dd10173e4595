import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { localeSchema } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import { formSectionsSchema } from '../form.ts';
import { RECIPIENT_PARTS } from '../form-notifications.ts';
import { formOwner } from '../form-ports.ts';
import { seeForms } from '../permissions.ts';
import { leadSubmissionSchema } from './lead-submission.ts';

/** Target of a request and the reason, as stored in the history and shown by the editor's routing test [LEAD-13]. */
const placedSchema = z.discriminatedUnion('why', [
  z.object({ why: z.literal('rule'), ruleId: z.string() }),
  z.object({ why: z.literal('chosen') }),
  /** A user moved it there. */
  z.object({ why: z.literal('moved') }),
  z.object({
    why: z.literal('nearest'),
    /** In kilometres, regardless of the shown unit. */
    distanceKm: z.number(),
    /** Source of the visitor's location; `place` is the interpreted address. */
    from: z.enum(['position', 'answers']),
    place: z.string().nullable(),
    /** The visitor's country has no shop. */
    abroad: z.boolean(),
  }),
  z.object({
    why: z.literal('none'),
    /** The form has no shops, the visitor's location is unknown, or no shop is available there. */
    because: z.enum(['notLocated', 'placeUnknown', 'noneNear']),
  }),
]);

/** The rule or choice that would have decided, had its shop been open and offered. */
const passedOverSchema = z.discriminatedUnion('what', [
  z.object({ what: z.literal('rule'), ruleId: z.string() }),
  z.object({ what: z.literal('choice') }),
]);

export const RECIPIENT_REASONS = ['role', 'user', 'email', 'location', 'admins'] as const;

export const routingReasonSchema = z.object({
  placed: placedSchema,
  passedOver: z.array(passedOverSchema),
  tags: z.array(z.object({ tag: z.string(), ruleId: z.string() })),
  recipients: z.array(
    z.object({
      part: z.enum(RECIPIENT_PARTS),
      why: z.enum(RECIPIENT_REASONS),
      /** The recipient entry of the form; null for admins, the fallback if there is no other subscriber. */
      recipientId: z.string().nullable(),
    }),
  ),
});
export type RoutingReason = z.output<typeof routingReasonSchema>;

export const leadRecipientSchema = z.object({
  email: z.string(),
  name: z.string(),
  userId: z.string().nullable(),
  locale: localeSchema,
});
export type LeadRecipient = z.output<typeof leadRecipientSchema>;

/** A shop as shown to the consumer that sent the request. */
export const leadLocationSchema = z.object({
  id: z.string(),
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  phone: z.string(),
});
export type LeadLocation = z.output<typeof leadLocationSchema>;

const { answers, position, locationId } = leadSubmissionSchema.shape;
const { settings, locationSettings, notifications, fields } = formSectionsSchema.shape;

/** Routing test: the target, recipients and reason for a sample request; unsaved settings can be included. */
export const tryRoutingCall = defineCall({
  method: 'POST',
  path: '/gtr-api/lead-generation/forms/{formId}/try-routing',
  module: 'forms',
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
