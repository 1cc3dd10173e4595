import type { ImportReading } from '#platform/contract/imports/import-report.ts';
import { isOneLine, isStorableText } from '#platform/contract/text/text.ts';
import type { SheetRow } from '../spreadsheets/sheet-reading.ts';
import { type AnyColumn, type CellContext, CellFault } from './import-column.ts';
import type { LineFault } from './import-definition.ts';
import type { ImportRepairs } from './import-repairs.ts';

export interface FilledColumn {
  column: AnyColumn;
  /** Index of the cell that contains the column's value. */
  index: number;
}

export interface ReadLine {
  line: number;
  cells: readonly string[];
  values: Record<string, unknown>;
  faults: Omit<LineFault, 'line'>[];
}

/** Converts the cells of a line to values and collects all faults. */
export function readLine(
  { line, cells }: SheetRow,
  columns: readonly FilledColumn[],
  person: Omit<CellContext, 'textOf'>,
  {
    repairs,
    wrongCells,
  }: { repairs?: ImportRepairs | undefined; wrongCells?: WrongCells | undefined } = {},
): ReadLine {
  const values: Record<string, unknown> = {};
  const faults: ReadLine['faults'] = [];
  const textOf = (key: string) =>
    cellOf(
      cells,
      columns.find(({ column }) => column.key === key),
    );
  const context = { ...person, textOf };
  for (const filled of columns) {
    const { column } = filled;
    const text = cellOf(cells, filled);
    if (text === '') {
      values[column.key] = null;
      if (column.mandatory === true) faults.push({ column: column.key, code: 'required' });
      continue;
    }
    const value =
      unfit(text, column) ??
      column.read(column.choices && repairs ? repairs.mend(column.key, text) : text, context);
    if (value instanceof CellFault) {
      if (wrongCells?.leavesOut(column)) continue;
      const { code, params } = value;
      faults.push({ column: column.key, code, ...(params && { params }) });
    } else values[column.key] = value;
  }
  return { line, cells, values, faults };
}

/**
 * Faults that are checked before the column's reader: characters that cannot be stored, and line breaks in single-line
 * values.
 */
function unfit(text: string, { lines }: AnyColumn): CellFault | undefined {
  if (!isStorableText(text)) return new CellFault('characters');
  return lines || isOneLine(text) ? undefined : new CellFault('lineBreak');
}

/** Whether the line is the template's example. Many users leave it in; it contains no real data. */
export function isExample(
  { cells }: SheetRow,
  columns: readonly FilledColumn[],
  isTemplate: boolean,
): boolean {
  const isAsInTemplate = (filled: FilledColumn) =>
    cellOf(cells, filled) === filled.column.example.trim();
  if (columns.some((filled) => filled.column.exampleIsNobodys && isAsInTemplate(filled)))
    return true;
  return isTemplate && columns.every(isAsInTemplate);
}

function cellOf(cells: readonly string[], filled: FilledColumn | undefined): string {
  return filled ? (cells[filled.index] ?? '').trim() : '';
}

/** Faults in optional columns: the user may choose to import these lines without the wrong values [PH-13]. */
export class WrongCells {
  readonly #leaveOut: ReadonlySet<string>;
  readonly #counts = new Map<string, number>();

  constructor(leaveOut: readonly string[] = []) {
    this.#leaveOut = new Set(leaveOut);
  }

  /** Whether the cell is ignored; never true for mandatory columns. */
  leavesOut({ key, mandatory }: AnyColumn): boolean {
    if (mandatory === true) return false;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    return this.#leaveOut.has(key);
  }

  get found(): Pick<ImportReading, 'leaveOut' | 'canLeaveOut'> {
    const all = [...this.#counts].map(([column, count]) => ({ column, count }));
    return {
      leaveOut: all.filter(({ column }) => this.#leaveOut.has(column)),
      canLeaveOut: all.filter(({ column }) => !this.#leaveOut.has(column)),
    };
  }
}
