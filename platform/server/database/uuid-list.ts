/**
 * Ids as the text of an array, for `${uuidList(ids)}::uuid[]`. The driver would look for characters to escape in each of
 * them, which takes longer than the query where they are a hundred thousand. Only for ids that were read or checked.
 */
export function uuidList(ids: readonly string[]): string {
  return `{${ids.join(',')}}`;
}
