import type { z } from 'zod';
import type { RecordFields } from './record-fields.ts';

/** What a call takes of these fields where it may be told nothing: what stands for nothing is meant then. */
export function schemasOrEmpty<Fields extends RecordFields, Name extends keyof Fields & string>(
  fields: Fields,
  names: readonly Name[],
): { [One in Name]: z.ZodDefault<Fields[One]['schema']> } {
  return Object.fromEntries(
    names.map((name) => [name, fields[name]?.schema.default(fields[name].empty)]),
  ) as never;
}
