import type { Locale } from '#platform/contract/locale.ts';
import { definePort } from '#platform/contract/port.ts';

/** A product that a visitor can ask for. */
export interface OfferedProduct {
  sku: string;
  name: string;
  /** In hundredths. */
  price: number | null;
  currency: string | null;
}

/** Of the catalogue, those in use that have all the words, or those named; for the public pages of other modules. */
export const offeredProducts = definePort<
  { clientId: string; language: Locale; limit: number; words?: string; skus?: readonly string[] },
  OfferedProduct[]
>('directory.offered-products');
