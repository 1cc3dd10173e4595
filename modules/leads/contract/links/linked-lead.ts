import { z } from 'zod';
import { DISTANCE_UNITS, LEXICONS } from '../forms/form-settings.ts';
import { LEAD_STATUSES } from '../lead-status.ts';
import { LEAD_ACTIONS, PARTY_KINDS } from '../leads/lead-machine.ts';
import { LOSS_REASONS } from '../leads/lead-reasons.ts';

const known = z.string().nullable();
const by = z.object({ kind: z.enum(PARTY_KINDS), name: z.string() });

/** Whom a link was sent to. */
export const LINK_PARTS = ['subscriber', 'observer', 'consumer'] as const;
export type LinkPart = (typeof LINK_PARTS)[number];

/**
 * How the reader stands to the lead: asked to answer it, its owner, off it by their own will, too late, reading along, or
 * the one who asked.
 */
export const LINK_STANDINGS = ['asked', 'own', 'off', 'taken', 'reads', 'consumer'] as const;

/**
 * A lead as the holder of a link sees it [LEAD-11]. Name, phone, e-mail and street are null until it is accepted, unless
 * the form shows them before; to whom it is no longer, nothing of the consumer is told.
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
  consumer: z.object({
    firstname: known,
    lastname: known,
    city: known,
    email: known,
    phone: known,
    address: known,
    zip: known,
    country: known,
  }),
  contactShown: z.boolean(),
  message: z.string(),
  answers: z.array(z.object({ name: z.string(), value: z.string() })),
  /** What the consumer sent along; shown together with the contact. */
  files: z.array(z.object({ id: z.string(), name: z.string() })),
  products: z.array(z.object({ sku: z.string(), name: z.string() })),
  location: z
    .object({ name: z.string(), street: z.string(), postalCode: z.string(), city: z.string() })
    .nullable(),
  /** Where the consumer is, and how far from the store; also before it is accepted. */
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
  /** When it is lost automatically. */
  closesAt: known,
  keepsLeft: z.number().int(),
  /** How many others are asked as well. */
  others: z.number().int(),
  actions: z.array(z.enum(LEAD_ACTIONS)),
  /** What `undo` would take back. */
  undoes: z.enum(LEAD_ACTIONS).nullable(),
});
export type LinkedLead = z.output<typeof linkedLeadSchema>;
