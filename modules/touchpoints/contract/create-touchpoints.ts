import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { schemasOrEmpty } from '#platform/contract/fields/record-fields.ts';
import { line } from '#platform/contract/text/text.ts';
import { destinationSchema } from './destination.ts';
import { REFERENCE_MAX_LENGTH, REFERENCES_LIMIT } from './limits.ts';
import { createTouchpoints } from './permissions.ts';
import { productLookupSchema } from './product-lookup.ts';
import { suffixSchema } from './suffix.ts';
import { touchpointSchema } from './touchpoint.ts';
import { CREATION_FIELDS, touchpointFields } from './touchpoint-fields.ts';
import {
  configurationUnknown,
  destinationLoops,
  hostNotConfigured,
  suffixTaken,
} from './touchpoint-problems.ts';

/** Creates touchpoints: one for any URL, or one for each of many products [TP-02…04]. */
const access = { kind: 'client', client: 'body.brandId', may: createTouchpoints } as const;

const { configurationSlug } = schemasOrEmpty(touchpointFields, ['configurationSlug']);

export const createCustomTouchpointCall = defineCall({
  method: 'POST',
  path: '/api/node/touchpoint/createCustomTouchpoint',
  module: 'touchpoints',
  summary: 'Create a short URL and its QR code for a URL.',
  access,
  body: z.strictObject({
    brandId: z.string(),
    ...schemasOrEmpty(touchpointFields, CREATION_FIELDS),
    destUrl: destinationSchema,
    /** If omitted or empty, a free one is generated. */
    sourceSuffix: z.union([z.literal('').transform(() => undefined), suffixSchema]).optional(),
  }),
  response: touchpointSchema,
  status: 201,
  errors: [suffixTaken, destinationLoops, hostNotConfigured, configurationUnknown],
});

const reference = line({ min: 1, max: REFERENCE_MAX_LENGTH });

export const createProductTouchpointCall = defineCall({
  method: 'POST',
  path: '/api/node/touchpoint/createProductTouchpoint',
  module: 'touchpoints',
  summary:
    'Create touchpoints for products; for those that cannot have one, the reason is returned.',
  access,
  body: z.strictObject({
    brandId: z.string(),
    /** One reference, or up to 200. */
    sku: z
      .union([z.string(), z.array(z.string())])
      .transform((given) => [given].flat())
      .pipe(z.array(reference).min(1).max(REFERENCES_LIMIT, { error: 'tooManyReferences' })),
    configurationSlug,
    /** References whose codes become GS1 Digital Links; only applies to products with a GTIN [TP-11]. */
    digitalLinks: z.array(reference).max(REFERENCES_LIMIT).default([]),
  }),
  response: z.object({
    created: z.array(touchpointSchema),
    refused: z.array(productLookupSchema),
  }),
  status: 201,
  made: 'created',
  rate: { max: 30, seconds: 60 },
  errors: [configurationUnknown],
});
