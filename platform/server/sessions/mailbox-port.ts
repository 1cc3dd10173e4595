import type { Locale } from '#platform/contract/locale.ts';
import { definePort } from '#platform/contract/port.ts';

/**
 * A user's email address and language; undefined if the user may not sign in. Implemented by the module that stores
 * users.
 */
export const userMailboxPort = definePort<
  { userId: string },
  { email: string; locale: Locale } | undefined
>('sessions.mailbox-of-user');
