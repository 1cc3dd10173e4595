/** Names, codes, units and keys of the keyboard that are written alike in all six languages. */
export const SAME_EVERYWHERE = new Set([
  '{{side}} mm',
  'Android',
  'Comptoir',
  'GS1 Digital Link',
  'GTIN',
  'ID',
  'iPhone',
  'Profile Hub',
  'SKU',
  'Tab',
  'Touchpoint',
  'URL',
]);
