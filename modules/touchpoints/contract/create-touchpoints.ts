import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { schemasOrEmpty } from '#platform/contract/fields/schemas-or-empty.ts';
import { line } from '#platform/contract/text/text.ts';
import { destinationSchema } from './destination.ts';
import { REFERENCE_MAX_LENGTH, REFERENCES_LIMIT } from './limits.ts';
import { checkTouchpoints, createTouchpoints } from './permissions.ts';
import { productLookupSchema } from './product-lookup.ts';
import { suffixSchema } from './suffix.ts';
import { touchpointSchema } from './touchpoint.ts';
import { CREATION_FIELDS, touchpointFields } from './touchpoint-fields.ts';
import {
  configurationUnknown,
  destinationLoops,
  hostNotSaid,
  suffixTaken,
} from './touchpoint-problems.ts';

/** New touchpoints: one for any address, or one for each of many products [TP-02…04]. */
const access = { kind: 'client', client: 'body.brandId', may: createTouchpoints } as const;

const { configurationSlug } = schemasOrEmpty(touchpointFields, ['configurationSlug']);

export const createCustomTouchpointCall = defineCall({
  method: 'POST',
  path: '/api/node/touchpoint/createCustomTouchpoint',
  module: 'touchpoints',
  summary: 'Make a short URL and its QR code for an address.',
  access,
  body: z.strictObject({
    brandId: z.string(),
    ...schemasOrEmpty(touchpointFields, CREATION_FIELDS),
    destUrl: destinationSchema,
    /** Left out or empty: a free one is made up. */
    sourceSuffix: z.union([z.literal('').transform(() => undefined), suffixSchema]).optional(),
  }),
  response: touchpointSchema,
  status: 201,
  errors: [suffixTaken, destinationLoops, hostNotSaid, configurationUnknown],
});

const reference = line({ min: 1, max: REFERENCE_MAX_LENGTH });

export const createProductTouchpointCall = defineCall({
  method: 'POST',
  path: '/api/node/touchpoint/createProductTouchpoint',
  module: 'touchpoints',
  summary:
    'Make touchpoints for products: those that can have one are made, the others are explained.',
  access,
  body: z.strictObject({
    brandId: z.string(),
    /** One reference, or up to 200. */
    sku: z
      .union([z.string(), z.array(z.string())])
      .transform((given) => [given].flat())
      .pipe(z.array(reference).min(1).max(REFERENCES_LIMIT, { error: 'tooManyReferences' })),
    configurationSlug,
    /** References whose codes shall be GS1 Digital Links; it holds for products with a GTIN [TP-11]. */
    digitalLinks: z.array(reference).max(REFERENCES_LIMIT).default([]),
  }),
  response: z.object({
    created: z.array(touchpointSchema),
    refused: z.array(productLookupSchema),
  }),
  status: 201,
  rate: { max: 30, seconds: 60 },
  errors: [configurationUnknown],
});

/** Whether a suffix can be taken, asked while it is typed; a free one is proposed [TP-03]. */
export const checkSuffixCall = defineCall({
  method: 'GET',
  path: '/api/node/touchpoint/checkSuffix',
  module: 'touchpoints',
  summary: 'Whether a suffix is free, and one that is.',
  access: { kind: 'client', client: 'query.brandId', may: checkTouchpoints },
  query: z.strictObject({
    brandId: z.string(),
    /** Left out: a free one is made up, of the words where some are given. */
    suffix: z.string().max(200).optional(),
    words: z.string().max(200).optional(),
    /** The touchpoint that has it already, where one is changed. */
    except: z.string().max(24).optional(),
  }),
  response: z.object({
    verdict: z.enum(['free', 'taken', 'reserved', 'invalid']),
    proposal: z.string(),
    /** Who has it. */
    takenBy: z
      .object({ _id: z.string(), description: z.string(), deleted: z.boolean() })
      .nullable(),
  }),
});

/** Asks the destination itself, as the print guard and the form do [TP-12]. */
export const checkDestinationCall = defineCall({
  method: 'GET',
  path: '/api/node/touchpoint/checkDestination',
  module: 'touchpoints',
  summary: 'Whether a destination is allowed and answers.',
  access: { kind: 'client', client: 'query.brandId', may: checkTouchpoints },
  query: z.strictObject({
    brandId: z.string(),
    destUrl: z.string().max(2_000),
    configurationSlug,
  }),
  response: z.object({
    /** Null where it is allowed; else the code of its fault, as a form has words for. */
    fault: z.string().nullable(),
    answers: z.enum(['yes', 'no', 'unasked']),
    status: z.number().int().nullable(),
    ms: z.number().int().nullable(),
  }),
  rate: { max: 60, seconds: 60 },
});
