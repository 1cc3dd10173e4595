import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';

/** Sign-out: ends the session on the server and in every tab. */
export const signOutCall = defineCall({
  method: 'POST',
  path: '/api/user/logout',
  module: 'accounts',
  summary: 'End this session.',
  access: {
    kind: 'public',
    reason: 'Leaving must work with an expired session too; without one it does nothing.',
  },
  response: z.null(),
  status: 204,
});
