import { z } from 'zod';
import { defineCall } from '../call.ts';
import { fileEmpty, fileTooLarge, fileTypeNotAllowed } from '../files/file-calls.ts';
import type { FileKind } from '../files/file-kind.ts';
import { uuid } from '../ids.ts';
import { UPLOAD_LIMIT_BYTES } from '../limits.ts';
import type { Permission } from '../permission.ts';
import type { ProblemDefinition } from '../problem.ts';
import { notFound } from '../problems.ts';
import {
  fileHasNul,
  fileIsPage,
  fileProtected,
  fileTakesTooLong,
  fileUnpacksTooLarge,
  fileUnreadable,
  fileWithoutLines,
  headerQuotesWrong,
  importCheckGone,
  importNotPossible,
  tooManyColumns,
  tooManyLines,
} from './import-problems.ts';
import {
  IMPORT_KINDS,
  importRepairSchema,
  importReportSchema,
  readingChoiceSchema,
} from './import-report.ts';

/** Every check reads the file again, so a file that was readable before can time out later. */
const READING_PROBLEMS = [
  fileUnreadable,
  fileProtected,
  fileUnpacksTooLarge,
  fileTakesTooLong,
  fileWithoutLines,
  headerQuotesWrong,
  tooManyLines,
  tooManyColumns,
] as const;

/** Calls of one import below the client's path: template, check, check again with other columns, write, wrong lines. */
export function defineImportCalls<const Base extends string>(given: {
  module: string;
  /** `/gtr-core/clients/{uuid}/locations`. */
  base: Base;
  /** Used in the call summaries: `locations`. */
  what: string;
  may: Permission;
  /** Default: all spreadsheet kinds. */
  kinds?: readonly FileKind[];
  /** Schema of the input that starting the import requires: a rule, a certificate. Default: none. */
  terms?: z.ZodType;
  /** Problems that the start call can return for these terms. */
  problems?: readonly ProblemDefinition<never>[];
}) {
  const { module, base, what, may, kinds = IMPORT_KINDS } = given;
  const terms: z.ZodType = given.terms ?? z.strictObject({});
  /** Reading a file with many lines takes seconds. */
  const rate = { max: 30, seconds: 60 };
  const access = { kind: 'client', client: 'params.uuid', may } as const;
  const sheets = (['csv', 'xlsx'] as const).filter((kind) => kinds.includes(kind));
  const oneCheck = z.strictObject({ uuid, id: uuid });
  return {
    template: defineCall({
      method: 'GET',
      path: `${base}/import/template`,
      module,
      summary: `An empty file with the columns of ${what}.`,
      access,
      params: z.strictObject({ uuid }),
      query: z.strictObject({ format: z.enum(sheets).default('csv') }),
      response: { file: 'application/octet-stream' },
    }),
    check: defineCall({
      method: 'POST',
      path: `${base}/import/check`,
      module,
      summary: `Check a file of ${what}; nothing is written.`,
      access,
      params: z.strictObject({ uuid }),
      upload: { kinds, maxBytes: UPLOAD_LIMIT_BYTES },
      response: importReportSchema,
      rate,
      errors: [
        fileEmpty,
        fileTooLarge,
        fileTypeNotAllowed,
        fileIsPage,
        fileHasNul,
        ...READING_PROBLEMS,
      ],
    }),
    report: defineCall({
      method: 'GET',
      path: `${base}/import/checks/{id}`,
      module,
      summary: `The report of a checked file of ${what}.`,
      access,
      params: oneCheck,
      response: importReportSchema,
      errors: [importCheckGone],
    }),
    recheck: defineCall({
      method: 'PUT',
      path: `${base}/import/checks/{id}`,
      module,
      summary: `Check the same file of ${what} with other columns, repairs or another way of reading it.`,
      access,
      params: oneCheck,
      body: z.strictObject({
        columns: z
          .array(
            z.strictObject({
              header: z.string(),
              column: z.string().nullable(),
              isReason: z.boolean().optional(),
            }),
          )
          .max(500),
        repairs: z.array(importRepairSchema).max(50).default([]),
        reading: readingChoiceSchema.default({}),
      }),
      response: importReportSchema,
      rate,
      errors: [importCheckGone, importNotPossible, notFound, ...READING_PROBLEMS],
    }),
    wrongLines: defineCall({
      method: 'GET',
      path: `${base}/import/checks/{id}/wrong-lines`,
      module,
      summary: `The wrong lines of a checked file of ${what}, with what is wrong in each.`,
      access,
      params: oneCheck,
      query: z.strictObject({ format: z.enum(sheets).default(sheets.at(-1) ?? 'csv') }),
      response: { file: 'application/octet-stream' },
      errors: [importCheckGone, notFound],
    }),
    write: defineCall({
      method: 'POST',
      path: `${base}/import/checks/{id}/write`,
      module,
      summary: `Write the good lines of a checked file of ${what}, in one go.`,
      access,
      params: oneCheck,
      body: terms,
      response: z.object({ jobId: z.string() }),
      status: 202,
      errors: [importCheckGone, importNotPossible, ...(given.problems ?? [])],
    }),
  };
}
export type ImportCalls = ReturnType<typeof defineImportCalls>;
