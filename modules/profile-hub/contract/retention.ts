import { z } from 'zod';
import { LONGEST_RETENTION_MONTHS } from './limits.ts';

/** Retention period of contacts after their last activity [PH-17]. */
export const retentionMonthsSchema = z.number().int().min(1).max(LONGEST_RETENTION_MONTHS);

export const retentionSchema = z.object({
  /** null: for ever. */
  months: z.number().int().nullable(),
  confirmedAt: z.string().nullable(),
  confirmedCount: z.number().int(),
  version: z.number().int(),
});
export type Retention = z.infer<typeof retentionSchema>;

export const retentionPreviewSchema = z.object({
  now: z.number().int(),
  soon: z.number().int(),
  /** Longest inactive first: contacts to delete now, then those of the next thirty days. */
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      lastActivityAt: z.string(),
      keptUntil: z.string(),
    }),
  ),
});
export type RetentionPreview = z.infer<typeof retentionPreviewSchema>;
