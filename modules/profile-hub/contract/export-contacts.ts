import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import {
  exportColumnUnknown,
  exportOptions,
  SHEET_FORMATS,
} from '#platform/contract/files/export-body.ts';
import { linkProblems, reportToken } from '#platform/contract/files/file-calls.ts';
import { whichContactsSchema } from './contact.ts';
import { CRITERION_TYPES } from './criterion.ts';
import { exportContacts } from './permissions.ts';
import { SEGMENT_KINDS } from './segment.ts';

/** Exports contacts: all, a segment, matching ones or selected ones, with selected criteria [PH-14]. */
const everybody = { filter: {} };

export const exportProfilesCall = defineCall({
  method: 'POST',
  path: '/api/ph/export_profiles',
  module: 'profile-hub',
  summary:
    'Export contacts as xlsx or csv, with a password as an encrypted zip; a job does it and a mail leads to the file.',
  access: { kind: 'client', client: 'body.brandId', may: exportContacts },
  body: z.strictObject({
    brandId: z.string(),
    format: z.enum(SHEET_FORMATS).default('xlsx'),
    filters: whichContactsSchema.prefault(everybody),
    ...exportOptions,
  }),
  bodyBytes: 1024 * 1024,
  response: z.object({ jobId: z.string() }),
  status: 202,
  errors: [exportColumnUnknown],
  rate: { max: 30, seconds: 60 },
});

export const countExportCall = defineCall({
  method: 'POST',
  path: '/api/ph/export_count',
  module: 'profile-hub',
  summary: 'How many contacts an export would hold.',
  access: { kind: 'client', client: 'body.brandId', may: exportContacts },
  body: z.strictObject({
    brandId: z.string(),
    filters: whichContactsSchema.prefault(everybody),
  }),
  bodyBytes: 1024 * 1024,
  response: z.object({ count: z.number().int() }),
});

/** Which contacts were exported. */
export const EXPORTED_PARTS = ['all', 'segment', 'filter', 'chosen'] as const;
export type ExportedPart = (typeof EXPORTED_PARTS)[number];

export const getExportsCall = defineCall({
  method: 'GET',
  path: '/api/ph/exports',
  module: 'profile-hub',
  summary: 'What can be exported, segments and criteria, and the last exports of the brand.',
  access: { kind: 'client', client: 'query.brandId', may: exportContacts },
  query: z.strictObject({ brandId: z.string() }),
  response: z.object({
    segments: z.array(z.object({ id: z.string(), name: z.string(), kind: z.enum(SEGMENT_KINDS) })),
    /** In default file order; labels of standard criteria are text keys. */
    criterias: z.array(
      z.object({
        slug: z.string(),
        label: z.string(),
        isStandard: z.boolean(),
        type: z.enum(CRITERION_TYPES),
      }),
    ),
    exports: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        /** Undefined if the user no longer exists. */
        by: z.string().optional(),
        part: z.enum(EXPORTED_PARTS),
        segment: z.string().nullable(),
        contacts: z.number().int(),
        criterias: z.number().int(),
        format: z.enum(SHEET_FORMATS),
        isLocked: z.boolean(),
        file: z.string(),
        /** Download path, only for the user that started the export and until the file expires. */
        path: z.string().nullable(),
      }),
    ),
  }),
});

export const getExportedFileCall = defineCall({
  method: 'GET',
  path: '/api/ph/get_file',
  module: 'profile-hub',
  summary: 'Downloads an export by the token of its link.',
  access: { kind: 'link', reason: 'The token is the proof; it is random and kept as a hash.' },
  query: z.strictObject({ token: reportToken }),
  response: { file: 'application/octet-stream' },
  errors: [...linkProblems],
  rate: { max: 60, seconds: 60 },
});
