import type { ProductFacts } from '#modules/directory/contract/products/product-ports.ts';

/** Product data of a landing page at the time it was built. */
export type LandingFacts = Omit<ProductFacts, 'categoryNames'> & {
  /** Missing on pages that were built before categories had names. */
  categoryNames?: ProductFacts['categoryNames'];
};
