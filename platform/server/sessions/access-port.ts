import { definePort } from '#platform/contract/port.ts';

/**
 * Which of these users can sign in and open the client: its users who are not disabled, and super admins. The module that
 * stores users answers.
 */
export const usersWithAccess = definePort<
  { clientId: string; userIds: readonly string[] },
  ReadonlySet<string>
>('sessions.users-with-access');
