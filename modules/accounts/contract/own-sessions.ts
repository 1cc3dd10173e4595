import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { notFound } from '#platform/contract/problems.ts';

/** The places where the user is signed in, and ending them. */
export const ownSessionSchema = z.object({
  id: z.string(),
  current: z.boolean(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  device: z.enum(['desktop', 'phone', 'tablet']),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});

export const listOwnSessionsCall = defineCall({
  method: 'GET',
  path: '/api/user/sessions',
  module: 'accounts',
  summary: 'Where the signed-in user is signed in.',
  access: { kind: 'session', inPerson: true },
  response: z.array(ownSessionSchema),
});

export const endOwnSessionCall = defineCall({
  method: 'DELETE',
  path: '/api/user/sessions/{id}',
  module: 'accounts',
  summary: 'End one other session of the signed-in user.',
  access: { kind: 'session', inPerson: true },
  params: z.strictObject({ id: uuid }),
  response: z.null(),
  status: 204,
  errors: [notFound],
});

export const endOtherSessionsCall = defineCall({
  method: 'DELETE',
  path: '/api/user/sessions',
  module: 'accounts',
  summary: 'End all other sessions of the signed-in user.',
  access: { kind: 'session', inPerson: true },
  response: z.object({ ended: z.number().int() }),
});
