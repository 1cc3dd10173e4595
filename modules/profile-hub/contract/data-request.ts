import { z } from 'zod';

/** A person's request for the stored data; the law allows thirty days for the response [PH-17]. */
export const dataRequestSchema = z.object({
  id: z.string(),
  contactId: z.string(),
  /** Name of the contact; empty after deletion. */
  name: z.string(),
  askedAt: z.string(),
  dueAt: z.string(),
  answeredAt: z.string().nullable(),
});
export type DataRequest = z.infer<typeof dataRequestSchema>;

export const contactPrivacySchema = z.object({
  /** null: for ever. */
  keptUntil: z.string().nullable(),
  requests: z.array(dataRequestSchema),
});
