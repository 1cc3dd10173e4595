import { z } from 'zod';

/** Result of an export job, so that the screen that requested the file can offer it immediately. */
export const exportOutcomeSchema = z.object({
  /** The address of the file, as the action of its notification has it. */
  path: z.string().regex(/^\/(?![/\\])/),
  name: z.string(),
});
export type ExportOutcome = z.infer<typeof exportOutcomeSchema>;
