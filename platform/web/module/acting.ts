import { createContext, use } from 'react';

/** A super admin acts as the user: who, as whom, and the way back [SUP-04]. */
export interface Acting {
  by: string;
  as: string;
  stop: () => Promise<void>;
}

export const ActingContext = createContext<Acting | null>(null);

/** Null while users are here themselves. Some things nobody else may do for them: a screen says so instead of trying. */
export function useActing(): Acting | null {
  return use(ActingContext);
}
