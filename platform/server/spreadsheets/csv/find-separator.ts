const SEPARATORS = [';', ',', '\t'] as const;

/** The sign that parts the header most often. The header is asked, not the lines: addresses are full of commas. */
export function findSeparator(text: string): string {
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (character === '\n' || character === '\r') {
      if (counts.size > 0) break;
      continue;
    }
    counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const count = (separator: string) => counts.get(separator) ?? 0;
  const best = SEPARATORS.toSorted((one, other) => count(other) - count(one))[0];
  return best && count(best) > 0 ? best : ',';
}
