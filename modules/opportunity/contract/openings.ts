import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { tooManyJobs } from '#platform/contract/jobs.ts';
import { mapFilter, mapPeriod } from './map-filter.ts';
import { seeOpportunity } from './permissions.ts';

/** A location where a new retailer would serve the most unserved intentions; computed by a job. */
const openingPlaceSchema = z.object({
  rank: z.number().int(),
  longitude: z.number(),
  latitude: z.number(),
  /** Nearest town in the list of places. */
  town: z.string(),
  country: z.string(),
  areaId: z.string().nullable(),
  /** Unserved intentions within the radius that are not covered by a better place. */
  intentions: z.number().int(),
  marketValue: z.number(),
  /** Distance to the brand's nearest retailer; null if there is none. */
  nearestKm: z.number().nullable(),
  nearestName: z.string(),
  /** Prospects within the radius, nearest first. */
  prospects: z.array(z.object({ id: uuid, name: z.string(), city: z.string(), km: z.number() })),
  topCategories: z.array(z.object({ label: z.string(), intentions: z.number().int() })),
});
export type OpeningPlace = z.infer<typeof openingPlaceSchema>;

const params = z.strictObject({ clientId: uuid });
const access = { kind: 'client', client: 'params.clientId', may: seeOpportunity } as const;
const chosen = {
  ...mapFilter,
  ...mapPeriod,
  km: z.coerce.number().int().min(1).max(200).optional(),
};

export const openingPlanSchema = z.object({
  /** The job that computes the plan; null if it is ready. */
  jobId: z.string().nullable(),
  computedAt: z.iso.datetime().nullable(),
  km: z.number(),
  /** The intentions of the period are the sum of `served`, `unserved` and `withoutPlace`. */
  intentions: z.number().int(),
  served: z.number().int(),
  unserved: z.number().int(),
  /** Known only by region or country, so the nearest retailer cannot be determined. */
  withoutPlace: z.number().int(),
  places: z.array(openingPlaceSchema),
});

export const getOpeningPlanCall = defineCall({
  method: 'GET',
  path: '/gtr-api/opportunity/clients/{clientId}/openings',
  module: 'opportunity',
  summary: 'The ten places where a new retailer would serve most intentions that nobody serves.',
  access,
  params,
  query: z.strictObject(chosen),
  response: openingPlanSchema,
  errors: [tooManyJobs],
  rate: { max: 120, seconds: 60 },
});

export const computeOpeningPlanCall = defineCall({
  method: 'POST',
  path: '/gtr-api/opportunity/clients/{clientId}/openings',
  module: 'opportunity',
  summary: 'Compute where to open next for these filters; a job does it.',
  access,
  params,
  query: z.strictObject(chosen),
  response: z.object({ jobId: z.string() }),
  status: 202,
  errors: [tooManyJobs],
  rate: { max: 30, seconds: 60 },
});
