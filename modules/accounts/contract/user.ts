import { z } from 'zod';
import { partOf } from '#platform/contract/fields/record-fields.ts';
import { userFields } from './user-fields.ts';

/** A person with an account, as seen at one client [USR-04]. */
const USER_STATUSES = ['invited', 'active', 'disabled'] as const;
export const userStatusSchema = z.enum(USER_STATUSES);
export type UserStatus = z.infer<typeof userStatusSchema>;

export const userSchema = z.object({
  id: z.string(),
  client: z.string().nullable(),
  ...partOf(userFields, 'shown'),
  status: userStatusSchema,
});

/** How the invitation of a user who has not come yet stands. */
export const invitationSchema = z.object({
  state: z.enum(['sent', 'expired', 'undelivered']),
  sentAt: z.iso.datetime(),
  validUntil: z.iso.datetime(),
  /** Why the mail came back, as the suite names it. */
  reason: z.string().nullable(),
});
