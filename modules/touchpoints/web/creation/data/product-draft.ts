import { z } from 'zod';
import { STANDARD_CONFIGURATION } from '#modules/touchpoints/contract/configuration.ts';
import type { ProductLookup } from '#modules/touchpoints/contract/product-lookup.ts';

/** Product touchpoints on the way: what was typed, and what shall be a GS1 Digital Link [TP-04] [TP-11]. */
export const productDraftSchema = z.object({
  text: z.string(),
  configurationSlug: z.string(),
  digitalLinks: z.array(z.string()),
});
export type ProductDraft = z.infer<typeof productDraftSchema>;

export const EMPTY_PRODUCT: ProductDraft = {
  text: '',
  configurationSlug: STANDARD_CONFIGURATION,
  digitalLinks: [],
};

/** What stays out comes first, since it wants something; each group in the order it was typed. */
export function refusedFirst(found: readonly ProductLookup[]): ProductLookup[] {
  return [...found.filter(isRefused), ...found.filter((one) => !isRefused(one))];
}

export function isRefused({ status }: ProductLookup): boolean {
  return status === 'KO';
}

export function withGtin(found: readonly ProductLookup[]): ProductLookup[] {
  return found.filter((one) => !isRefused(one) && one.product?.gtin);
}

/** The typed text with one reference in the place of another. */
export function replaceReference(text: string, wrong: string, right: string): string {
  return text
    .split(/([\s,;]+)/)
    .map((part) => (part === wrong ? right : part))
    .join('');
}

/** Where a reference stands in the typed text, to be selected there. */
export function placeOfReference(
  text: string,
  reference: string,
): [from: number, to: number] | undefined {
  for (const { 0: found, index } of text.matchAll(/[^\s,;]+/g))
    if (found === reference) return [index, index + found.length];
  return undefined;
}

/** How often each reason keeps a reference out, most first. */
export function reasonsOf(found: readonly ProductLookup[]) {
  const counts = new Map<NonNullable<ProductLookup['reason']>, number>();
  for (const { reason } of found) if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}
