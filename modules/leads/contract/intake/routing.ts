import { z } from 'zod';
import { localeSchema } from '#platform/contract/locale.ts';
import { RECIPIENT_PARTS } from '../forms/form-notifications.ts';

/** Where a request goes and why, as the history keeps it and the editor's try-out tells it [LEAD-13]. */
const placedSchema = z.discriminatedUnion('why', [
  z.object({ why: z.literal('rule'), ruleId: z.string() }),
  z.object({ why: z.literal('chosen') }),
  /** Somebody has moved it there. */
  z.object({ why: z.literal('moved') }),
  z.object({
    why: z.literal('nearest'),
    /** In kilometres, whatever unit is shown. */
    distanceKm: z.number(),
    /** What the visitor's place was told by; `place` is what was understood of an address. */
    from: z.enum(['position', 'answers']),
    place: z.string().nullable(),
    /** There was none in the visitor's country. */
    abroad: z.boolean(),
  }),
  z.object({
    why: z.literal('none'),
    /** The form has no shops, nobody knows where the visitor is, or no shop is offered there. */
    because: z.enum(['notLocated', 'placeUnknown', 'noneNear']),
  }),
]);

/** What would have decided, had its shop been open and offered. */
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
      /** The line of the form that names them; null for the admins, who are asked where nobody else is. */
      recipientId: z.string().nullable(),
    }),
  ),
});
export type RoutingReason = z.output<typeof routingReasonSchema>;

export const leadPartySchema = z.object({
  email: z.string(),
  name: z.string(),
  userId: z.string().nullable(),
  locale: localeSchema,
});
export type LeadParty = z.output<typeof leadPartySchema>;

/** A shop as whoever asked there is told of it. */
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
