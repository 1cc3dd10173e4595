import { z } from 'zod';

/** A word that files say again and again for one of a column's choices: it is read so from now on; null forgets it. */
export const importRepairSchema = z.strictObject({
  column: z.string().max(120),
  /** As it stands in the file. */
  from: z.string().min(1).max(200),
  /** The value of a choice. */
  to: z.string().min(1).max(200).nullable(),
});
export type ImportRepair = z.infer<typeof importRepairSchema>;
