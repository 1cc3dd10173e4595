import { z } from 'zod';

/** What a job that makes a file leaves as its result, so that the screen that asked for it can offer the file at once. */
export const exportOutcomeSchema = z.object({
  /** The address of the file, as the action of its notification has it. */
  path: z.string().regex(/^\/(?![/\\])/),
  name: z.string(),
});
export type ExportOutcome = z.infer<typeof exportOutcomeSchema>;
