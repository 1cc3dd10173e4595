import { createContext, use } from 'react';

/** The user of the session, personally or acted as. */
export interface CurrentUser {
  id: string;
  firstName: string;
  lastName: string;
}

export const CurrentUserContext = createContext<CurrentUser | null>(null);

export function useCurrentUser(): CurrentUser {
  const user = use(CurrentUserContext);
  if (!user) throw new Error('a screen stands outside of any shell');
  return user;
}
