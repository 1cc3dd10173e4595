import { z } from 'zod';

/**
 * Contact values by criterion slug. A choice is an option id, several choices a list of ids, a day is 2026-11-16,
 * consent is true (given), false (withdrawn or refused) or null (never requested).
 */
export const contactValueSchema = z.union([
  z.string(),
  z.number().int(),
  z.boolean(),
  z.array(z.number().int()),
  z.null(),
]);
export type ContactValue = z.infer<typeof contactValueSchema>;
export type ContactValues = Readonly<Record<string, ContactValue>>;

/** How a contact came here, and what touched it. */
export const CONTACT_ORIGINS = ['manual', 'import', 'answer', 'lead', 'api'] as const;
export type ContactOrigin = (typeof CONTACT_ORIGINS)[number];

/** A contact; the calls name it profile [ENT-01]. */
export const contactSchema = z.object({
  id: z.string(),
  criterias: z.record(z.string(), contactValueSchema),
  /** How many of the brand's criteria are filled. */
  known: z.number().int(),
  origin: z.enum(CONTACT_ORIGINS),
  createdAt: z.string(),
  updatedAt: z.string(),
  lastActivityAt: z.string(),
  version: z.number().int(),
});
export type Contact = z.infer<typeof contactSchema>;
