import { z } from 'zod';

/** Result of an import job. The screen that started it shows these three numbers. */
export const importOutcomeSchema = z.object({
  created: z.number().int(),
  updated: z.number().int(),
  /** Wrong lines, which were not written. */
  leftOut: z.number().int(),
});
export type ImportOutcome = z.infer<typeof importOutcomeSchema>;
