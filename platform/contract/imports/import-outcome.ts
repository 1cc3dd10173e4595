import { z } from 'zod';

/** What the job that writes an import leaves as its result: the screen that started it says these three figures. */
export const importOutcomeSchema = z.object({
  created: z.number().int(),
  updated: z.number().int(),
  /** Wrong lines, which were not written. */
  leftOut: z.number().int(),
});
export type ImportOutcome = z.infer<typeof importOutcomeSchema>;
