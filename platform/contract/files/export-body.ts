import { z } from 'zod';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../limits.ts';
import { defineProblem } from '../problem.ts';

export const SHEET_FORMATS = ['csv', 'xlsx'] as const;

/** Only the length is limited, because the user must be able to type the password on another computer. */
const archivePassword = z
  .string()
  .min(PASSWORD_MIN_LENGTH, { error: 'passwordMinLength' })
  .max(PASSWORD_MAX_LENGTH, { error: 'maxLength' });

/** Options of an export call besides the record selection: columns, their order, and a password for the archive. */
export const exportOptions = {
  /** Column keys in the order of the file. Default: all columns. */
  columns: z.array(z.string().min(1).max(120)).min(1).max(500).optional(),
  /** Encrypts the file in an archive with this password. The password is not stored. */
  password: archivePassword.optional(),
};

/** The export was requested with a column that does not exist. */
export const exportColumnUnknown = defineProblem<{ column: string }>({
  status: 422,
  code: 'EXPORT_COLUMN_UNKNOWN',
  title: 'There is no such column to export.',
  field: 'body.columns',
});

/** Result of an export job, so that the screen that requested the file can offer it immediately. */
export const exportOutcomeSchema = z.object({
  /** URL of the file, as in the action of its notification. */
  path: z.string().regex(/^\/(?![/\\])/),
  name: z.string(),
});
export type ExportOutcome = z.infer<typeof exportOutcomeSchema>;
