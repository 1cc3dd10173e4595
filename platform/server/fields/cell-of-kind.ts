import type { RecordField } from '#platform/contract/fields/record-fields.ts';
import type { ReadCell } from '../imports/import-column.ts';
import { boolean } from '../imports/readers/boolean.ts';
import { date } from '../imports/readers/date.ts';
import { number } from '../imports/readers/number.ts';
import { oneOf } from '../imports/readers/one-of.ts';
import { text } from '../imports/readers/text.ts';
import type { SheetCell } from '../spreadsheets/write-sheet.ts';

interface Told {
  min?: number;
  max?: number;
  options?: readonly string[];
}

interface CellOfKind {
  read: (told: Told) => ReadCell<unknown>;
  /** As it is read again; as it is where nothing is told. */
  write?: (value: never) => SheetCell;
}

const CELLS: Readonly<Record<string, CellOfKind>> = {
  text: { read: ({ max = 0 }) => text(max) },
  choice: {
    read: ({ options = [] }) => oneOf(Object.fromEntries(options.map((each) => [each, []]))),
  },
  whole: { read: ({ min = 0, max = 0 }) => number({ min, max, whole: true }) },
  day: { read: () => date },
  boolean: { read: () => boolean, write: (isSo: boolean) => (isSo ? 'yes' : 'no') },
};

/** How a field of one cell is read from a file. */
export function readerOf(field: RecordField): ReadCell<unknown> {
  return kindOf(field).read(field as Told);
}

/** And how it is written into one. */
export function cellOf(field: RecordField, value: unknown): SheetCell {
  const { write } = kindOf(field);
  if (value === null || value === undefined) return '';
  return write ? write(value as never) : (value as SheetCell);
}

function kindOf({ kind }: RecordField): CellOfKind {
  const cell = CELLS[kind];
  if (!cell) throw new Error(`a field of kind ${kind} has no cell of its own`);
  return cell;
}
