import { definePort } from '#platform/contract/port.ts';

/** Ids of users of all clients whose name or e-mail contains all of `words`; for callers with access to all clients. */
export const userIdsBySearchText = definePort<{ words: string; limit: number }, string[]>(
  'accounts.users-by-words',
);

/** Ids of the super admins that are allowed to sign in. */
export const superAdminIds = definePort<Record<string, never>, string[]>(
  'accounts.super-admin-ids',
);
