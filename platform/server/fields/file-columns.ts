import type { RecordField, RecordFields } from '#platform/contract/fields/record-fields.ts';
import type { ExportColumn } from '../exports/export-definition.ts';
import { CellFault, type ImportColumn, type ReadCell } from '../imports/import-column.ts';
import {
  boolean,
  email,
  money,
  namedOption,
  number,
  text,
} from '../imports/readers/cell-readers.ts';
import { date } from '../imports/readers/date.ts';
import type { DateColumn, SheetCell } from '../spreadsheets/sheet-cell.ts';
import type { Translate } from '../texts/texts.ts';

/** Columns of the import. */
export function importColumns<Line>(fields: RecordFields): ImportColumn<Line>[] {
  return inFile(fields).map(
    // The kind of a field determines its reader, and the reader its type.
    ([key, field]) => ({ key, label: field.label, read: readerOf(field), ...field.file }) as never,
  );
}

/** Columns of the export, written so that importing the file again changes nothing. */
export function exportColumns<Row extends object>(fields: RecordFields): ExportColumn<Row>[] {
  return inFile(fields).map(([name, field]) => ({
    label: field.label,
    value: (row, texts) => cellOf(field, row[name as keyof Row], texts),
    ...(isDate(field.kind) && { dates: field.kind }),
  }));
}

function inFile(fields: RecordFields): [string, RecordField][] {
  return Object.entries(fields).filter(([, { file }]) => file !== undefined);
}

function isDate(kind: string): kind is DateColumn {
  return kind === 'day' || kind === 'moment';
}

interface FieldSettings {
  min?: number;
  max?: number;
  names?: Readonly<Record<string, string>>;
}

interface CellOfKind {
  /** Omitted for fields that a file cannot contain. */
  read?: (settings: FieldSettings) => ReadCell<unknown>;
  /** Writes the value so that `read` can read it again. Default: the value unchanged. */
  write?: (value: never, settings: FieldSettings, texts: Texts) => SheetCell;
}
/** Texts in the language of the file's reader. */
interface Texts {
  translate: Translate;
}

type CellsOfKinds = Readonly<Record<string, CellOfKind>>;

const COMMON: CellsOfKinds = {
  text: { read: ({ max = 0 }) => text(max) },
  choice: {
    read: ({ names = {} }) => namedOption(names),
    write: (value: string, { names = {} }, { translate }) =>
      Object.hasOwn(names, value) ? translate(names[value] ?? '') : value,
  },
  whole: { read: ({ min = 0, max = 0 }) => number({ min, max, whole: true }) },
  number: { read: ({ min = 0, max = 0 }) => number({ min, max }) },
  money: { read: ({ max = 0 }) => moneyUpTo(max), write: (hundredths: number) => hundredths / 100 },
  day: { read: () => date },
  moment: {},
  boolean: { read: () => boolean },
  email: { read: () => email },
};

function moneyUpTo(max: number): ReadCell<number> {
  return (given, context) => {
    const read = money(given, context);
    return typeof read === 'number' && read > max
      ? new CellFault('aboveMax', { max: max / 100 })
      : read;
  };
}

/** Readers and writers for the cells of each kind of field. A module adds kinds that only it has. */
export function createFieldCells(own: CellsOfKinds = {}) {
  const kindOf = ({ kind }: RecordField): CellOfKind => {
    const cell = own[kind] ?? COMMON[kind];
    if (!cell) throw new Error(`a field of kind ${kind} has no cell of its own`);
    return cell;
  };
  return {
    readerOf(field: RecordField): ReadCell<unknown> {
      const { read } = kindOf(field);
      if (!read) throw new Error(`a cell of kind ${field.kind} is only written`);
      return read(field as FieldSettings);
    },
    cellOf(field: RecordField, value: unknown, texts: Texts): SheetCell {
      const { write } = kindOf(field);
      if (value === null || value === undefined) return '';
      return write ? write(value as never, field as FieldSettings, texts) : (value as SheetCell);
    },
  };
}

export const { readerOf, cellOf } = createFieldCells();
