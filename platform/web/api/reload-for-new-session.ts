import { sessionWatch } from './session-watch.ts';

/**
 * Called after the session was replaced (acting as a user, and back). Reloads the page so that no data of the previous
 * user stays in memory, and makes the other tabs follow.
 */
export function reloadForNewSession(address: string): void {
  sessionWatch.passOn();
  window.location.assign(address);
}
