import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { clientSchema } from '#platform/contract/client.ts';
import { uuid } from '#platform/contract/ids.ts';
import { PRODUCTS, SUITE_MODULES } from '#platform/contract/navigation.ts';
import { forbidden } from '#platform/contract/problems.ts';
import { roleSchema } from '#platform/contract/role.ts';
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
