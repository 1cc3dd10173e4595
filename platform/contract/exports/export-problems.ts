import { defineProblem } from '../problem.ts';

/** The export was requested with a column that does not exist. */
export const exportColumnUnknown = defineProblem<{ column: string }>({
  status: 422,
  code: 'EXPORT_COLUMN_UNKNOWN',
  title: 'There is no such column to export.',
  field: 'body.columns',
});
