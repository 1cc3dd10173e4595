import type { z } from 'zod';
import type { FilterFieldKind } from '../filters/filter-fields.ts';

/** What is told of one field of a record, once: calls, lists, files, statements and forms read it there. */
export interface RecordField {
  kind: string;
  /** What a call takes. */
  schema: z.ZodType;
  /** What a call gives; left out where the record shows it under another name. */
  shown?: z.ZodType;
  /** What is kept where nobody said anything. */
  empty: unknown;
  /** Where it is kept as it is; left out where more than a column is written. */
  column?: string;
  /** Of its column, where its kind does not tell. */
  columnType?: 'jsonb';
  /** `loyalty:field.startsOn`, by its column: the audit log finds it so. */
  label: string;
  /** Whether lists show it. */
  inRow?: true;
  /** Its one cell in a file; what takes several, or is kept apart, has its own code. */
  file?: { example: string; aliases?: readonly string[]; mandatory?: true; lines?: true };
  filter?: FilterFieldKind;
  /** Lists can be ordered by it; an order that is more than a column is told by the module beside. */
  sort?: FieldSort;
}

/** `true`: by its column as it is, or a choice by the order of its words. */
export type FieldSort =
  | true
  | {
      /** Another column has it as it is compared: in small letters. */
      column?: string;
      /** Those without come last, either way. */
      emptyLast?: true;
    };
export type RecordFields = Readonly<Record<string, RecordField>>;

/** The fields of which something is told: `FieldsWith<typeof locationFields, 'file'>`. */
export type FieldsWith<Fields extends RecordFields, Part extends keyof RecordField> = {
  [Name in keyof Fields & string]: Fields[Name] extends Record<Part, unknown> ? Name : never;
}[keyof Fields & string];

export function fieldsWith<Fields extends RecordFields, Part extends keyof RecordField>(
  fields: Fields,
  part: Part,
): FieldsWith<Fields, Part>[] {
  return Object.keys(fields).filter((name) => fields[name]?.[part] !== undefined) as FieldsWith<
    Fields,
    Part
  >[];
}

/** One part of every field that has it, by the field's name: its schemas, its labels, its filters. */
export function partOf<
  Fields extends RecordFields,
  Part extends keyof RecordField,
  Name extends FieldsWith<Fields, Part> = FieldsWith<Fields, Part>,
>(
  fields: Fields,
  part: Part,
  names: readonly Name[] = fieldsWith(fields, part) as Name[],
): { [One in Name]: Fields[One] extends Record<Part, infer Told> ? Told : never } {
  return Object.fromEntries(names.map((name) => [name, fields[name]?.[part]])) as never;
}
