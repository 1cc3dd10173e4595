import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { roleSchema } from '#platform/contract/role.ts';

/** The roles the signed-in user could give to another: never one above their own. */
export const getRolesCall = defineCall({
  method: 'GET',
  path: '/gtr-core/roles',
  module: 'accounts',
  summary: 'The roles, and whether the signed-in user could assign each.',
  access: { kind: 'session' },
  response: z.array(z.object({ role: roleSchema, assignable: z.boolean() })),
});
