import { definePort } from '#platform/contract/port.ts';
import type { Principal } from './principal.ts';

/** The module that keeps users answers who a user is today; undefined when they may not come in. */
export const principalOfUser = definePort<
  { userId: string },
  Omit<Principal, 'sessionId'> | undefined
>('sessions.principal-of-user');
