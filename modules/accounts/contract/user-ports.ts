import { definePort } from '#platform/contract/port.ts';

/** Ids of the users of all clients whose name or e-mail holds all these words; for those who stand above clients. */
export const usersByWords = definePort<{ words: string; limit: number }, string[]>(
  'accounts.users-by-words',
);

/** Who stands above all clients and may come in today. */
export const superAdminIds = definePort<Record<string, never>, string[]>(
  'accounts.super-admin-ids',
);
