/** The two ids of a pair in its address, the smaller one first, as it is kept. */
export function idsOfPair(id: string): [string, string] {
  const [a = '', b = ''] = id.split('-');
  return a < b ? [a, b] : [b, a];
}
