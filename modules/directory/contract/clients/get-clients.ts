import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { clientSchema } from '#platform/contract/client.ts';
import { uuid } from '#platform/contract/ids.ts';
import { beAtClient } from '#platform/contract/permission.ts';
import { notFound } from '#platform/contract/problems.ts';

/** The clients a user belongs to; a super admin belongs to all. */
export const listClientsCall = defineCall({
  method: 'GET',
  path: '/gtr-core/clients',
  module: 'directory',
  summary: 'The clients of the signed-in user.',
  access: { kind: 'session' },
  response: z.array(clientSchema),
});

export const getClientCall = defineCall({
  method: 'GET',
  path: '/gtr-core/clients/{uuid}',
  module: 'directory',
  summary: 'One client.',
  access: { kind: 'client', client: 'params.uuid', may: beAtClient },
  params: z.strictObject({ uuid }),
  response: clientSchema,
  errors: [notFound],
});
