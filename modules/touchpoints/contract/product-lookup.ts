import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { notFound } from '#platform/contract/problems.ts';
import { line } from '#platform/contract/text/text.ts';
import { REFERENCE_MAX_LENGTH, REFERENCES_LIMIT } from './limits.ts';
import { createTouchpoints } from './permissions.ts';

/** Whether a product can have a touchpoint, and if not, why [TP-04]. */
export const LOOKUP_REASONS = [
  /** Neither in the catalogue nor in the brand's own system. */
  'unknown',
  /** The brand's own system did not respond; a retry may help. */
  'failed',
  'hasTouchpoint',
  'switchedOff',
  /** Inactive in the catalogue. */
  'inactive',
  /** Only digits, but no valid GTIN: one digit is wrong or missing. */
  'notGtin',
  'givenTwice',
] as const;
export type LookupReason = (typeof LOOKUP_REASONS)[number];

export const productLookupSchema = z.object({
  /** As typed by the user. */
  reference: z.string(),
  status: z.enum(['OK', 'KO']),
  reason: z.enum(LOOKUP_REASONS).nullable(),
  product: z
    .object({
      sku: z.string(),
      name: z.string(),
      gtin: z.string().nullable(),
      /** Languages of its name. */
      locales: z.array(z.string()),
      url: z.string(),
    })
    .nullable(),
  touchpointConfiguration: z.object({ activated: z.boolean() }),
  /** Suffix that it would get. */
  proposedSuffix: z.string().nullable(),
  /** Its existing touchpoint. */
  touchpoint: z.object({ _id: z.string(), shortUrl: z.string() }).nullable(),
  /** The inactive product in the catalogue, which must be reactivated first. */
  inactiveProductId: z.string().nullable(),
  /** A similar reference in the catalogue, differing by one or two letters. */
  similar: z.string().nullable(),
});
export type ProductLookup = z.output<typeof productLookupSchema>;

export const fetchExternalProductCall = defineCall({
  method: 'GET',
  path: '/api/node/product/fetchExternalProduct',
  module: 'touchpoints',
  summary: 'Look a product up for a touchpoint: OK, or KO with the reason.',
  access: { kind: 'client', client: 'query.brandId', may: createTouchpoints },
  query: z.strictObject({ brandId: z.string(), sku: line({ min: 1, max: REFERENCE_MAX_LENGTH }) }),
  response: productLookupSchema,
  errors: [notFound],
});

export const lookUpProductsCall = defineCall({
  method: 'POST',
  path: '/api/node/touchpoint/lookUpProducts',
  module: 'touchpoints',
  summary: 'Look many products up for touchpoints.',
  access: { kind: 'client', client: 'body.brandId', may: createTouchpoints },
  body: z.strictObject({
    brandId: z.string(),
    skus: z
      .array(line({ min: 1, max: REFERENCE_MAX_LENGTH }))
      .min(1)
      .max(REFERENCES_LIMIT, { error: 'tooManyReferences' }),
  }),
  response: z.object({ items: z.array(productLookupSchema) }),
  rate: { max: 30, seconds: 60 },
});

export const switchProductCall = defineCall({
  method: 'POST',
  path: '/api/node/touchpoint/switchProduct',
  module: 'touchpoints',
  summary: 'Activate or deactivate touchpoints of a product.',
  access: { kind: 'client', client: 'body.brandId', may: createTouchpoints },
  body: z.strictObject({
    brandId: z.string(),
    sku: line({ min: 1, max: REFERENCE_MAX_LENGTH }),
    activated: z.boolean(),
  }),
  response: z.object({ sku: z.string(), activated: z.boolean() }),
});

/** Splits at line breaks, spaces, commas and semicolons, and removes duplicates. */
export function splitReferences(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter(Boolean))];
}
