/** A line of a sheet as text; what is behind the last filled cell is left out. */
export interface SheetRow {
  /** As the person's program numbers it. */
  line: number;
  cells: string[];
}
