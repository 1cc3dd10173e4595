import { definePort } from '#platform/contract/port.ts';

/**
 * Which of these users can sign in and open the client: its enabled users, and super admins. Implemented by the module
 * that stores users.
 */
export const usersWithAccess = definePort<
  { clientId: string; userIds: readonly string[] },
  ReadonlySet<string>
>('sessions.users-with-access');
