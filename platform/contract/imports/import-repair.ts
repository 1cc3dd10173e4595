import { z } from 'zod';

/** Maps a recurring cell value to one of a column's choices, for this and later imports. Null removes the mapping. */
export const importRepairSchema = z.strictObject({
  column: z.string().max(120),
  /** The value as written in the file. */
  from: z.string().min(1).max(200),
  /** The value of a choice. */
  to: z.string().min(1).max(200).nullable(),
});
export type ImportRepair = z.infer<typeof importRepairSchema>;
