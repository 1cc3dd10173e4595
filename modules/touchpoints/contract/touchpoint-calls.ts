import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { hexId24, uuid } from '#platform/contract/ids.ts';
import { tooManyJobs } from '#platform/contract/jobs.ts';
import { pageSchema } from '#platform/contract/lists/define-list.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import { moment } from '#platform/contract/text/typed-values.ts';
import { changeTouchpoints, checkTouchpoints, seeTouchpoints } from './permissions.ts';
import {
  touchpointList,
  touchpointRowSchema,
  touchpointSchema,
  whichTouchpointsSchema,
} from './touchpoint.ts';
import { touchpointFields } from './touchpoint-fields.ts';
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

/** Calls to read and change one touchpoint, and to change many [TP-05, TP-01]. */
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

/** Only given fields change; `version` is the version that was read. */
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
  /** For more touchpoints than CHANGED_AT_ONCE a job makes the changes; then nothing is counted yet. */
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
    /** ID to undo the change for some days; null if there is nothing to undo, or the undo is another change. */
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

/** The list of touchpoints and its filters [TP-01]. */
export const searchTouchpointsCall = defineCall({
  method: 'POST',
  path: '/api/node/touchpoint/searchTouchpoints',
  module: 'touchpoints',
  summary: 'The touchpoints of a brand, searched, filtered and sorted.',
  access: { kind: 'client', client: 'body.brandId', may: seeTouchpoints },
  body: z.strictObject({
    brandId: z.string(),
    searchFilter: touchpointList.filter.prefault({}),
    ...touchpointList.body,
  }),
  response: pageSchema(touchpointRowSchema),
});

export const getSearchFiltersCall = defineCall({
  method: 'GET',
  path: '/api/node/touchpoint/getSearchFilters',
  module: 'touchpoints',
  summary: 'Filter options for touchpoints, and the number of touchpoints in each view.',
  access: { kind: 'client', client: 'query.brandId', may: seeTouchpoints },
  query: z.strictObject({ brandId: z.string() }),
  response: z.object({
    views: z.record(z.enum(touchpointList.views), z.number().int()),
    configurations: z.array(z.object({ slug: z.string(), name: z.string() })),
    /** Countries with scans or clicks, most first. */
    countries: z.array(z.string()),
    /** Number of visited suffixes that do not exist. */
    deadCodes: z.number().int(),
  }),
});

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
    /** The touchpoint that is being changed and may have the suffix already. */
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
