import { z } from 'zod';
import { FIELD_KEY_MAX_LENGTH } from '../limits.ts';

/** What an answer is sent and kept under; it stays when labels change. */
export const fieldKeySchema = z
  .string()
  .max(FIELD_KEY_MAX_LENGTH)
  .regex(/^[a-z][a-z0-9_]*$/, { error: 'fieldKey' });
