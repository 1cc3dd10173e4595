/** Names, codes and keys of the keyboard that are written alike in all six languages. */
export const SAME_EVERYWHERE = new Set([
  'BL',
  'Comptoir',
  'GTIN',
  'Profile Hub',
  'SKU',
  'Tab',
  'Touchpoint',
]);
