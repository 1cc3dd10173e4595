import type { Locale } from '#platform/contract/locale.ts';
import { definePort } from '#platform/contract/port.ts';

/** What products of the catalogue are called, in all the languages it has, and their category; those it does not know are left out. */
export const productNames = definePort<
  { clientId: string; skus: readonly string[] },
  { sku: string; names: Partial<Record<Locale, string>>; category: string }[]
>('directory.product-names');
