import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { defineImportCalls } from '#platform/contract/imports/import-calls.ts';
import { readingFields } from '#platform/contract/imports/import-report.ts';
import { line } from '#platform/contract/text/text.ts';
import { CRITERION_TYPES } from '../criterion.ts';
import { LABEL_MAX_LENGTH } from '../limits.ts';
import { changeCriteria, importContacts } from '../permissions.ts';
import { labelTaken, optionMissing, tooManyCriteria } from '../problems.ts';
import {
  certificateMissing,
  certificationSchema,
  certifiedWordingMissing,
  linesWrong,
  MERGE_RULES,
  periodWrong,
  tooManyValues,
} from './import-terms.ts';

const terms = {
  certification: certificationSchema,
  merge: z.enum(MERGE_RULES).default('blanks'),
  /** Imports the valid lines although others are invalid. */
  correctLines: z.boolean().default(false),
};
export const importTermsSchema = z.strictObject(terms);
export type ImportTerms = z.output<typeof importTermsSchema>;

const problems = [certificateMissing, certifiedWordingMissing, periodWrong, linesWrong] as const;

/** Steps of the import screen: file, check, certify [PH-09 to PH-13]. */
export const contactImportCalls = defineImportCalls({
  module: 'profile-hub',
  base: '/api/ph/clients/{uuid}/contacts',
  what: 'contacts',
  may: importContacts,
  terms: importTermsSchema,
  problems,
});

const { check, write, recheck } = contactImportCalls;

/** The same steps under the paths that API clients use. */
export const importCheckfileCall = defineCall({
  method: 'POST',
  path: '/api/ph/import_checkfile',
  module: 'profile-hub',
  summary: 'Check a file of contacts; nothing is written.',
  access: { kind: 'client', client: 'body.brand_id', may: importContacts },
  body: z.strictObject({ brand_id: z.string(), ...readingFields }),
  upload: check.upload,
  response: check.response,
  rate: check.rate,
  errors: check.errors,
});

export const importCall = defineCall({
  method: 'POST',
  path: '/api/ph/import',
  module: 'profile-hub',
  summary: 'Write a checked file of contacts on the terms that are certified; a job does it.',
  access: { kind: 'client', client: 'body.brand_id', may: importContacts },
  body: z.strictObject({ brand_id: z.string(), id: uuid, ...terms }),
  response: z.object({ jobId: z.string() }),
  status: 202,
  errors: write.errors,
});

export const importCreateEmptyFileCall = defineCall({
  method: 'POST',
  path: '/api/ph/import_create_empty_file',
  module: 'profile-hub',
  summary: 'An empty file with a column for each criterion of the brand.',
  access: { kind: 'client', client: 'body.brand_id', may: importContacts },
  body: z.strictObject({ brand_id: z.string(), format: z.enum(['csv', 'xlsx']).default('csv') }),
  response: { file: 'application/octet-stream' },
});

/** Creates a criterion for an unmatched column and checks the file again with it. */
export const criterionFromColumnCall = defineCall({
  method: 'POST',
  path: '/api/ph/clients/{uuid}/contacts/import/checks/{id}/criterion',
  module: 'profile-hub',
  summary: 'Make a criterion of a column of a checked file and check the file again.',
  access: { kind: 'client', client: 'params.uuid', may: changeCriteria },
  params: z.strictObject({ uuid, id: uuid }),
  body: z.strictObject({
    /** Index of the column, from 0. */
    position: z.number().int().min(0).max(499),
    label: line({ min: 1, max: LABEL_MAX_LENGTH }),
    /** For a list, the distinct values of the column become its options. */
    type: z.enum(CRITERION_TYPES),
  }),
  response: check.response,
  rate: check.rate,
  errors: [...recheck.errors, labelTaken, optionMissing, tooManyCriteria, tooManyValues],
});
