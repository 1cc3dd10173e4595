import { z } from 'zod';
import { roleSchema } from '#platform/contract/role.ts';

/** A user that represents a location: a store owner, a sales representative or a brand admin. */
export const personSchema = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Empty if the reader is limited to certain locations: such users see names only. */
  email: z.string(),
  role: roleSchema,
  /** For them always active. */
  status: z.enum(['invited', 'active', 'disabled']),
});

export const representativeSchema = personSchema.extend({
  /** Whether the user represents this location directly, through one of its groups or through the whole brand. */
  through: z.enum(['location', 'group', 'brand']),
  /** The group's name where it is through a group. */
  group: z.string().nullable(),
});
export type Representative = z.infer<typeof representativeSchema>;
