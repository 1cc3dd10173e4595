/** Finds a record and its neighbours in the loaded pages; undefined if it is in none. */
export function findNeighbours<Row>(given: {
  /** By their number, from 1; the likeliest first. */
  pages: ReadonlyMap<number, readonly Row[]>;
  limit: number;
  isIt: (row: Row) => boolean;
}): { index: number; previous: Row | undefined; next: Row | undefined } | undefined {
  const { pages, limit, isIt } = given;
  const rowAt = (index: number) => pages.get(pageNumberAt(index, limit))?.[index % limit];
  for (const [page, rows] of pages) {
    const at = rows.findIndex(isIt);
    if (at < 0) continue;
    const index = (page - 1) * limit + at;
    return { index, previous: index > 0 ? rowAt(index - 1) : undefined, next: rowAt(index + 1) };
  }
  return undefined;
}

export function pageNumberAt(index: number, limit: number): number {
  return Math.floor(Math.max(index, 0) / limit) + 1;
}
