import { z } from 'zod';
import { line } from '#platform/contract/text/text.ts';
import { SEGMENT_NAME_MAX_LENGTH } from './limits.ts';
import { ruleGroupSchema } from './segment-rule.ts';

/** live: whoever fits its rules now. static: whom somebody has put in. */
export const SEGMENT_KINDS = ['live', 'static'] as const;

export const segmentNameSchema = line({ min: 1, max: SEGMENT_NAME_MAX_LENGTH });

export const segmentSchema = z.object({
  id: z.string(),
  brand_id: z.number().int(),
  name: z.string(),
  kind: z.enum(SEGMENT_KINDS),
  rules: ruleGroupSchema,
  /** False for a temporary one, named temp-date, which its maker alone sees until it ends. */
  saved: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});
export type Segment = z.infer<typeof segmentSchema>;
