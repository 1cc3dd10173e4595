/** How many letters must be put in, taken out or exchanged to make one of the other (Levenshtein). */
export function editDistance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const exchanged = (above[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
      line.push(Math.min((above[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1, exchanged));
    }
    above = line;
  }
  return above.at(-1) ?? 0;
}
