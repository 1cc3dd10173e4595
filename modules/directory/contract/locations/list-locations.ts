import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { defineImportCalls } from '#platform/contract/imports/import-calls.ts';
import { pageSchema } from '#platform/contract/lists/define-list.ts';
import { manageLocations, seeLocations } from '../permissions.ts';
import { locationList, locationRowSchema } from './location.ts';

/** Lists the locations of a client by page, with the available filter choices. */
const access = { kind: 'client', client: 'params.uuid', may: seeLocations } as const;

export const listLocationsCall = defineCall({
  method: 'GET',
  path: '/gtr-core/clients/{uuid}/locations',
  module: 'directory',
  summary: 'The locations of a client, searched, filtered and sorted.',
  access,
  params: z.strictObject({ uuid }),
  query: z.strictObject(locationList.query),
  response: pageSchema(locationRowSchema),
});

/** An option of a filter with its number of locations. */
export const choiceSchema = z.object({
  value: z.string(),
  label: z.string(),
  count: z.number().int(),
});

export const getLocationFiltersCall = defineCall({
  method: 'GET',
  path: '/gtr-core/clients/{uuid}/locations/filters',
  module: 'directory',
  summary: 'Filter options for the locations of a client, with counts.',
  access,
  params: z.strictObject({ uuid }),
  response: z.object({
    /** Number of locations per view. */
    views: z.record(z.enum(locationList.views), z.number().int()),
    /** The label is the country code; the browser provides the country name. */
    country: z.array(choiceSchema),
    type: z.array(choiceSchema),
    group: z.array(choiceSchema),
    activity: z.array(choiceSchema),
    affiliation: z.array(choiceSchema),
  }),
});

/** Import and export use the same columns. */
export const locationImportCalls = defineImportCalls({
  module: 'directory',
  base: '/gtr-core/clients/{uuid}/locations',
  what: 'locations',
  may: manageLocations,
});

export const exportLocationsCall = defineCall({
  method: 'POST',
  path: '/gtr-core/clients/{uuid}/locations/export',
  module: 'directory',
  summary: 'Export the locations that match some filters; a job does it.',
  access: { kind: 'client', client: 'params.uuid', may: seeLocations },
  params: z.strictObject({ uuid }),
  body: z.strictObject({
    format: z.enum(['csv', 'xlsx']),
    filters: locationList.filter.prefault({}),
  }),
  response: z.object({ jobId: z.string() }),
  status: 202,
});
