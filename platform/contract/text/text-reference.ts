import { z } from 'zod';

/** A text to be read later, in the reader's language: its key and what is put into it. */
export const textReferenceSchema = z.object({
  /** With its namespace, as `profile-hub:import.title`. */
  key: z.string().min(1).max(200),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type TextReference = z.infer<typeof textReferenceSchema>;
