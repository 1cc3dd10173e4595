import type { Locale } from '#platform/contract/locale.ts';
import { definePort } from '#platform/contract/port.ts';

/** Names of catalogue products in all available languages, and their category; unknown SKUs are omitted. */
export const productNames = definePort<
  { clientId: string; skus: readonly string[] },
  { sku: string; names: Partial<Record<Locale, string>>; category: string }[]
>('directory.product-names');

/** Category names in the user's language, otherwise in the brand's, otherwise the key. */
export const categoryNames = definePort<
  { clientId: string; reader: Locale },
  ReadonlyMap<string, string>
>('directory.category-names');

/** A product that a visitor can request. */
export interface OfferedProduct {
  sku: string;
  name: string;
  /** In hundredths. */
  price: number | null;
  currency: string | null;
}

/**
 * Active catalogue products that match all search words, or those with the given SKUs; for public pages of other
 * modules.
 */
export const offeredProducts = definePort<
  { clientId: string; language: Locale; limit: number; words?: string; skus?: readonly string[] },
  OfferedProduct[]
>('directory.offered-products');

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
  /** In the catalogue but inactive; `id` identifies it for reactivation. */
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
