import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { clientSchema } from '#platform/contract/client.ts';
import { uuid } from '#platform/contract/ids.ts';
import { PRODUCTS, SUITE_MODULES } from '#platform/contract/navigation.ts';
import { forbidden } from '#platform/contract/problems.ts';
import { roleSchema } from '#platform/contract/role.ts';
import { userSchema } from './user.ts';

/** Who is signed in, which clients they have, and what is open to them at one of these. */
export const sessionSchema = z.object({
  user: userSchema,
  /** The client that modules and menus are told for; null where the user has none. */
  client: z.string().nullable(),
  modules: z.array(
    z.object({
      module: z.enum(SUITE_MODULES),
      default: z.boolean(),
      product: z.enum(PRODUCTS),
      /** Where it opens when that is not this suite; null for another product whose address is not set, and here. */
      url: z.string().nullable(),
    }),
  ),
  clients: z.array(clientSchema.extend({ role: roleSchema })),
  /** What the user may do at the client, as the permissions of the modules are called. */
  abilities: z.array(z.string()),
  /** The super admin who acts as the user, to be shown on every screen; null when nobody does. */
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
