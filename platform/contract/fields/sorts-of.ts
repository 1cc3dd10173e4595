import { type FieldsWith, fieldsWith, type RecordFields } from './record-fields.ts';

/** What a list can be ordered by: `first` as it comes unasked, what its fields tell, and orders of its `own`. */
export function sortsOf<
  Fields extends RecordFields,
  const First extends string,
  const Own extends string = never,
>(
  fields: Fields,
  { first, own = [] }: { first: First; own?: readonly Own[] },
): readonly [First, ...(FieldsWith<Fields, 'sort'> | Own)[]] {
  const told = fieldsWith(fields, 'sort').filter((name) => (name as string) !== first);
  return [first, ...told, ...own];
}
