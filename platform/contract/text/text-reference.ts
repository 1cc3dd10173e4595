import { z } from 'zod';

/** A text that is translated when it is shown: its key and parameters. */
export const textReferenceSchema = z.object({
  /** With its namespace, as `profile-hub:import.title`. */
  key: z.string().min(1).max(200),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type TextReference = z.infer<typeof textReferenceSchema>;
