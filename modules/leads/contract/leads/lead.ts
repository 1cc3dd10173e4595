import { z } from 'zod';
import {
  leadLocationSchema,
  leadRecipientSchema,
  routingReasonSchema,
} from '#modules/forms/contract/intake/routing.ts';
import { identitySchema, optinSchema } from './lead-identity.ts';
import { LEAD_ACTIONS, leadActorSchema } from './lead-machine.ts';
import { LEAD_STATUSES, LOSS_REASONS } from './lead-status.ts';

const known = z.string().nullable();
const moment = z.string().nullable();
const money = z.number().int().nullable();

/** A submitted answer together with its field. */
export const fieldValueSchema = z.object({
  slug: z.string(),
  name: z.string(),
  type: z.string(),
  options: z.array(z.object({ key: z.string(), name: z.string() })),
  multiple: z.boolean(),
  value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable(),
  files: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        url: z.string().optional(),
        /** In bytes. */
        size: z.number().int().optional(),
      }),
    )
    .optional(),
});

const about = {
  id: z.string(),
  formId: z.string(),
  form: z.string(),
  status: z.enum(LEAD_STATUSES),
  owner: leadRecipientSchema.nullable(),
  createdAt: z.string(),
  acceptedAt: moment,
  convertedAt: moment,
  lostAt: moment,
  lostReason: z.enum(LOSS_REASONS).nullable(),
  /** When the lead is lost automatically. */
  closesAt: moment,
  /** For new leads: deadline of the brand's response goal. */
  answerBy: moment,
  /** In hundredths. */
  price: money,
  estimatedPrice: money,
  currency: z.string(),
  tags: z.array(z.string()),
  skus: z.array(z.string()),
  /** Product names in the reader's language, in the order of `skus`. */
  products: z.array(z.string()),
  version: z.number().int(),
};

/** A lead as a row of the list. */
export const leadRowSchema = z.object({
  ...about,
  consumer: identitySchema.pick({ firstname: true, lastname: true, city: true, country: true }),
  location: z.object({ id: z.string(), name: z.string(), city: z.string() }).nullable(),
  country: known,
});
export type LeadRow = z.output<typeof leadRowSchema>;

/** All data of one lead [LEAD-02] [LEAD-15]. */
export const leadSchema = z.object({
  ...about,
  identity: identitySchema,
  /** Location of the consumer: the answered town, or else derived from the postal code. */
  town: known,
  /** The consumer's phone number, grouped as in its country. */
  phoneText: known,
  location: leadLocationSchema.nullable(),
  locationCountry: known,
  /** From the consumer to the shop, if both locations are known. */
  distanceKm: z.number().nullable(),
  optin: optinSchema,
  fieldsValues: z.array(fieldValueSchema),
  additionalData: z.record(z.string(), z.string()),
  internalNote: z.string(),
  /** Author and time of the last change of the note; null without a note. */
  noted: z.object({ by: leadActorSchema, at: z.string() }).nullable(),
  priceSource: z.enum(['catalogue', 'model', 'default', 'given']).nullable(),
  source: z.string(),
  metadata: z.object({
    url: known,
    userIp: known,
    userAgent: known,
    widgetVersion: known,
    locale: known,
  }),
  routing: routingReasonSchema.partial(),
  newLeadSubscribers: z.array(leadRecipientSchema),
  observers: z.array(leadRecipientSchema),
  rejected: z.array(
    z.object({ email: z.string(), name: z.string(), at: z.string(), reason: known }),
  ),
  closedBy: leadActorSchema.nullable(),
  handled: z.object({ by: leadActorSchema, at: z.string() }).nullable(),
  lostWords: known,
  keeps: z.number().int(),
  /** Actions available to the reader now. */
  actions: z.array(z.enum(LEAD_ACTIONS)),
  /** The action that `undo` would revert. */
  undoes: z.enum(LEAD_ACTIONS).nullable(),
  /** The related contact, visit and touchpoint, if the reader may see them. */
  links: z.object({
    contactId: known,
    visitId: known,
    touchpoint: z.object({ id: z.string(), suffix: z.string() }).nullable(),
  }),
  historyCount: z.number().int(),
});
export type Lead = z.output<typeof leadSchema>;
