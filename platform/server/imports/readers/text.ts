import { CellFault, type ReadCell } from '../import-column.ts';

/** A text of at most so many characters. */
export function text(max: number): ReadCell<string> {
  return (given) => (given.length > max ? new CellFault('tooLong', { max }) : given);
}
