import { defineProblem } from '../problem.ts';

/** A file is asked for columns that it cannot have. */
export const exportColumnUnknown = defineProblem<{ column: string }>({
  status: 422,
  code: 'EXPORT_COLUMN_UNKNOWN',
  title: 'There is no such column to export.',
  field: 'body.columns',
});
