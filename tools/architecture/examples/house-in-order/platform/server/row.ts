export interface Row {
  cells: string[];
}
