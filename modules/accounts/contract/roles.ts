import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { uuid } from '#platform/contract/ids.ts';
import { SUITE_MODULES } from '#platform/contract/navigation.ts';
import { ROLES, type Role, roleSchema } from '#platform/contract/permission.ts';
import { notFound } from '#platform/contract/problems.ts';
import { memberRoleSchema } from './manage-user.ts';
import { manageUsers } from './permissions.ts';
import { clientRefusesUsers } from './user-problems.ts';

const items = z.array(z.string());
const module = z.enum(SUITE_MODULES);

/** Effects of a role change on menus, default module and associations, shown before saving. */
const roleChangeSchema = z.object({
  role: memberRoleSchema,
  /** The version of the user that this preview is based on; later changes by other editors are not included. */
  version: z.number().int(),
  menus: z.object({ after: items, kept: items, lost: items, gained: items }),
  defaultModule: z.object({
    before: module.nullable(),
    after: module.nullable(),
    /**
     * The role change removes the current default module, so the editor must choose another of the remaining modules.
     */
    mustBeChosen: z.boolean(),
  }),
  associations: z.object({
    /** All associations stay, regardless of the role. */
    kept: z.number().int(),
    /** Whether the user is limited to their associations, with the current and the new role. */
    boundBefore: z.boolean(),
    boundAfter: z.boolean(),
    /** The role requires at least one association, and there is none. */
    needed: z.boolean(),
  }),
});
export type RoleChange = z.infer<typeof roleChangeSchema>;

export const previewRoleCall = defineCall({
  method: 'GET',
  path: '/gtr-core/users/{id}/role-change',
  module: 'accounts',
  summary: 'What a user would keep, lose and gain with another role; nothing is changed.',
  access: { kind: 'client', client: 'query.clientId', may: manageUsers },
  params: z.strictObject({ id: uuid }),
  query: z.strictObject({ clientId: uuid, role: memberRoleSchema }),
  response: roleChangeSchema,
  errors: [notFound, ...clientRefusesUsers],
});

/** Roles that the signed-in user may assign, never above their own. */
export const getRolesCall = defineCall({
  method: 'GET',
  path: '/gtr-core/roles',
  module: 'accounts',
  summary: 'The roles, and whether the signed-in user could assign each.',
  access: { kind: 'session' },
  response: z.array(z.object({ role: roleSchema, assignable: z.boolean() })),
});

/** Which menu items can be given to users of some roles. */
export const getMenusCall = defineCall({
  method: 'GET',
  path: '/gtr-core/menus',
  module: 'accounts',
  summary: 'The menu items that can be assigned, by role.',
  access: { kind: 'session' },
  query: z.strictObject({
    /** Comma-separated; default: all roles. */
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
