/** Two letters for a person or a company: `Solveig Haugen` is SH, `Aubrac` is AU. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first = '', last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  const letters = last === undefined ? [...first].slice(0, 2) : [[...first][0], [...last][0]];
  return letters.join('').toLocaleUpperCase();
}
