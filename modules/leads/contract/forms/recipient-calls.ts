import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { listOf } from '#platform/contract/paging.ts';
import { notFound } from '#platform/contract/problems.ts';
import { line } from '#platform/contract/text/text.ts';
import { RECIPIENTS_LIMIT } from '../limits.ts';
import { seeForms } from '../permissions.ts';
import { ownerOfForm } from './form-owner.ts';

/** Whom a form can tell by name: the users of its brand, found by words or by the ids that it has kept [FORM-06]. */
export const findRecipientsCall = defineCall({
  method: 'GET',
  path: '/gtr-api/lead-generation/forms/{formId}/recipients',
  module: 'leads',
  summary: 'Users of the brand whom a form can tell of its leads.',
  access: { kind: 'client', client: 'params.formId', owner: ownerOfForm, may: seeForms },
  params: z.strictObject({ formId: uuid }),
  query: z.strictObject({
    q: line({ max: 100 }).default(''),
    ids: listOf(uuid, RECIPIENTS_LIMIT).optional(),
  }),
  response: z.object({
    items: z.array(z.object({ userId: z.string(), name: z.string(), email: z.string() })),
  }),
  errors: [notFound],
});
