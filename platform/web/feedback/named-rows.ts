/** Something that a question is about, with the figure that makes one hesitate: “ma.example/advent”, “1,204 scans”. */
export interface NamedRow {
  name: string;
  figure?: string;
}

const LISTED = 5;

/** The first few by name, and how many more it is about; `count` tells of those whose names nobody knows here. */
export function namedRows(
  names: readonly NamedRow[],
  count = names.length,
): { listed: readonly NamedRow[]; others: number } {
  const listed = names.slice(0, LISTED);
  return { listed, others: Math.max(count, names.length) - listed.length };
}
