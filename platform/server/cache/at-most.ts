/**
 * Bounds a large `LRUCache` by its number of entries. Given as their size, because `max` allocates room for all entries
 * at once: 28 bytes each, for caches that most processes never fill.
 */
export function atMost(entries: number): { maxSize: number; sizeCalculation: () => number } {
  return { maxSize: entries, sizeCalculation: () => 1 };
}
