/** Gives or takes some items; the list keeps the order of the menus, so that the same choice is the same list. */
export function toggledMenus(
  given: readonly string[],
  items: readonly string[],
  isGiven: boolean,
  order: readonly string[],
): string[] {
  return order.filter((key) => (items.includes(key) ? isGiven : given.includes(key)));
}
