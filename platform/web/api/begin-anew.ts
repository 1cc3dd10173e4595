import { sessionWatch } from './session-watch.ts';

/**
 * After the session was exchanged for another one (acting as a user, and back): the page is loaded anew at an address,
 * so that nothing the last person saw stays in memory, and the other tabs follow.
 */
export function beginAnew(address: string): void {
  sessionWatch.passOn();
  window.location.assign(address);
}
