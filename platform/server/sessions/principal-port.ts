import { definePort } from '#platform/contract/port.ts';
import type { Principal } from './principal.ts';

/**
 * Returns the user's current data and access; undefined if the user may not sign in. Implemented by the module that
 * stores users.
 */
export const userPrincipalPort = definePort<
  { userId: string },
  Omit<Principal, 'sessionId'> | undefined
>('sessions.principal-of-user');
