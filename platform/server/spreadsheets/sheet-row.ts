/** A line of a sheet as text; what is behind the last filled cell is left out. */
export interface SheetRow {
  /** As the person's program numbers it. */
  line: number;
  cells: string[];
  /** The line could not be cut into cells as it was meant; they are then as they stood. */
  fault?: RowFault;
}

/** A quote that is never closed, or one that is closed before its cell ends. */
export interface RowFault {
  code: 'quoteOpen' | 'quoteInside';
  /** Which cell has it, from 0. */
  cell: number;
}
