/** From one place to another, both named; they must be connected. */
export function shortestPath(
  ways: ReadonlyMap<string, ReadonlySet<string>>,
  start: string,
  goal: string,
): string[] {
  const cameFrom = new Map<string, string | undefined>([[start, undefined]]);
  for (const place of cameFrom.keys()) {
    if (place === goal) break;
    for (const next of ways.get(place) ?? []) {
      if (!cameFrom.has(next)) cameFrom.set(next, place);
    }
  }
  const way: string[] = [];
  for (let place: string | undefined = goal; place !== undefined; place = cameFrom.get(place))
    way.unshift(place);
  return way;
}
