/** The most frequent ones by name, the rest as one. */
export function firstAndOthers<Count extends { visits: number }>(
  counts: readonly Count[],
  shown: number,
): { first: Count[]; others: { count: number; visits: number } | undefined } {
  // The summary row would take as much space as one more row.
  if (counts.length <= shown + 1) return { first: [...counts], others: undefined };
  const rest = counts.slice(shown);
  const visits = rest.reduce((sum, count) => sum + count.visits, 0);
  return { first: counts.slice(0, shown), others: { count: rest.length, visits } };
}
