import { z } from 'zod';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../limits.ts';

export const SHEET_FORMATS = ['csv', 'xlsx'] as const;

/** As a text file keeps it: the format has no word for more, and a person must be able to type it on another computer. */
const archivePassword = z
  .string()
  .min(PASSWORD_MIN_LENGTH, { error: 'passwordMinLength' })
  .max(PASSWORD_MAX_LENGTH, { error: 'maxLength' });

/** What a call that makes a file may be told beside which records: which columns in which order, and a password around it. */
export const exportLook = {
  /** By their keys, in the order of the file; all of them unless told. */
  columns: z.array(z.string().min(1).max(120)).min(1).max(500).optional(),
  /** Puts the file into an archive that opens with this alone; nobody keeps it. */
  password: archivePassword.optional(),
};
