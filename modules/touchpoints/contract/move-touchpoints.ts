import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import {
  fileEmpty,
  fileTooLarge,
  fileTypeNotAllowed,
} from '#platform/contract/files/file-calls.ts';
import { defineImportCalls } from '#platform/contract/imports/import-calls.ts';
import {
  fileHasNul,
  fileIsPage,
  fileTakesTooLong,
  fileUnreadable,
  fileWithoutLines,
  importLinesWrong,
  tooManyColumns,
  tooManyLines,
} from '#platform/contract/imports/import-problems.ts';
import { UPLOAD_LIMIT_BYTES } from '#platform/contract/limits.ts';
import { importQuantities, seeTouchpoints } from './permissions.ts';
import { touchpointList } from './touchpoint.ts';

/** Export of the list, and import of quantities: all lines or none [TP-08, TP-09]. */
export const exportTouchpointCall = defineCall({
  method: 'POST',
  path: '/api/node/touchpoint/exportTouchpoint',
  module: 'touchpoints',
  summary: 'Export the touchpoints that match; a job does it.',
  access: { kind: 'client', client: 'body.brandId', may: seeTouchpoints },
  body: z.strictObject({
    brandId: z.string(),
    format: z.enum(['csv', 'xlsx']).default('csv'),
    filters: touchpointList.filter.prefault({}),
  }),
  response: z.object({ jobId: z.string() }),
  status: 202,
});

/** The steps of the import screen: check, preview, write. */
export const quantityImportCalls = defineImportCalls({
  module: 'touchpoints',
  base: '/gtr-core/clients/{uuid}/touchpoints',
  what: 'printed quantities',
  may: importQuantities,
  kinds: ['csv'],
});

/** All steps in one, for API clients. */
export const importTouchpointCall = defineCall({
  method: 'POST',
  path: '/api/node/touchpoint/importTouchpoint',
  module: 'touchpoints',
  summary: 'Import printed quantities from a .csv file: all lines, or none.',
  access: { kind: 'client', client: 'query.brandId', may: importQuantities },
  query: z.strictObject({ brandId: z.string() }),
  upload: { kinds: ['csv'], maxBytes: UPLOAD_LIMIT_BYTES },
  response: z.object({ lines: z.number().int(), changed: z.number().int(), jobId: z.string() }),
  status: 202,
  rate: { max: 30, seconds: 60 },
  errors: [
    fileEmpty,
    fileTooLarge,
    fileTypeNotAllowed,
    fileUnreadable,
    fileIsPage,
    fileHasNul,
    fileTakesTooLong,
    fileWithoutLines,
    tooManyLines,
    tooManyColumns,
    importLinesWrong,
  ],
});
