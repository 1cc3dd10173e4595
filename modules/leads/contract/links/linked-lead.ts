import { z } from 'zod';
import { DISTANCE_UNITS, LEXICONS } from '#modules/forms/contract/form-settings.ts';
import { identitySchema } from '../leads/lead-identity.ts';
import { ACTOR_KINDS, LEAD_ACTIONS } from '../leads/lead-machine.ts';
import { LEAD_STATUSES, LOSS_REASONS } from '../leads/lead-status.ts';

const known = z.string().nullable();
const by = z.object({ kind: z.enum(ACTOR_KINDS), name: z.string() });

/** The party that a link was sent to. */
export const LINK_PARTS = ['subscriber', 'observer', 'consumer'] as const;
export type LinkPart = (typeof LINK_PARTS)[number];

/** Relation of the reader to the lead: recipient, owner, rejected it, too late, observer, or the consumer. */
export const LINK_STANDINGS = ['asked', 'own', 'off', 'taken', 'reads', 'consumer'] as const;

/**
 * A lead as shown to the holder of a link [LEAD-11]. Name, phone, e-mail and street are null until acceptance, unless
 * the form shows them earlier. Former recipients see no consumer data.
 */
export const linkedLeadSchema = z.object({
  id: z.string(),
  part: z.enum(LINK_PARTS),
  standing: z.enum(LINK_STANDINGS),
  brand: z.string(),
  form: z.string(),
  lexicon: z.enum(LEXICONS),
  status: z.enum(LEAD_STATUSES),
  owner: known,
  consumer: identitySchema.omit({ gender: true }),
  contactShown: z.boolean(),
  message: z.string(),
  answers: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Files of the consumer, shown together with the contact details. */
  files: z.array(z.object({ id: z.string(), name: z.string() })),
  products: z.array(z.object({ sku: z.string(), name: z.string() })),
  location: z
    .object({ name: z.string(), street: z.string(), postalCode: z.string(), city: z.string() })
    .nullable(),
  /** Location of the consumer and distance to the store; also before acceptance. */
  town: z.string().nullable(),
  distanceKm: z.number().nullable(),
  distanceUnit: z.enum(DISTANCE_UNITS),
  /** In hundredths. */
  price: z.number().int().nullable(),
  estimatedPrice: z.number().int().nullable(),
  currency: z.string(),
  createdAt: z.string(),
  acceptedAt: known,
  convertedAt: known,
  lostAt: known,
  lostReason: z.enum(LOSS_REASONS).nullable(),
  closedBy: by.nullable(),
  handled: by.extend({ at: z.string() }).nullable(),
  /** When the lead is lost automatically. */
  closesAt: known,
  keepsLeft: z.number().int(),
  /** Number of other recipients. */
  others: z.number().int(),
  actions: z.array(z.enum(LEAD_ACTIONS)),
  /** The action that `undo` would revert. */
  undoes: z.enum(LEAD_ACTIONS).nullable(),
});
export type LinkedLead = z.output<typeof linkedLeadSchema>;

/** Reminder choices of a recipient, instead of the form's setting; new leads are always announced. */
export const REMINDER_FREQUENCIES = ['weekly', 'none'] as const;
export type ReminderFrequency = (typeof REMINDER_FREQUENCIES)[number];
