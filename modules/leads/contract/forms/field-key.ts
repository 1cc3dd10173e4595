import { z } from 'zod';
import { FIELD_KEY_MAX_LENGTH } from '../limits.ts';

/** Key under which an answer is sent and stored; it does not change with the label. */
export const fieldKeySchema = z
  .string()
  .max(FIELD_KEY_MAX_LENGTH)
  .regex(/^[a-z][a-z0-9_]*$/, { error: 'fieldKey' });
