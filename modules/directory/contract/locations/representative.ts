import { z } from 'zod';
import { roleSchema } from '#platform/contract/role.ts';

/** Somebody who stands for a location: a store owner, a sales representative or a brand admin. */
export const personSchema = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Empty for readers who are bound to locations: they learn names. */
  email: z.string(),
  role: roleSchema,
  /** For them always active. */
  status: z.enum(['invited', 'active', 'disabled']),
});

export const representativeSchema = personSchema.extend({
  /** Set for this location alone, or because they stand for a group of it or for the whole brand. */
  through: z.enum(['location', 'group', 'brand']),
  /** The group's name where it is through a group. */
  group: z.string().nullable(),
});
export type Representative = z.infer<typeof representativeSchema>;
