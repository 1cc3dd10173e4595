import type { z } from 'zod';
import type { RecordFields } from './record-fields.ts';

/** Request schemas of the named fields; an omitted field gets its empty value. */
export function schemasOrEmpty<Fields extends RecordFields, Name extends keyof Fields & string>(
  fields: Fields,
  names: readonly Name[],
): { [One in Name]: z.ZodDefault<Fields[One]['schema']> } {
  return Object.fromEntries(
    names.map((name) => [name, fields[name]?.schema.default(fields[name].empty)]),
  ) as never;
}
