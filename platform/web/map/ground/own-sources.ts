import { KEPT_FREE } from './ground-words.ts';

/** What we put on a ground ourselves. */
export const OWN_SOURCES: ReadonlySet<string> = new Set(['areas', 'rings', KEPT_FREE]);
