import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { notFound } from '#platform/contract/problems.ts';
import { CRITERION_SOURCES } from '../criterion.ts';
import { importContacts } from '../permissions.ts';
import {
  certificateSchema,
  importAlreadyUndone,
  MERGE_RULES,
  undoTooLate,
} from './import-terms.ts';

/** Number of values of a criterion that an import wrote, and that it left unchanged. */
export const criterionCountSchema = z.object({
  slug: z.string(),
  created: z.number().int(),
  filled: z.number().int(),
  replaced: z.number().int(),
  left: z.number().int(),
});
export type CriterionCount = z.infer<typeof criterionCountSchema>;

export const undoOutcomeSchema = z.object({
  /** Contacts created by the import that were deleted by its undo. */
  removed: z.number().int(),
  /** Contacts that stay because they changed since. */
  stayed: z.number().int(),
  /** Restored values. */
  restored: z.number().int(),
  /** Values that changed since and were not restored. */
  left: z.number().int(),
});
export type UndoOutcome = z.infer<typeof undoOutcomeSchema>;

/** A completed import [PH-13]. */
export const pastImportSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  fileSize: z.number().int(),
  importedAt: z.string(),
  importedBy: z.string(),
  seconds: z.number(),
  merge: z.enum(MERGE_RULES),
  lines: z.number().int(),
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  refused: z.number().int(),
  undoUntil: z.string(),
  undoneAt: z.string().nullable(),
  undoneBy: z.string().nullable(),
  undone: undoOutcomeSchema.nullable(),
});
export type PastImport = z.infer<typeof pastImportSchema>;

export const pastImportDetailSchema = pastImportSchema.extend({
  criteria: z.array(
    criterionCountSchema.extend({
      /** A text key, or a literal label of the brand. */
      label: z.union([z.object({ text: z.string() }), z.object({ words: z.string() })]),
      mandatory: z.boolean(),
      consent: z.boolean(),
      source: z.enum(CRITERION_SOURCES),
    }),
  ),
  /** New consents by slug of their purpose. */
  given: z.record(z.string(), z.number().int()),
  /** Consents in the file that the person had withdrawn; they stay withdrawn. */
  keptWithdrawn: z.number().int(),
  certificate: certificateSchema,
  /** Contacts of the import that changed since. */
  changedSince: z.number().int(),
  /** Whether the importing user can still download the invalid lines, as long as the checked file is stored. */
  wrongLines: z.boolean(),
});
export type PastImportDetail = z.infer<typeof pastImportDetailSchema>;

const access = { kind: 'client', client: 'params.uuid', may: importContacts } as const;

export const pastImportsCall = defineCall({
  method: 'GET',
  path: '/api/ph/clients/{uuid}/imports',
  module: 'profile-hub',
  summary: 'The imports of contacts, the latest first.',
  access,
  params: z.strictObject({ uuid }),
  query: z.strictObject({
    /** Cursor: id of the last import already loaded. */
    after: uuid.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({ items: z.array(pastImportSchema), next: z.string().nullable() }),
});

export const pastImportCall = defineCall({
  method: 'GET',
  path: '/api/ph/clients/{uuid}/imports/{id}',
  module: 'profile-hub',
  summary: 'One import of contacts: what it wrote, its certificate, and what happened since.',
  access,
  params: z.strictObject({ uuid, id: uuid }),
  response: pastImportDetailSchema,
  errors: [notFound],
});

export const getCertificateCall = defineCall({
  method: 'GET',
  path: '/api/ph/clients/{uuid}/imports/{id}/certificate',
  module: 'profile-hub',
  summary: 'The certificate of an import as a PDF: who vouched for which file, when, and for what.',
  access,
  params: z.strictObject({ uuid, id: uuid }),
  response: { file: 'application/pdf' },
  errors: [notFound],
});

export const undoImportCall = defineCall({
  method: 'POST',
  path: '/api/ph/clients/{uuid}/imports/{id}/undo',
  module: 'profile-hub',
  summary: 'Undo an import of contacts as a whole; later changes stay, and a job does it.',
  access,
  params: z.strictObject({ uuid, id: uuid }),
  body: z.strictObject({}),
  response: z.object({ jobId: z.string() }),
  status: 202,
  errors: [notFound, importAlreadyUndone, undoTooLate],
});
