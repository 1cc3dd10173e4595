/**
 * The bound of a large cache by its number of entries. Given as their size, because room for `max` entries would be made
 * before there is one.
 */
export function atMost(entries: number) {
  return { maxSize: entries, sizeCalculation: () => 1 };
}
