import type { z } from 'zod';
import type { RecordField, RecordFields } from '#platform/contract/fields/record-fields.ts';

type Kept<Field extends RecordField> = Field['kind'] extends 'moment'
  ? Date | null
  : z.output<Field['schema']>;

/** Fields as the database returns them: like in a request, but with timestamps as `Date`. */
export type StoredFields<Fields extends RecordFields, Name extends keyof Fields = keyof Fields> = {
  [One in Name]: Kept<Fields[One]>;
};

/** The same as a call gives them. */
export function shownFields<Fields extends RecordFields, Name extends keyof Fields & string>(
  kept: StoredFields<Fields, Name>,
  names: readonly Name[],
): { [One in Name]: z.output<Fields[One]['schema']> } {
  return Object.fromEntries(
    names.map((name) => {
      const value: unknown = kept[name];
      return [name, value instanceof Date ? value.toISOString() : value];
    }),
  ) as never;
}
