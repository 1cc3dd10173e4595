import { refreshSessionCall } from '#modules/accounts/contract/refresh-session.ts';
import { ACCESS_TOKEN_SECONDS } from '#platform/contract/limits.ts';
import { invalidRefreshToken } from '#platform/contract/problems.ts';
import { REFRESH_COOKIE, setSessionCookies } from '#platform/server/sessions/cookies.ts';
import { route } from '../route.ts';

// Its own transaction: when a spent token ends the family, the refusal must not take that back.
export const refreshSession = route(
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
