import type { Locale } from '#platform/contract/locale.ts';
import { definePort } from '#platform/contract/port.ts';

/** Data of a product in all its languages. */
export interface ProductFacts {
  sku: string;
  gtin: string | null;
  names: Partial<Record<Locale, string>>;
  category: string;
  /** Translations of the category name. */
  categoryNames: Partial<Record<Locale, string>>;
  /** In hundredths. */
  price: number | null;
  currency: string | null;
  imageUrl: string;
  url: string;
}

/**
 * Looks up a SKU or GTIN in the catalogue, then in the brand's own system; call it outside a transaction, because it
 * may wait. `similar` is a catalogue reference that differs by one or two characters.
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
    /** False skips the brand's system; a product that only that system could have counts as failed. */
    askOutside?: boolean;
  },
  FoundFacts
>('directory.product-facts');
