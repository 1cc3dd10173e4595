import { z } from 'zod';
import { TAG_MAX_LENGTH, TAGS_LIMIT } from '#modules/forms/contract/limits.ts';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { tooManyJobs } from '#platform/contract/jobs.ts';
import { line } from '#platform/contract/text/text.ts';
import { email } from '#platform/contract/text/typed-values.ts';
import { workOnLeads } from '../permissions.ts';
import { whichLeadsSchema } from './lead-list.ts';
import { LEADS_OF_CLIENT } from './lead-list-calls.ts';
import { leadLocationUnknown } from './lead-problems.ts';

/** Bulk changes of leads; each lead is changed as if it were the only one [LEAD-01] [LEAD-07]. */
const tags = z
  .array(line({ min: 1, max: TAG_MAX_LENGTH }))
  .max(TAGS_LIMIT)
  .default([]);

export const leadBulkChangeSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('tag'), add: tags, remove: tags }),
  z.strictObject({ action: z.literal('forward'), email, notify: z.boolean().default(true) }),
  z.strictObject({ action: z.literal('relocate'), locationId: uuid }),
]);
export type LeadBulkChange = z.output<typeof leadBulkChangeSchema>;

const outcome = {
  changed: z.number().int(),
  /** Unchanged leads: they have ended, or would exceed the limit of tags. */
  refused: z.number().int(),
  /** For many leads a job makes the changes; then nothing is counted yet. */
  jobId: z.string().nullable(),
};
const params = z.strictObject({ clientId: uuid });
const access = { kind: 'client', client: 'params.clientId', may: workOnLeads } as const;

export const changeLeadsCall = defineCall({
  method: 'POST',
  path: `${LEADS_OF_CLIENT}/bulk`,
  module: 'leads',
  summary: 'Tag, forward or move many leads.',
  access,
  params,
  body: z.strictObject({ which: whichLeadsSchema, change: leadBulkChangeSchema }),
  response: z.object({
    ...outcome,
    /** ID to undo the change of tags; null if there is nothing to undo. */
    undoId: z.string().nullable(),
  }),
  errors: [tooManyJobs, leadLocationUnknown],
});

export const undoTagsCall = defineCall({
  method: 'POST',
  path: `${LEADS_OF_CLIENT}/bulk/undo`,
  module: 'leads',
  summary: 'Take back what one bulk change did to the tags of leads; what others did since stays.',
  access,
  params,
  body: z.strictObject({ undoId: uuid }),
  response: z.object(outcome),
  errors: [tooManyJobs],
});
