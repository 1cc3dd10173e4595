import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { pageSchema } from '#platform/contract/paging.ts';
import { seeTouchpoints } from './permissions.ts';
import { touchpointRowSchema } from './touchpoint.ts';
import { touchpointList } from './touchpoint-list.ts';

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
  summary: 'What touchpoints can be narrowed by, and how many each view has.',
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
