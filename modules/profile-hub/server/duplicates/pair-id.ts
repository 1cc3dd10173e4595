/** The two ids of a pair id, sorted as stored. */
export function parsePairId(id: string): [string, string] {
  const [a = '', b = ''] = id.split('-');
  return a < b ? [a, b] : [b, a];
}
