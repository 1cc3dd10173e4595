import { signOutCall } from '#modules/accounts/contract/sign-out.ts';
import { clearSessionCookies, REFRESH_COOKIE } from '#platform/server/sessions/cookies.ts';
import { route } from '../route.ts';

export const signOut = route(signOutCall, async ({ app, db, principal, request, answer }) => {
  const refresh = request.cookies[REFRESH_COOKIE];
  const sessionId =
    principal?.sessionId ?? (refresh && (await app.sessions.sessionOf(db, refresh)));
  if (sessionId) await app.sessions.end(db, sessionId, 'signed-out');
  clearSessionCookies(answer);
  return null;
});
