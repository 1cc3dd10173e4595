import type { Locale } from '#platform/contract/locale.ts';
import { definePort } from '#platform/contract/port.ts';
import type { App } from '../app.ts';
import type { Principal } from './principal.ts';

/**
 * Which of these users can sign in and open the client: its enabled users, and super admins. Implemented by the module
 * that stores users.
 */
export const usersWithAccess = definePort<
  { clientId: string; userIds: readonly string[] },
  ReadonlySet<string>
>('sessions.users-with-access');

export interface ClientAdmin {
  userId: string;
  email: string;
  /** First and last name. */
  name: string;
  locale: Locale;
}

/** The client's name and its active brand admins. Implemented by the module that stores users. */
export const clientAdminsPort = definePort<
  { clientId: string },
  { clientName: string; admins: ClientAdmin[] }
>('sessions.admins-of-client');

/**
 * The brand's active users, including admins, who have a menu item. Users limited to single locations are not included.
 * Implemented by the module that stores users.
 */
export const brandUsersWith = definePort<{ clientId: string; menu: string }, string[]>(
  'sessions.brand-users-with',
);

/**
 * A user's email address and language; undefined if the user may not sign in. Implemented by the module that stores
 * users.
 */
export const userMailboxPort = definePort<
  { userId: string },
  { email: string; locale: Locale } | undefined
>('sessions.mailbox-of-user');

/**
 * Returns the user's current data and access; undefined if the user may not sign in. Implemented by the module that
 * stores users.
 */
export const userPrincipalPort = definePort<
  { userId: string },
  Omit<Principal, 'sessionId'> | undefined
>('sessions.principal-of-user');

/** Clients that a user belongs to now; empty if the user may not sign in. */
export async function readUserClientIds(app: App, userId: string): Promise<ReadonlySet<string>> {
  const context = { db: app.database.acrossClients(), app };
  const user = await app.ports.call(userPrincipalPort, { userId }, context);
  return new Set(user?.memberships.keys());
}
