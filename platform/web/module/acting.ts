import { createContext, use } from 'react';

/** A super admin acts as a user: both names, and the function that ends it [SUP-04]. */
export interface Acting {
  by: string;
  as: string;
  stop: () => Promise<void>;
}

export const ActingContext = createContext<Acting | null>(null);

/**
 * Null unless a super admin acts as this user. Some actions are allowed only for the user personally; a screen then
 * says so instead of calling.
 */
export function useActing(): Acting | null {
  return use(ActingContext);
}
