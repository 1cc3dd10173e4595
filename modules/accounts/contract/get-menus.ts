import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { SUITE_MODULES } from '#platform/contract/navigation.ts';
import { ROLES, type Role, roleSchema } from '#platform/contract/role.ts';

/** Which menu items can be given to users of some roles. */
export const getMenusCall = defineCall({
  method: 'GET',
  path: '/gtr-core/menus',
  module: 'accounts',
  summary: 'The menu items that can be assigned, by role.',
  access: { kind: 'session' },
  query: z.strictObject({
    /** Separated by commas; all roles when absent. */
    roles: z
      .string()
      .optional()
      .transform((text): readonly string[] => (text ? text.split(',') : ROLES))
      .pipe(z.array(roleSchema)),
  }),
  response: z.array(
    z.object({
      role: z.enum(ROLES) satisfies z.ZodType<Role>,
      modules: z.array(z.object({ module: z.enum(SUITE_MODULES), items: z.array(z.string()) })),
    }),
  ),
});
