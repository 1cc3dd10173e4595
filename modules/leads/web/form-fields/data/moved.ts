/** The same with one at another place; past the ends nothing moves. */
export function moved<One>(list: readonly One[], from: number, to: number): One[] {
  const one = list[from];
  if (one === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, one);
}
