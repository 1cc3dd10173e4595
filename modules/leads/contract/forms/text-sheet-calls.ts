import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { fileEmpty, fileTypeNotAllowed } from '#platform/contract/files/file-problems.ts';
import { uuid } from '#platform/contract/ids.ts';
import {
  fileTakesTooLong,
  fileUnpacksTooLarge,
  fileUnreadable,
  tooManyColumns,
  tooManyLines,
} from '#platform/contract/imports/import-problems.ts';
import { LOCALES, localeSchema } from '#platform/contract/locale.ts';
import { defineProblem } from '#platform/contract/problem.ts';
import { notFound, unavailable } from '#platform/contract/problems.ts';
import { FORM_TEXT_MAX_LENGTH, TEXT_SHEET_BYTES, TEXT_SHEET_LINES } from '../limits.ts';
import { changeForms, seeForms } from '../permissions.ts';
import { formOwner } from './form-owner.ts';

/**
 * Exports the texts of a form as a sheet for translators and reads it back [FORM-05]. Both work on the editor's draft;
 * nothing is stored.
 */
const SHEET = '/gtr-api/lead-generation/forms/{formId}/translations/sheet';
const params = z.strictObject({ formId: uuid });

export const textColumnsMissing = defineProblem({
  status: 422,
  code: 'TEXT_COLUMNS_MISSING',
  title: 'The file has no column of keys, or none of a language.',
  field: 'body.file',
});

export const writeTextSheetCall = defineCall({
  method: 'POST',
  path: SHEET,
  module: 'leads',
  summary: 'Texts of a form as a sheet: key, where it stands, one column a language.',
  access: { kind: 'client', client: 'params.formId', owner: formOwner, may: seeForms },
  params,
  body: z.strictObject({
    locales: z.array(localeSchema).min(1),
    lines: z
      .array(
        z.strictObject({
          key: z.string().max(120),
          where: z.string().max(FORM_TEXT_MAX_LENGTH),
          texts: z.partialRecord(z.enum(LOCALES), z.string().max(FORM_TEXT_MAX_LENGTH)),
        }),
      )
      .max(TEXT_SHEET_LINES),
  }),
  bodyBytes: 1024 * 1024,
  response: { file: 'application/octet-stream' },
  errors: [notFound],
});

export const readTextSheetCall = defineCall({
  method: 'POST',
  path: `${SHEET}/read`,
  module: 'leads',
  summary: 'The texts that stand in a sheet, line by line; nothing is changed.',
  access: { kind: 'client', client: 'params.formId', owner: formOwner, may: changeForms },
  params,
  body: z.strictObject({}),
  upload: { kinds: ['xlsx'], maxBytes: TEXT_SHEET_BYTES },
  response: z.object({
    lines: z.array(
      z.object({
        line: z.number().int(),
        key: z.string(),
        /** Only of the languages that the sheet has a column for. */
        texts: z.partialRecord(z.enum(LOCALES), z.string()),
      }),
    ),
  }),
  errors: [
    notFound,
    fileEmpty,
    fileTypeNotAllowed,
    fileUnreadable,
    fileUnpacksTooLarge,
    fileTakesTooLong,
    tooManyLines,
    tooManyColumns,
    unavailable,
    textColumnsMissing,
  ],
});
export type SheetText = z.output<typeof readTextSheetCall.response>['lines'][number];
