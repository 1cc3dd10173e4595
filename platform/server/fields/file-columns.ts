import type { z } from 'zod';
import type {
  FieldsWith,
  RecordField,
  RecordFields,
} from '#platform/contract/fields/record-fields.ts';
import type { ExportColumn } from '../exports/export-definition.ts';
import type { ImportColumn } from '../imports/import-column.ts';
import type { DateColumn } from '../spreadsheets/sheet-cell.ts';
import { cellOf, readerOf } from './field-cells.ts';

type InFile<Fields extends RecordFields> = FieldsWith<Fields, 'file'>;
type Shown<Field> = Field extends { shown: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : never;

/** A record as a line of a file. Fields without a column in the file are omitted. */
export type FileLine<Fields extends RecordFields, Key extends InFile<Fields>> = {
  [Name in Key]: NonNullable<Shown<Fields[Name]>>;
} & {
  [Name in Exclude<InFile<Fields>, Key>]?: NonNullable<Shown<Fields[Name]>> | null;
};

/** Columns of the import. */
export function importColumns<Line>(fields: RecordFields): ImportColumn<Line>[] {
  return inFile(fields).map(
    // Its kind gives the reader, and the reader the type.
    ([key, field]) => ({ key, label: field.label, read: readerOf(field), ...field.file }) as never,
  );
}

/** Columns of the export, written so that importing the file again changes nothing. */
export function exportColumns<Row extends object>(fields: RecordFields): ExportColumn<Row>[] {
  return inFile(fields).map(([name, field]) => ({
    label: field.label,
    value: (row, words) => cellOf(field, row[name as keyof Row], words),
    ...(isDate(field.kind) && { dates: field.kind }),
  }));
}

function inFile(fields: RecordFields): [string, RecordField][] {
  return Object.entries(fields).filter(([, { file }]) => file !== undefined);
}

function isDate(kind: string): kind is DateColumn {
  return kind === 'day' || kind === 'moment';
}
