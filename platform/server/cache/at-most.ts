/**
 * Limits a large `LRUCache` by its number of entries. Uses `maxSize`, because `max` allocates memory for all entries at once:
 * 28 bytes each, in caches that most processes never fill.
 */
export function atMost(entries: number): { maxSize: number; sizeCalculation: () => number } {
  return { maxSize: entries, sizeCalculation: () => 1 };
}
