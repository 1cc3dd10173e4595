import { z } from 'zod';
import { namedAssociationSchema } from '#platform/contract/client.ts';
import { localeSchema } from '#platform/contract/locale.ts';
import { SUITE_MODULES } from '#platform/contract/navigation.ts';
import { roleSchema } from '#platform/contract/permission.ts';

/** A person with an account, as seen at one client [USR-04]. */
const USER_STATUSES = ['invited', 'active', 'disabled'] as const;
export const userStatusSchema = z.enum(USER_STATUSES);
export type UserStatus = z.infer<typeof userStatusSchema>;

/**
 * Part of the session, which loads before any screen. It is a separate schema so that `userFields` is not loaded with
 * it; include only fields that the shell shows.
 */
export const userSchema = z.object({
  id: z.string(),
  client: z.string().nullable(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Language at creation of the account; `locale` is the current one. */
  defaultLocaleIsoCode: localeSchema,
  locale: localeSchema,
  role: roleSchema,
  status: userStatusSchema,
  associations: z.array(namedAssociationSchema),
  defaultModule: z.enum(SUITE_MODULES).nullable(),
  menus: z.array(z.string()),
});

/** State of the invitation of a user that has not signed in yet. */
export const invitationSchema = z.object({
  /**
   * `waiting`: the mail server has not accepted the mail yet; `unconfirmed`: sent but not confirmed; `stored`: no mail server
   * is configured, so it was not sent.
   */
  state: z.enum(['waiting', 'sent', 'unconfirmed', 'stored', 'expired', 'undelivered']),
  sentAt: z.iso.datetime(),
  validUntil: z.iso.datetime(),
  /** Delivery reason of a bounce. */
  reason: z.string().nullable(),
});
