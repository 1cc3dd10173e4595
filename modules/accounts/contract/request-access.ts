import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';

/** A user without any module sees the administrators of their clients and can request access from them. */
export const listAccessAdminsCall = defineCall({
  method: 'GET',
  path: '/api/user/access-helpers',
  module: 'accounts',
  summary: 'Who can give the signed-in user access, by client.',
  access: { kind: 'session' },
  response: z.array(
    z.object({
      clientId: uuid,
      clientName: z.string(),
      administrators: z.array(z.object({ firstName: z.string(), lastName: z.string() })),
    }),
  ),
});

export const requestAccessCall = defineCall({
  method: 'POST',
  path: '/api/user/ask-for-access',
  module: 'accounts',
  summary: 'Ask the brand admins for access by email, once a day.',
  access: { kind: 'session' },
  body: z.strictObject({}),
  response: z.object({ asked: z.number().int() }),
});
