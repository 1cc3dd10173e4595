import type { z } from 'zod';
import type { FilterFieldKind } from '../lists/filter-condition.ts';

/** Single definition of a record field, used by calls, lists, files, SQL statements and forms. */
export interface RecordField {
  kind: string;
  /** Request schema. */
  schema: z.ZodType;
  /** Response schema. Omitted where the record returns the field under another name. */
  shown?: z.ZodType;
  /** Value that is stored when none is given. */
  empty: unknown;
  /** Column that stores the value unchanged. Omitted where writing the field involves more than one column. */
  column?: string;
  /** Column type, where `kind` does not imply it. */
  columnType?: 'jsonb';
  /** Text key, `loyalty:field.startsOn`. Named after the column, so that the audit log finds it. */
  label: string;
  /** Whether lists show it. */
  inRow?: true;
  /**
   * The field's cell in import and export files. Fields with several cells or with separate storage have their own
   * code.
   */
  file?: { example: string; aliases?: readonly string[]; mandatory?: true; lines?: true };
  filter?: FilterFieldKind;
  /** Lists can be sorted by this field. The module defines orders that need more than one column. */
  sort?: FieldSort;
}

/** `true`: sorts by the column value, or a choice field by the order of its options. */
export type FieldSort =
  | true
  | {
      /** Another column that stores the value in lower case for comparison. */
      column?: string;
      /** Rows without a value come last in both directions. */
      emptyLast?: true;
    };
export type RecordFields = Readonly<Record<string, RecordField>>;
/** Fields of which only some properties are described. */
export type PartialFields = Readonly<Record<string, Partial<RecordField>>>;

/** Names of the fields that define a given property: `FieldsWith<typeof locationFields, 'file'>`. */
export type FieldsWith<Fields extends PartialFields, Part extends keyof RecordField> = {
  [Name in keyof Fields & string]: Fields[Name] extends Record<Part, unknown> ? Name : never;
}[keyof Fields & string];

export function fieldsWith<Fields extends PartialFields, Part extends keyof RecordField>(
  fields: Fields,
  part: Part,
): FieldsWith<Fields, Part>[] {
  return Object.keys(fields).filter((name) => fields[name]?.[part] !== undefined) as FieldsWith<
    Fields,
    Part
  >[];
}

/** Collects one property of all fields that have it, by field name: schemas, labels, filters. */
export function pickFieldPart<
  Fields extends PartialFields,
  Part extends keyof RecordField,
  Name extends FieldsWith<Fields, Part> = FieldsWith<Fields, Part>,
>(
  fields: Fields,
  part: Part,
  names: readonly Name[] = fieldsWith(fields, part) as Name[],
): { [One in Name]: Fields[One] extends Record<Part, infer Value> ? Value : never } {
  return Object.fromEntries(names.map((name) => [name, fields[name]?.[part]])) as never;
}

/** Picks some properties of an object by name. */
export function picked<Whole extends object, Name extends keyof Whole>(
  whole: Whole,
  names: readonly Name[],
): Pick<Whole, Name> {
  return Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<Whole, Name>;
}

/** Sort keys of a list: `first` is the default, followed by the sortable fields and the list's `own` orders. */
export function collectSortOptions<
  Fields extends RecordFields,
  const First extends string,
  const Own extends string = never,
>(
  fields: Fields,
  { first, own = [] }: { first: First; own?: readonly Own[] },
): readonly [First, ...(FieldsWith<Fields, 'sort'> | Own)[]] {
  const sortable = fieldsWith(fields, 'sort').filter((name) => (name as string) !== first);
  return [first, ...sortable, ...own];
}

/** Request schemas of the named fields; an omitted field gets its empty value. */
export function schemasOrEmpty<Fields extends RecordFields, Name extends keyof Fields & string>(
  fields: Fields,
  names: readonly Name[],
): { [One in Name]: z.ZodDefault<Fields[One]['schema']> } {
  return Object.fromEntries(
    names.map((name) => [name, fields[name]?.schema.default(fields[name].empty)]),
  ) as never;
}
