import { z } from 'zod';
import { leadLocationSchema, leadPartySchema, routingReasonSchema } from '../intake/routing.ts';
import { LEAD_STATUSES } from '../lead-status.ts';
import { LEAD_ACTIONS } from './lead-machine.ts';
import { actingPartySchema } from './lead-party.ts';
import { LOSS_REASONS } from './lead-reasons.ts';

const known = z.string().nullable();
const moment = z.string().nullable();
const money = z.number().int().nullable();

/** An answer as it was given, with what was asked. */
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
  owner: leadPartySchema.nullable(),
  createdAt: z.string(),
  acceptedAt: moment,
  convertedAt: moment,
  lostAt: moment,
  lostReason: z.enum(LOSS_REASONS).nullable(),
  /** When it is lost by itself. */
  closesAt: moment,
  /** Of a new one: by when the brand wants it answered. */
  answerBy: moment,
  /** In hundredths. */
  price: money,
  estimatedPrice: money,
  currency: z.string(),
  tags: z.array(z.string()),
  skus: z.array(z.string()),
  /** What the products are called in the reader's language, in the order of the skus. */
  products: z.array(z.string()),
  version: z.number().int(),
};

/** A lead as a line of the list. */
export const leadRowSchema = z.object({
  ...about,
  consumer: z.object({ firstname: known, lastname: known, city: known, country: known }),
  location: z.object({ id: z.string(), name: z.string(), city: z.string() }).nullable(),
  country: known,
});
export type LeadRow = z.output<typeof leadRowSchema>;

/** All that there is of one lead [LEAD-02] [LEAD-15]. */
export const leadSchema = z.object({
  ...about,
  identity: z.object({
    firstname: known,
    lastname: known,
    email: known,
    phone: known,
    gender: known,
    address: known,
    zip: known,
    city: known,
    country: known,
  }),
  /** Where the consumer is: the town as answered, else as read from the postal code, with it. */
  town: known,
  /** The consumer's phone number in the groups of its country. */
  phoneText: known,
  location: leadLocationSchema.nullable(),
  locationCountry: known,
  /** From the consumer to the shop, where both places are known. */
  distanceKm: z.number().nullable(),
  optin: z.object({
    email: z.boolean().nullable(),
    phone: z.boolean().nullable(),
    partners: z.boolean().nullable(),
  }),
  fieldsValues: z.array(fieldValueSchema),
  additionalData: z.record(z.string(), z.string()),
  internalNote: z.string(),
  /** Who changed the note last; null where there is none. */
  noted: z.object({ by: actingPartySchema, at: z.string() }).nullable(),
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
  newLeadSubscribers: z.array(leadPartySchema),
  observers: z.array(leadPartySchema),
  rejected: z.array(
    z.object({ email: z.string(), name: z.string(), at: z.string(), reason: known }),
  ),
  closedBy: actingPartySchema.nullable(),
  handled: z.object({ by: actingPartySchema, at: z.string() }).nullable(),
  lostWords: known,
  keeps: z.number().int(),
  /** What the reader can do now. */
  actions: z.array(z.enum(LEAD_ACTIONS)),
  /** What `undo` would take back. */
  undoes: z.enum(LEAD_ACTIONS).nullable(),
  /** The contact and the visit that it belongs to, where the reader may know. */
  links: z.object({ contactId: known, visitId: known }),
  historyCount: z.number().int(),
});
export type Lead = z.output<typeof leadSchema>;
