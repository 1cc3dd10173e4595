import { z } from 'zod';
import { STANDARD_CONFIGURATION } from '#modules/touchpoints/contract/configuration.ts';
import type { ProductLookup } from '#modules/touchpoints/contract/product-lookup.ts';

/** Draft of product touchpoints: the typed references, and those that become GS1 Digital Links [TP-04] [TP-11]. */
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

/** Position of a reference in the typed text, to select it. */
export function findReferenceRange(
  text: string,
  reference: string,
): [from: number, to: number] | undefined {
  for (const { 0: found, index } of text.matchAll(/[^\s,;]+/g))
    if (found === reference) return [index, index + found.length];
  return undefined;
}

/** Number of refused references by reason, most first. */
export function countReasons(found: readonly ProductLookup[]) {
  const counts = new Map<NonNullable<ProductLookup['reason']>, number>();
  for (const { reason } of found) if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}
