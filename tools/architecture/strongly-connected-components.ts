type Ways = ReadonlyMap<string, ReadonlySet<string>>;

/** Places that can all be reached from each other, in sets of two or more (Tarjan's strongly connected components). */
export function stronglyConnectedComponents(ways: Ways): ReadonlySet<string>[] {
  const found: ReadonlySet<string>[] = [];
  const order = new Map<string, number>();
  const open = new Set<string>();

  /** How far back one gets from here; what gets back no further than to itself closes a knot. */
  function visit(place: string): number {
    const own = order.size;
    order.set(place, own);
    open.add(place);
    let back = own;
    for (const next of ways.get(place) ?? []) {
      const seen = order.get(next);
      if (seen === undefined) back = Math.min(back, visit(next));
      else if (open.has(next)) back = Math.min(back, seen);
    }
    if (back === own) {
      const entered = [...open];
      const knot = new Set(entered.slice(entered.indexOf(place)));
      for (const one of knot) open.delete(one);
      if (knot.size > 1) found.push(knot);
    }
    return back;
  }

  for (const place of ways.keys()) if (!order.has(place)) visit(place);
  return found;
}
