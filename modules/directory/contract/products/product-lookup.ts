import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { WEB_ADDRESS_MAX_LENGTH } from '#platform/contract/limits.ts';
import { OUTBOUND_FAILURES } from '#platform/contract/outbound/outbound-failure.ts';
import { definePort } from '#platform/contract/port.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import { line } from '#platform/contract/text/text.ts';
import { SKU_MAX_LENGTH } from '../limits.ts';

/** A product by SKU, from the catalogue or else from the brand's own system if configured [SUP-03]. */
export const LOOKUP_FAILURES = [
  ...OUTBOUND_FAILURES,
  'STATUS_NOT_OK',
  'ANSWER_NOT_UNDERSTOOD',
  'NOT_AUTHORISED',
  'SECRET_UNREADABLE',
  'FAILED',
] as const;
export type LookupFailure = (typeof LOOKUP_FAILURES)[number];

const foundProductSchema = z.object({
  sku: z.string(),
  name: z.string(),
  gtin: z.string().nullable(),
  category: z.string(),
  price: z.number().int().nullable(),
  currency: z.string().nullable(),
  imageUrl: z.string(),
  url: z.string(),
  /** Where it was found. */
  source: z.enum(['catalogue', 'lookup']),
});

/** Distinguishes a failed lookup from a response that the product does not exist. */
export const productOutcomeSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('found'), product: foundProductSchema }),
  z.object({ outcome: z.literal('unknown') }),
  z.object({ outcome: z.literal('failed'), reason: z.enum(LOOKUP_FAILURES) }),
]);
export type ProductOutcome = z.infer<typeof productOutcomeSchema>;

/** Port for other modules. Call it outside a transaction, because it may wait for another system. */
export const findProduct = definePort<
  { clientId: string; sku: string; locale?: string },
  ProductOutcome
>('directory.find-product');

const LOOKUP = '/api/sa/clients/{uuid}/product-lookup';
const access = { kind: 'super-admin' } as const;
const params = z.strictObject({ uuid });

export const productLookupSchema = z.object({
  configured: z.boolean(),
  urlTemplate: z.string(),
  headerName: z.string().nullable(),
  /** Whether a secret is stored; the secret is never returned. */
  hasSecret: z.boolean(),
  timeoutMs: z.number().int(),
  enabled: z.boolean(),
  version: z.number().int(),
});
export type ProductLookup = z.infer<typeof productLookupSchema>;

export const productLookupBodySchema = z
  .strictObject({
    /** `https://pim.brand.example/products/{sku}`. */
    urlTemplate: line({ min: 1, max: WEB_ADDRESS_MAX_LENGTH })
      .refine((text) => text.includes('{sku}'), { error: 'skuPlaceholder' })
      .refine((text) => /^https?:\/\/[^/{}\s]+/.test(text) && URL.canParse(text), { error: 'url' }),
    headerName: line({ min: 1, max: 100 })
      .refine((text) => /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/.test(text), { error: 'headerName' })
      .nullable(),
    /** If omitted, the stored secret remains, unless the target system or header name changes. Null removes it. */
    secret: z
      .string()
      .min(1)
      .max(2_000)
      .refine((text) => /^[\x20-\x7e]+$/.test(text), { error: 'plainCharacters' })
      .nullable()
      .optional(),
    timeoutMs: z.number().int().min(500).max(20_000),
    enabled: z.boolean(),
    /** The version that the user read; 0 if no lookup was configured. */
    version: z.number().int().min(0),
  })
  .refine(({ headerName, secret }) => !(secret && headerName === null), {
    error: 'headerForSecret',
    path: ['headerName'],
  });

export const getProductLookupCall = defineCall({
  method: 'GET',
  path: LOOKUP,
  module: 'directory',
  summary: 'Where products of a client are looked up that its catalogue does not have.',
  access,
  params,
  response: productLookupSchema,
  errors: [notFound],
});

export const setProductLookupCall = defineCall({
  method: 'PUT',
  path: LOOKUP,
  module: 'directory',
  summary: 'Configure where products of a client are looked up.',
  access,
  params,
  body: productLookupBodySchema,
  response: productLookupSchema,
  errors: [notFound, changedMeanwhile],
});

export const tryProductLookupCall = defineCall({
  method: 'POST',
  path: `${LOOKUP}/try`,
  module: 'directory',
  summary: 'Look a product up in the configured system now, and return the result.',
  access,
  params,
  body: z.strictObject({ sku: line({ min: 1, max: SKU_MAX_LENGTH }) }),
  response: z.object({ result: productOutcomeSchema, ms: z.number().int() }),
  rate: { max: 30, seconds: 60 },
  errors: [notFound],
});
