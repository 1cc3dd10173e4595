import type { Locale } from '#platform/contract/locale.ts';
import { definePort } from '#platform/contract/port.ts';

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
