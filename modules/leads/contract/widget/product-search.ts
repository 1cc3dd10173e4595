import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { line } from '#platform/contract/text/text.ts';
import {
  PUBLIC_FORM,
  publicFormErrors,
  publicFormParams,
  publicLocale,
} from './public-form-calls.ts';

/** Products of a form, found by search terms or by the references that the page names [FORM-08]. */
export const PRODUCTS_SHOWN = 8;

const productSchema = z.object({
  sku: z.string(),
  name: z.string(),
  /** In hundredths; null if the form shows no prices or the price is unknown. */
  price: z.number().int().nullable(),
  currency: z.string().nullable(),
});
export type FoundProduct = z.output<typeof productSchema>;

export const findProductsCall = defineCall({
  method: 'GET',
  path: `${PUBLIC_FORM}/products`,
  module: 'leads',
  summary: 'Products that can be asked for in a form, by words or by reference.',
  access: {
    kind: 'public',
    reason: 'What a brand offers is public; inactive products are not told.',
  },
  anyOrigin: true,
  rate: { max: 240, seconds: 60 },
  params: publicFormParams,
  query: z.object({
    ...publicLocale,
    words: line({ max: 100 }).optional(),
    sku: line({ min: 1, max: 64 }).optional(),
  }),
  response: z.object({ items: z.array(productSchema) }),
  errors: publicFormErrors,
});
