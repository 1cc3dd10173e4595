/** Puts the current one at the head of a list, so that opening it and pressing Enter changes nothing. */
export function currentFirst<Item extends { id: string }>(
  items: readonly Item[],
  currentId: string,
): Item[] {
  return items.toSorted((a, b) => Number(b.id === currentId) - Number(a.id === currentId));
}
