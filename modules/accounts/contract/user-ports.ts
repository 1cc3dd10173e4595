import { definePort } from '#platform/contract/port.ts';

/** Ids of the users of all clients whose name or e-mail holds all these words; for those who stand above clients. */
export const usersByWords = definePort<{ words: string; limit: number }, string[]>(
  'accounts.users-by-words',
);
