import type { Locale } from '#platform/contract/locale.ts';

/** What a landing page says about its product, as it was when the page was built. */
export interface LandingFacts {
  sku: string;
  gtin: string | null;
  names: Partial<Record<Locale, string>>;
  category: string;
  /** In hundredths. */
  price: number | null;
  currency: string | null;
  /** The product's own page at the brand. */
  url: string;
}
