import { z } from 'zod';

/** A person asked what is kept of them; the law gives thirty days [PH-17]. */
export const dataRequestSchema = z.object({
  id: z.string(),
  contactId: z.string(),
  /** What the contact is called; empty once it is gone. */
  name: z.string(),
  askedAt: z.string(),
  dueAt: z.string(),
  answeredAt: z.string().nullable(),
});
export type DataRequest = z.infer<typeof dataRequestSchema>;

export const privacyOfContactSchema = z.object({
  /** null: for ever. */
  keptUntil: z.string().nullable(),
  requests: z.array(dataRequestSchema),
});
