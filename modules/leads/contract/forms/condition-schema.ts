import { z } from 'zod';
import { ANSWER_MAX_LENGTH, CONDITION_VALUES_LIMIT, CONDITIONS_LIMIT } from '../limits.ts';
import { fieldKeySchema } from './field-key.ts';
import { CONDITION_OPERATORS } from './field-types.ts';

const conditionSchema = z.strictObject({
  field: fieldKeySchema,
  operator: z.enum(CONDITION_OPERATORS),
  values: z
    .array(z.string().trim().min(1).max(ANSWER_MAX_LENGTH))
    .min(1)
    .max(CONDITION_VALUES_LIMIT),
});

/** All must hold; none: always. */
export const conditionsSchema = z.array(conditionSchema).max(CONDITIONS_LIMIT);
