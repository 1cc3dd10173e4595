import { getSessionCall } from '#modules/accounts/contract/get-session.ts';
import { refreshSessionCall } from '#modules/accounts/contract/refresh-session.ts';
import { signInCall } from '#modules/accounts/contract/sign-in.ts';
import { signOutCall } from '#modules/accounts/contract/sign-out.ts';
import { ACCESS_TOKEN_SECONDS } from '#platform/contract/limits.ts';
import { invalidRefreshToken } from '#platform/contract/problems.ts';
import {
  clearSessionCookies,
  REFRESH_COOKIE,
  setSessionCookies,
} from '#platform/server/sessions/cookies.ts';
import { signIn } from '../commands/sign-in/sign-in.ts';
import { describeSession } from '../queries/session/describe-session.ts';
import { route } from '../route.ts';

export const getSessionRoute = route(getSessionCall, ({ app, db, principal, query }) =>
  describeSession({ app, db, principal }, query.clientId),
);

// Its own transactions: a failed try stays counted, and hashing takes its time without holding one open.
export const signInRoute = route(
  signInCall,
  async ({ app, body, request, answer }) => {
    const { userId, ...tokens } = await signIn(
      { app },
      {
        email: body.username,
        password: body.password,
        address: request.address,
        userAgent: request.userAgent,
      },
    );
    setSessionCookies(answer, tokens);
    return { userId };
  },
  { ownTransactions: true },
);

// Its own transaction: when a spent token ends the family, the refusal must not take that back.
export const refreshSessionRoute = route(
  refreshSessionCall,
  async ({ app, request, answer }) => {
    const token = request.cookies[REFRESH_COOKIE];
    const tokens = token ? await app.sessions.refresh(token) : undefined;
    if (!tokens) throw invalidRefreshToken();
    setSessionCookies(answer, tokens);
    return { expiresInSeconds: ACCESS_TOKEN_SECONDS };
  },
  { ownTransactions: true },
);

export const signOutRoute = route(signOutCall, async ({ app, db, principal, request, answer }) => {
  const refresh = request.cookies[REFRESH_COOKIE];
  const sessionId =
    principal?.sessionId ?? (refresh && (await app.sessions.sessionOf(db, refresh)));
  if (sessionId) await app.sessions.end(db, sessionId, 'signed-out');
  clearSessionCookies(answer);
  return null;
});
