/** Extracts the suffix from `https://ma.example/cocotte-26` in the file; the base is the same in every line. */
export function parseSuffixCell(cell: string): string {
  const [, suffix] = /^https?:\/\/.*\/([^/]+)\/?$/.exec(cell.trim()) ?? [];
  return suffix ?? cell;
}
