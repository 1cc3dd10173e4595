import type { Locale } from '#platform/contract/locale.ts';
import { definePort } from '#platform/contract/port.ts';

/** Names of catalogue products in all available languages, and their category; unknown SKUs are omitted. */
export const productNames = definePort<
  { clientId: string; skus: readonly string[] },
  { sku: string; names: Partial<Record<Locale, string>>; category: string }[]
>('directory.product-names');
