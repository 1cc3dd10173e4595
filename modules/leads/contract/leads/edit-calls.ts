/** Calls that edit a lead, add and remove its files, and delete it [LEAD-02] [LEAD-03]. */

import { z } from 'zod';
import { fieldKeySchema, LEAD_FILE_KINDS } from '#modules/forms/contract/form-field.ts';
import {
  ANSWER_MAX_LENGTH,
  FIELDS_LIMIT,
  LEAD_FILE_BYTES,
  LONG_ANSWER_MAX_LENGTH,
  OPTIONS_LIMIT,
  SKU_MAX_LENGTH,
  SKUS_LIMIT,
  TAG_MAX_LENGTH,
  TAGS_LIMIT,
} from '#modules/forms/contract/limits.ts';
import { defineCall } from '#platform/contract/call.ts';
import {
  fileEmpty,
  fileTypeNotAllowed,
  pictureBroken,
} from '#platform/contract/files/file-calls.ts';
import { uuid } from '#platform/contract/ids.ts';
import { changedMeanwhile, notFound } from '#platform/contract/problems.ts';
import { line } from '#platform/contract/text/text.ts';
import { NOTE_MAX_LENGTH } from '../limits.ts';
import { deleteLeads } from '../permissions.ts';
import { leadSchema } from './lead.ts';
import { LEAD_PATH, leadParams, leadPriceSchema, seeLead, workOnLead } from './lead-calls.ts';
import { leadFilesLimit } from './lead-problems.ts';

const module = 'leads';
const FILES = `${LEAD_PATH}/files`;
const fileParams = leadParams.extend({ fileId: uuid });

/** Each answer is validated by its field; null removes it. Consents cannot be edited, and files have separate calls. */
const answers = z
  .record(
    fieldKeySchema,
    z
      .union([
        z.string().max(LONG_ANSWER_MAX_LENGTH),
        z.boolean(),
        z.number(),
        z.array(z.string().max(ANSWER_MAX_LENGTH)).max(OPTIONS_LIMIT),
      ])
      .nullable(),
  )
  .refine((given) => Object.keys(given).length <= FIELDS_LIMIT, { error: 'tooMany' });

const uniqueLines = (max: number, limit: number) =>
  z
    .array(line({ min: 1, max }))
    .max(limit)
    .transform((given) => [...new Set(given)]);

/** Omitted parts stay unchanged; `version` is the version that was read. */
export const leadChangesSchema = z.strictObject({
  fieldsValues: answers.optional(),
  tags: uniqueLines(TAG_MAX_LENGTH, TAGS_LIMIT).optional(),
  internalNote: z.string().max(NOTE_MAX_LENGTH).optional(),
  skus: uniqueLines(SKU_MAX_LENGTH, SKUS_LIMIT).optional(),
  /** In hundredths. */
  price: leadPriceSchema.nullable().optional(),
  version: z.number().int().optional(),
});
export type LeadChanges = z.output<typeof leadChangesSchema>;

export const editLeadCall = defineCall({
  method: 'PUT',
  path: LEAD_PATH,
  module,
  summary: 'Edit answers, tags, note, products or price of a lead; 304 where nothing changes.',
  access: workOnLead,
  params: leadParams,
  body: leadChangesSchema,
  bodyBytes: 1024 * 1024,
  response: leadSchema,
  errors: [notFound, changedMeanwhile],
});

export const addLeadFileCall = defineCall({
  method: 'POST',
  path: FILES,
  module,
  summary: 'Add a file to an answer of a lead, or replace one.',
  access: workOnLead,
  params: leadParams,
  body: z.strictObject({ field: fieldKeySchema, replaces: uuid.optional() }),
  upload: { kinds: LEAD_FILE_KINDS, maxBytes: LEAD_FILE_BYTES },
  response: leadSchema,
  status: 201,
  errors: [notFound, leadFilesLimit, fileEmpty, fileTypeNotAllowed, pictureBroken],
});

export const removeLeadFileCall = defineCall({
  method: 'DELETE',
  path: `${FILES}/{fileId}`,
  module,
  summary: 'Remove a file from a lead.',
  access: workOnLead,
  params: fileParams,
  response: leadSchema,
  errors: [notFound],
});

export const getLeadFileCall = defineCall({
  method: 'GET',
  path: `${FILES}/{fileId}`,
  module,
  summary: 'A file of a lead, for users who may see the lead.',
  access: seeLead,
  params: fileParams,
  response: { file: 'application/octet-stream' },
  errors: [notFound],
});

export const deleteLeadCall = defineCall({
  method: 'DELETE',
  path: LEAD_PATH,
  module,
  summary: 'Delete a lead with its files, links and history.',
  access: { ...workOnLead, may: deleteLeads },
  params: leadParams,
  response: z.null(),
  status: 204,
  errors: [notFound],
});
