import { z } from 'zod';
import { line } from '#platform/contract/text/text.ts';
import { SEGMENT_NAME_MAX_LENGTH } from './limits.ts';
import { givenRulesSchema, NO_RULES, ruleGroupSchema } from './segment-rule.ts';

/** live: all contacts that match the rules now. static: contacts that a user added. */
export const SEGMENT_KINDS = ['live', 'static'] as const;
export type SegmentKind = (typeof SEGMENT_KINDS)[number];

export const segmentNameSchema = line({ min: 1, max: SEGMENT_NAME_MAX_LENGTH });

/** Some contacts of a brand under one name [ENT-01]. */
export const segmentSchema = z.object({
  id: z.string(),
  brand_id: z.string(),
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

export const newSegmentSchema = z
  .strictObject({
    /** Of a saved one; a temporary one gets its own. */
    name: segmentNameSchema.optional(),
    kind: z.enum(SEGMENT_KINDS).default('live'),
    rules: givenRulesSchema.default(NO_RULES),
    saved: z.boolean().default(false),
  })
  .refine(({ saved, name }) => !saved || name !== undefined, { error: 'required', path: ['name'] });
export type NewSegment = z.input<typeof newSegmentSchema>;

/** Only the given fields change; `version` is the version that the user read. A saved segment stays saved. */
export const segmentChangesSchema = z.strictObject({
  name: segmentNameSchema.optional(),
  rules: givenRulesSchema.optional(),
  saved: z.boolean().optional(),
  version: z.number().int(),
});
export type SegmentChanges = z.output<typeof segmentChangesSchema>;
