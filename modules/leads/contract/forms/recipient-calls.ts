import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { commaSeparatedSchema } from '#platform/contract/paging.ts';
import { notFound } from '#platform/contract/problems.ts';
import { line } from '#platform/contract/text/text.ts';
import { RECIPIENTS_LIMIT } from '../limits.ts';
import { seeForms } from '../permissions.ts';
import { formOwner } from './form-owner.ts';

/** Users of the brand that a form can notify, found by search terms or by stored ids [FORM-06]. */
export const findRecipientsCall = defineCall({
  method: 'GET',
  path: '/gtr-api/lead-generation/forms/{formId}/recipients',
  module: 'leads',
  summary: 'Users of the brand whom a form can tell of its leads.',
  access: { kind: 'client', client: 'params.formId', owner: formOwner, may: seeForms },
  params: z.strictObject({ formId: uuid }),
  query: z.strictObject({
    q: line({ max: 100 }).default(''),
    ids: commaSeparatedSchema(uuid, RECIPIENTS_LIMIT).optional(),
  }),
  response: z.object({
    items: z.array(z.object({ userId: z.string(), name: z.string(), email: z.string() })),
  }),
  errors: [notFound],
});
