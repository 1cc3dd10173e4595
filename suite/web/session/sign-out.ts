import { signOutCall } from '#modules/accounts/contract/sign-out.ts';
import { callServer } from '#platform/web/api/server.ts';
import { sessionWatch } from '#platform/web/api/session-watch.ts';

/** Ends the session on the server first: a tab that says goodbye while the session lives on would lie [SES-05]. */
export async function signOut(): Promise<void> {
  await callServer(signOutCall, {});
  sessionWatch.end('left');
}
