import { createContext, use } from 'react';
import type { Role } from '#platform/contract/permission.ts';

/** The client that is open, and the user's role there. */
export interface CurrentClient {
  id: string;
  brandId: string;
  name: string;
  /** Time zone of its days: today, periods and end dates. */
  timeZone: string;
  role: Role;
}

export const CurrentClientContext = createContext<CurrentClient | null>(null);

export function useCurrentClient(): CurrentClient {
  const client = use(CurrentClientContext);
  if (!client) throw new Error('a screen of a client stands outside its shell');
  return client;
}
