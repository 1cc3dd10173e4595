/** `https://ma.example/cocotte-26` as the file says it; the base is the same in every line. */
export function suffixOfCell(cell: string): string {
  const [, suffix] = /^https?:\/\/.*\/([^/]+)\/?$/.exec(cell.trim()) ?? [];
  return suffix ?? cell;
}
