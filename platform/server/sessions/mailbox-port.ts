import type { Locale } from '#platform/contract/locale.ts';
import { definePort } from '#platform/contract/port.ts';

/** Where a user is written to, and in which language; undefined when they may not come in. The module that keeps users answers. */
export const mailboxOfUser = definePort<
  { userId: string },
  { email: string; locale: Locale } | undefined
>('sessions.mailbox-of-user');
