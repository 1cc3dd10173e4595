import { definePort } from '#platform/contract/port.ts';

/** The module that keeps users answers what somebody is called; undefined where they are known no more. */
export const nameOfUser = definePort<{ userId: string }, string | undefined>(
  'records.name-of-user',
);
