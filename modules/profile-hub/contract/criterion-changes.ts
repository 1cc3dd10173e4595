import { z } from 'zod';
import { line } from '#platform/contract/text/text.ts';
import { labelsSchema } from './criterion.ts';
import { LABEL_MAX_LENGTH, OPTIONS_LIMIT } from './limits.ts';

const label = line({ min: 1, max: LABEL_MAX_LENGTH });

/**
 * What of a criterion can be changed [PH-07]. Its type and slug are not among it: values, files and segments rest on them.
 * No option can be taken away; those that are not named stay behind the others.
 */
export const criterionChangesSchema = z.strictObject({
  label: label.optional(),
  /** All of them: a language that is not named loses its label. */
  labels: labelsSchema.optional(),
  active: z.boolean().optional(),
  mandatory: z.boolean().optional(),
  /** The options in their order, renamed where their label is another; one without an id is new. */
  options: z
    .array(
      z.strictObject({ id: z.number().int().nullable(), label, labels: labelsSchema.optional() }),
    )
    .max(OPTIONS_LIMIT)
    .optional(),
  /** The one that was read. */
  version: z.number().int().min(1),
});
export type CriterionChanges = z.output<typeof criterionChangesSchema>;
