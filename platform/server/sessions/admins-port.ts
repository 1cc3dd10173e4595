import type { Locale } from '#platform/contract/locale.ts';
import { definePort } from '#platform/contract/port.ts';

export interface AdminOfClient {
  userId: string;
  email: string;
  /** First and last name. */
  name: string;
  locale: Locale;
}

/** The brand admins of a client who may come in today, and what the client is called; the module that keeps users answers. */
export const adminsOfClient = definePort<
  { clientId: string },
  { clientName: string; admins: AdminOfClient[] }
>('sessions.admins-of-client');
