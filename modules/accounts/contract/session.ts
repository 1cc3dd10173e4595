import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { clientSchema } from '#platform/contract/client.ts';
import { uuid } from '#platform/contract/ids.ts';
import { PRODUCTS, SUITE_MODULES } from '#platform/contract/navigation.ts';
import { roleSchema } from '#platform/contract/permission.ts';
import { defineProblem } from '#platform/contract/problem.ts';
import { forbidden, invalidRefreshToken, notFound } from '#platform/contract/problems.ts';
import { line } from '#platform/contract/text/text.ts';
import { userSchema } from './user.ts';

/** The signed-in user, their clients, and their modules, menus and abilities at one of these clients. */
export const sessionSchema = z.object({
  user: userSchema,
  /** The client that `modules` and `menus` apply to; null if the user has no client. */
  client: z.string().nullable(),
  modules: z.array(
    z.object({
      module: z.enum(SUITE_MODULES),
      default: z.boolean(),
      product: z.enum(PRODUCTS),
      /**
       * Address of a module that another product serves. Null for modules of this suite and for products without a
       * configured address.
       */
      url: z.string().nullable(),
    }),
  ),
  clients: z.array(clientSchema.extend({ role: roleSchema })),
  /** Names of the permissions that the user has at the client. */
  abilities: z.array(z.string()),
  /** The super admin acting as the user, shown on every screen; null otherwise. */
  actedBy: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  menus: z.array(
    z.object({
      module: z.enum(SUITE_MODULES),
      items: z.array(z.object({ key: z.string(), available: z.boolean() })),
    }),
  ),
});
export type Session = z.infer<typeof sessionSchema>;

export const getSessionCall = defineCall({
  method: 'GET',
  path: '/gtr-core/auth/session',
  module: 'accounts',
  summary: 'The signed-in user with clients, modules and menus.',
  access: { kind: 'session' },
  query: z.strictObject({ clientId: uuid.optional() }),
  response: sessionSchema,
  errors: [forbidden],
});

/** Exchanges the refresh token for new tokens when the access token has expired. */
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

export const cannotActAs = defineProblem({
  status: 409,
  code: 'CANNOT_ACT_AS',
  title: 'Only an active user who is no super admin can be acted as.',
});
export const notActing = defineProblem({
  status: 409,
  code: 'NOT_ACTING',
  title: 'This session does not act as another user.',
});

/** A super admin sees the suite as a user, for at most an hour, with a recorded reason [SUP-04]. */
export const actAsUserCall = defineCall({
  method: 'POST',
  path: '/api/sa/users/{id}/act-as',
  module: 'accounts',
  summary: 'Act as a user, visibly and recorded; your own session is paused.',
  access: { kind: 'super-admin' },
  params: z.strictObject({ id: uuid }),
  body: z.strictObject({ reason: line({ min: 5, max: 200 }) }),
  response: z.null(),
  status: 204,
  errors: [cannotActAs, notFound],
});

export const stopActingCall = defineCall({
  method: 'POST',
  path: '/api/user/stop-acting',
  module: 'accounts',
  summary: 'Stop acting as a user and return to your own session.',
  access: { kind: 'session' },
  body: z.strictObject({}),
  /** False when the super admin's own session has expired; the page then shows the sign-in form. */
  response: z.object({ back: z.boolean() }),
  errors: [notActing],
});
