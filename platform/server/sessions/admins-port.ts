import type { Locale } from '#platform/contract/locale.ts';
import { definePort } from '#platform/contract/port.ts';

export interface ClientAdmin {
  userId: string;
  email: string;
  /** First and last name. */
  name: string;
  locale: Locale;
}

/** The client's name and its active brand admins. Implemented by the module that stores users. */
export const clientAdminsPort = definePort<
  { clientId: string },
  { clientName: string; admins: ClientAdmin[] }
>('sessions.admins-of-client');
