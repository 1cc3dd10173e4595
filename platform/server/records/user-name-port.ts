import { definePort } from '#platform/contract/port.ts';

/**
 * Returns a user's display name; undefined if the user no longer exists. Implemented by the module that stores users.
 */
export const userNamePort = definePort<{ userId: string }, string | undefined>(
  'records.name-of-user',
);
