import { z } from 'zod';
import { localeSchema } from '#platform/contract/locale.ts';
import { SUITE_MODULES } from '#platform/contract/navigation.ts';
import { roleSchema } from '#platform/contract/role.ts';

/** A person with an account, as seen at one client. */
const USER_STATUSES = ['invited', 'active', 'disabled'] as const;

const associationSchema = z.object({
  kind: z.enum(['brand', 'group', 'location']),
  id: z.string(),
  name: z.string(),
});

export const userSchema = z.object({
  id: z.string(),
  client: z.string().nullable(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** The language the account was made with; locale is the one in use. */
  defaultLocaleIsoCode: localeSchema,
  locale: localeSchema,
  role: roleSchema,
  status: z.enum(USER_STATUSES),
  associations: z.array(associationSchema),
  defaultModule: z.enum(SUITE_MODULES).nullable(),
  menus: z.array(z.string()),
});
