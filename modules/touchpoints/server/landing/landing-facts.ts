import type { ProductFacts } from '#modules/directory/contract/products/product-facts.ts';

/** What a landing page says about its product, as it was when the page was built. */
export type LandingFacts = Omit<ProductFacts, 'categoryNames'> & {
  /** Missing on pages that were built before categories had names. */
  categoryNames?: ProductFacts['categoryNames'];
};
