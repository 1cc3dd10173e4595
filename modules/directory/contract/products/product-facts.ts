import type { Locale } from '#platform/contract/locale.ts';
import { definePort } from '#platform/contract/port.ts';

/** All that is known about a product, in all its languages. */
export interface ProductFacts {
  sku: string;
  gtin: string | null;
  names: Partial<Record<Locale, string>>;
  category: string;
  /** What the category is called in other languages. */
  categoryNames: Partial<Record<Locale, string>>;
  /** In hundredths. */
  price: number | null;
  currency: string | null;
  imageUrl: string;
  url: string;
}

/**
 * By sku or GTIN, from the catalogue, else from the brand's own system. It may wait for that system: ask it outside of a
 * transaction. `similar` is a reference of the catalogue that differs by a letter or two from one that is unknown.
 */
export type FoundFacts =
  | { outcome: 'found'; product: ProductFacts }
  /** In the catalogue, but taken out of use there; `id` is where it is put into use again. */
  | { outcome: 'inactive'; product: ProductFacts; id: string }
  | { outcome: 'unknown'; similar: string | null }
  | { outcome: 'failed' };

export const productFacts = definePort<
  {
    clientId: string;
    reference: string;
    /** False where that system should be left in peace: what only it could tell then counts as failed. */
    askOutside?: boolean;
  },
  FoundFacts
>('directory.product-facts');
