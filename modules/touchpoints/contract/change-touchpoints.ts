import { z } from 'zod';
import { moment } from '#platform/contract/calendar.ts';
import { defineCall } from '#platform/contract/call.ts';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { hexId24, uuid } from '#platform/contract/ids.ts';
import { tooManyJobs } from '#platform/contract/job-problems.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import { changeTouchpoints, seeTouchpoints } from './permissions.ts';
import { touchpointSchema } from './touchpoint.ts';
import { touchpointFields } from './touchpoint-fields.ts';
import { whichTouchpointsSchema } from './touchpoint-list.ts';
import {
  additionalSuffixTaken,
  configurationUnknown,
  destinationLoops,
  destinationRequired,
  endsBeforeStart,
  endsInPast,
  fallbackHostNotConfigured,
  fallbackLoops,
  gtinNeeded,
  hostNotConfigured,
  logoUnusable,
  productHasTouchpoint,
  startsAfterEnd,
} from './touchpoint-problems.ts';

/** Calls to read and change one touchpoint, and to change many together [TP-05, TP-01]. */
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

/** Only the given fields change; the version is the one that the caller has read. */
export const touchpointChangesSchema = z
  .strictObject(pickFieldPart(touchpointFields, 'schema'))
  .partial()
  .extend({ brandId: z.string(), version: z.number().int() });
export type TouchpointChanges = z.output<typeof touchpointChangesSchema>;

export const updateTouchpointCall = defineCall({
  method: 'POST',
  path: '/api/node/touchpoint/updateTouchpoint/{id}',
  module: 'touchpoints',
  summary: 'Change a touchpoint; refused when someone else has changed it.',
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
    hostNotConfigured,
    fallbackHostNotConfigured,
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

const bulkOutcome = {
  changed: z.number().int(),
  /**
   * Number of unchanged touchpoints: their product has another touchpoint by now, or their start or end was changed in
   * the meantime.
   */
  refused: z.number().int(),
  /** Where they are more than 5,000 a job changes them, and nothing is counted yet. */
  jobId: z.string().nullable(),
};

export const bulkChangeTouchpointsCall = defineCall({
  method: 'POST',
  path: '/api/node/touchpoint/changeTouchpoints',
  module: 'touchpoints',
  summary: 'End, delete or restore many touchpoints.',
  access: change,
  body: z.strictObject({
    brandId: z.string(),
    which: whichTouchpointsSchema,
    change: bulkChangeSchema,
  }),
  response: z.object({
    ...bulkOutcome,
    /** What an end date is undone by, for some days; null where there is nothing to undo, or undoing is another change. */
    undoId: z.string().nullable(),
  }),
  errors: [productHasTouchpoint, tooManyJobs, endsInPast, startsAfterEnd],
});

export const undoEndTouchpointsCall = defineCall({
  method: 'POST',
  path: '/api/node/touchpoint/undoEndTouchpoints',
  module: 'touchpoints',
  summary: 'Give many touchpoints back the end date they had; what was changed since stays.',
  access: change,
  body: z.strictObject({ brandId: z.string(), undoId: uuid }),
  response: z.object(bulkOutcome),
  errors: [tooManyJobs],
});
