/** A line of a sheet as text, without empty cells at the end. */
export interface SheetRow {
  /** As the person's program numbers it. */
  line: number;
  cells: string[];
  /** How many cells there were with the empty ones behind, where some were left out. */
  width?: number;
  /** The line could not be split into cells correctly; `cells` then holds the raw parts. */
  fault?: RowFault;
}

/** A quote that is never closed, one that is closed before its cell ends, or more cells than the header has. */
export interface RowFault {
  code: 'quoteOpen' | 'quoteInside' | 'tooManyCells';
  /** Which cell has it, from 0. */
  cell: number;
}
