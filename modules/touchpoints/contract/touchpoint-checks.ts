import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { checkTouchpoints } from './permissions.ts';
import { touchpointFields } from './touchpoint-fields.ts';

const { configurationSlug } = touchpointFields;

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
  summary: 'Whether a destination is allowed and responds.',
  access: { kind: 'client', client: 'query.brandId', may: checkTouchpoints },
  query: z.strictObject({
    brandId: z.string(),
    destUrl: z.string().max(2_000),
    configurationSlug: configurationSlug.schema.default(configurationSlug.empty),
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
