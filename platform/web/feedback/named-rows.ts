/** Something that a question is about, with the figure that makes one hesitate: “ma.example/advent”, “1,204 scans”. */
export interface NamedRow {
  name: string;
  figure?: string;
}

const LISTED = 5;

/** Returns the first few names and the number of further records; `count` includes those without known names. */
export function namedRows(
  names: readonly NamedRow[],
  count = names.length,
): { listed: readonly NamedRow[]; others: number } {
  const listed = names.slice(0, LISTED);
  return { listed, others: Math.max(count, names.length) - listed.length };
}
