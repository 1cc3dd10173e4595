/** Plain order of characters, the same on every machine. */
export function byText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
