import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { invalidRefreshToken } from '#platform/contract/problems.ts';

/** The browser trades its refresh token for new tokens when the short one has run out. */
export const refreshSessionCall = defineCall({
  method: 'POST',
  path: '/auth/session/refresh',
  module: 'accounts',
  summary: 'Rotate the refresh token and get a new access token.',
  access: { kind: 'public', reason: 'The refresh token in the cookie is the proof.' },
  headers: z.object({ rid: z.literal('session') }),
  response: z.object({ expiresInSeconds: z.number().int() }),
  errors: [invalidRefreshToken],
});
