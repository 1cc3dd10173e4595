import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { forbidden } from '#platform/contract/problems.ts';
import { userSchema } from './user.ts';

/** The signed-in user's own record. */
export const getMyselfCall = defineCall({
  method: 'GET',
  path: '/gtr-core/user/myself',
  module: 'accounts',
  summary: 'The signed-in user.',
  access: { kind: 'session' },
  query: z.strictObject({ clientId: uuid.optional() }),
  response: userSchema,
  errors: [forbidden],
});
