import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { checkTouchpoints } from './permissions.ts';
import { touchpointFields } from './touchpoint-fields.ts';

const { configurationSlug } = touchpointFields;

/** Checks during typing whether a suffix is available, and proposes a free one [TP-03]. */
export const checkSuffixCall = defineCall({
  method: 'GET',
  path: '/api/node/touchpoint/checkSuffix',
  module: 'touchpoints',
  summary: 'Whether a suffix is free, and one that is.',
  access: { kind: 'client', client: 'query.brandId', may: checkTouchpoints },
  query: z.strictObject({
    brandId: z.string(),
    /** If omitted, a free suffix is generated, from `words` if given. */
    suffix: z.string().max(200).optional(),
    words: z.string().max(200).optional(),
    /** The touchpoint that has it already, where one is changed. */
    except: z.string().max(24).optional(),
  }),
  response: z.object({
    verdict: z.enum(['free', 'taken', 'reserved', 'invalid']),
    proposal: z.string(),
    /** The touchpoint that uses the suffix. */
    takenBy: z
      .object({ _id: z.string(), description: z.string(), deleted: z.boolean() })
      .nullable(),
  }),
});

/** Requests the destination, as the print check and the form do [TP-12]. */
export const checkDestinationCall = defineCall({
  method: 'GET',
  path: '/api/node/touchpoint/checkDestination',
  module: 'touchpoints',
  summary: 'Whether a destination is allowed and responds.',
  access: { kind: 'client', client: 'query.brandId', may: checkTouchpoints },
  query: z.strictObject({
    brandId: z.string(),
    destUrl: z.string().max(2_000),
    configurationSlug: configurationSlug.schema.default(configurationSlug.empty),
  }),
  response: z.object({
    /** Null if the destination is allowed; otherwise the error code, which forms can translate. */
    fault: z.string().nullable(),
    answers: z.enum(['yes', 'no', 'unasked']),
    status: z.number().int().nullable(),
    ms: z.number().int().nullable(),
  }),
  rate: { max: 60, seconds: 60 },
});
