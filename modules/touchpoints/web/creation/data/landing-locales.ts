import type { ProductLookup } from '#modules/touchpoints/contract/product-lookup.ts';
import { isRefused } from './product-draft.ts';

/** The languages of the brand that a product has no text in. */
export function missingLocales(
  { product }: Pick<ProductLookup, 'product'>,
  brandLocales: readonly string[],
): string[] {
  return brandLocales.filter((locale) => !product?.locales.includes(locale));
}

/** Products that get a touchpoint, but whose landing page is missing a language of the brand. */
export function withoutLanguages(found: readonly ProductLookup[], brandLocales: readonly string[]) {
  return found
    .filter((one) => !isRefused(one) && one.product)
    .map((one) => ({ name: one.product?.name ?? '', missing: missingLocales(one, brandLocales) }))
    .filter(({ missing }) => missing.length > 0);
}
