/** Adds or removes items and returns them in menu order, so that equal choices give equal lists. */
export function toggledMenus(
  given: readonly string[],
  items: readonly string[],
  isGiven: boolean,
  order: readonly string[],
): string[] {
  return order.filter((key) => (items.includes(key) ? isGiven : given.includes(key)));
}
