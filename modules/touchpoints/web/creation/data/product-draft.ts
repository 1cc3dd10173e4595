import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { STANDARD_CONFIGURATION } from '#modules/touchpoints/contract/configuration.ts';
import { REFERENCES_LIMIT } from '#modules/touchpoints/contract/limits.ts';
import {
  lookUpProductsCall,
  type ProductLookup,
} from '#modules/touchpoints/contract/product-lookup.ts';
import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { callQueryKey, callQueryOptions, useCall } from '#platform/web/api/use-call.ts';

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

/** Refused references first, because they need an action; each group in typed order. */
export function refusedFirst(found: readonly ProductLookup[]): ProductLookup[] {
  return [...found.filter(isRefused), ...found.filter((one) => !isRefused(one))];
}

export function isRefused({ status }: ProductLookup): boolean {
  return status === 'KO';
}

export function withGtin(found: readonly ProductLookup[]): ProductLookup[] {
  return found.filter((one) => !isRefused(one) && one.product?.gtin);
}

/** The typed text with one reference replaced. */
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

/** Languages of the brand without a text for the product. */
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

/** A language by its own name: Deutsch, Norsk. */
export function ownLanguageName(locale: string): string {
  const name = new Intl.DisplayNames(languageTag(locale as Locale), { type: 'language' }).of(
    locale,
  );
  return name ? name.charAt(0).toLocaleUpperCase() + name.slice(1) : locale;
}

export interface Lookups {
  found: readonly ProductLookup[] | undefined;
  error: unknown;
  /** Queries exactly these references, or returns the recent result. */
  ask: () => Promise<readonly ProductLookup[]>;
  /** Queries again after a fix, because the previous result is outdated. */
  again: () => Promise<void>;
}

/**
 * Lookup results of the typed references; queried on the next step, not during typing. If the results are visible, a
 * fixed reference is queried again immediately [TP-04].
 */
export function useLookups(
  brandId: string,
  { references, isShown }: { references: readonly string[]; isShown: boolean },
): Lookups {
  const queries = useQueryClient();
  const input = { body: { brandId, skus: [...references] } };
  const isAskable = references.length > 0 && references.length <= REFERENCES_LIMIT;
  const { data, isPlaceholderData, error } = useCall(lookUpProductsCall, input, {
    enabled: isAskable && isShown,
  });
  return {
    found: isPlaceholderData ? undefined : data?.items,
    error,
    ask: async () => (await queries.fetchQuery(callQueryOptions(lookUpProductsCall, input))).items,
    again: () => queries.invalidateQueries({ queryKey: callQueryKey(lookUpProductsCall) }),
  };
}
