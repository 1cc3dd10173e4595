import { signOutCall } from '#modules/accounts/contract/sign-out.ts';
import { callServer } from '#platform/web/api/server.ts';
import { sessionWatch } from '#platform/web/api/session-watch.ts';

/**
 * Ends the session on the server first, so that a tab never reports a sign-out while the session is still valid
 * [SES-05].
 */
export async function signOut(): Promise<void> {
  await callServer(signOutCall, {});
  sessionWatch.end('left');
}
