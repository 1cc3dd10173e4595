import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { defineImportCalls } from '#platform/contract/imports/import-calls.ts';
import { manageLocations, seeLocations } from '../permissions.ts';
import { locationList } from './location-list.ts';

/** Locations come in and go out as files with the same columns. */
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
