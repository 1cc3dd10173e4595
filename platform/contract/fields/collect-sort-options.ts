import { type FieldsWith, fieldsWith, type RecordFields } from './record-fields.ts';

/** Sort keys of a list: `first` is the default, followed by the sortable fields and the list's `own` orders. */
export function collectSortOptions<
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
