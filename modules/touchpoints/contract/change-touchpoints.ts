import { z } from 'zod';
import { moment } from '#platform/contract/calendar.ts';
import { defineCall } from '#platform/contract/call.ts';
import { hexId24 } from '#platform/contract/ids.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import { line } from '#platform/contract/text/text.ts';
import { codeStyleSchema } from './code-style.ts';
import { quantitySchema } from './create-touchpoints.ts';
import { destinationSchema } from './destination.ts';
import { ADDITIONAL_SUFFIXES_LIMIT, DESCRIPTION_MAX_LENGTH, VISIT_CAP_LIMIT } from './limits.ts';
import { changeTouchpoints, seeTouchpoints } from './permissions.ts';
import { suffixKey, suffixSchema } from './suffix.ts';
import { touchpointSchema } from './touchpoint.ts';
import { whichTouchpointsSchema } from './touchpoint-list.ts';
import {
  additionalSuffixTaken,
  configurationUnknown,
  destinationLoops,
  destinationRequired,
  endsBeforeStart,
  fallbackHostNotSaid,
  fallbackLoops,
  gtinNeeded,
  hostNotSaid,
  logoUnusable,
} from './touchpoint-problems.ts';

/** One touchpoint, read and changed, and many changed at once [TP-05, TP-01]. */
export const touchpointId = hexId24.transform((id) => id.toLowerCase());
const params = z.strictObject({ id: touchpointId });
const change = { kind: 'client', client: 'body.brandId', may: changeTouchpoints } as const;

export const findTouchpointCall = defineCall({
  method: 'GET',
  path: '/api/node/touchpoint/findTouchpoint/{id}',
  module: 'touchpoints',
  summary: 'One touchpoint with all that can be changed of it.',
  access: { kind: 'client', client: 'query.brandId', may: seeTouchpoints },
  params,
  query: z.strictObject({ brandId: z.string() }),
  response: touchpointSchema,
  errors: [notFound],
});

/** Only what is given changes; the version is the one that was read. */
export const touchpointChangesSchema = z.strictObject({
  brandId: z.string(),
  version: z.number().int(),
  /** Null: the landing page of the product. */
  destUrl: destinationSchema.nullable().optional(),
  configurationSlug: z.string().max(100).optional(),
  additionalSuffixes: z
    .array(suffixSchema)
    .max(ADDITIONAL_SUFFIXES_LIMIT)
    .refine((given) => new Set(given.map(suffixKey)).size === given.length, {
      error: 'suffixTwice',
    })
    .optional(),
  description: line({ max: DESCRIPTION_MAX_LENGTH }).optional(),
  quantity: quantitySchema.optional(),
  started: moment.nullable().optional(),
  ended: moment.nullable().optional(),
  fallbackUrl: destinationSchema.nullable().optional(),
  visitCap: z.number().int().min(1).max(VISIT_CAP_LIMIT).nullable().optional(),
  digitalLink: z.boolean().optional(),
  /** The look of the code; it is made anew with it. */
  style: codeStyleSchema.optional(),
});
export type TouchpointChanges = z.output<typeof touchpointChangesSchema>;

export const updateTouchpointCall = defineCall({
  method: 'POST',
  path: '/api/node/touchpoint/updateTouchpoint/{id}',
  module: 'touchpoints',
  summary: 'Change a touchpoint; refused when somebody else changed it meanwhile.',
  access: change,
  params,
  body: touchpointChangesSchema,
  response: touchpointSchema,
  errors: [
    notFound,
    changedMeanwhile,
    destinationLoops,
    destinationRequired,
    fallbackLoops,
    hostNotSaid,
    fallbackHostNotSaid,
    endsBeforeStart,
    configurationUnknown,
    additionalSuffixTaken,
    gtinNeeded,
    logoUnusable,
  ],
});

export const bulkChangeSchema = z.union([
  z.strictObject({ action: z.enum(['delete', 'restore']) }),
  z.strictObject({ action: z.literal('end'), ended: moment.nullable() }),
]);

export const bulkChangeTouchpointsCall = defineCall({
  method: 'POST',
  path: '/api/node/touchpoint/changeTouchpoints',
  module: 'touchpoints',
  summary: 'End, delete or bring back many touchpoints at once.',
  access: change,
  body: z.strictObject({
    brandId: z.string(),
    which: whichTouchpointsSchema,
    change: bulkChangeSchema,
  }),
  response: z.object({
    changed: z.number().int(),
    /** They stay as they are: the end would lie before their start, or their product has another touchpoint by now. */
    refused: z.number().int(),
    /** Where they are more than 5,000 a job changes them, and nothing is counted yet. */
    jobId: z.string().nullable(),
  }),
  errors: [changedMeanwhile],
});
