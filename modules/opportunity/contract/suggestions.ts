import { z } from 'zod';
import { changeRequestBodySchema } from '#modules/directory/contract/change-requests/change-request.ts';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { notFound } from '#platform/contract/problems.ts';
import { suggestModification } from './permissions.ts';

/** The wizard of the map writes a change request into the directory [OPP-06]. */
export const suggestModificationCall = defineCall({
  method: 'POST',
  path: '/gtr-api/opportunity/clients/{clientId}/suggestions',
  module: 'opportunity',
  summary: 'Suggest a modification of a retailer: closed, moved, wrong data, duplicate.',
  access: { kind: 'client', client: 'params.clientId', may: suggestModification },
  params: z.strictObject({ clientId: uuid }),
  body: changeRequestBodySchema,
  response: z.object({ id: uuid }),
  status: 201,
  errors: [notFound],
  rate: { max: 60, seconds: 60 },
});
