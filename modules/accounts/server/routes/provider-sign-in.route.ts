import {
  completeProviderSignInCall,
  startProviderSignInCall,
} from '#modules/accounts/contract/provider-sign-in.ts';
import { setSessionCookies } from '#platform/server/sessions/cookies.ts';
import { completeProviderSignIn } from '../commands/sign-in/complete-provider-sign-in.ts';
import {
  PROVIDER_COOKIE,
  PROVIDER_COOKIE_SECONDS,
  startProviderSignIn,
} from '../commands/sign-in/start-provider-sign-in.ts';
import { route } from '../route.ts';

const path = '/api/user/provider';

/** The provider is another machine that may be slow: no transaction waits for it. */
const ownTransactions = true;

export const startProviderSignInRoute = route(
  startProviderSignInCall,
  async ({ app, body, answer }) => {
    const { url, sealed } = await startProviderSignIn({ app }, body.redirect);
    answer.setCookie(PROVIDER_COOKIE, sealed, { path, maxAge: PROVIDER_COOKIE_SECONDS });
    return { url };
  },
  { ownTransactions },
);

export const completeProviderSignInRoute = route(
  completeProviderSignInCall,
  async ({ app, body, request, answer }) => {
    const { redirect, ...tokens } = await completeProviderSignIn(
      { app },
      {
        query: body.query,
        sealed: request.cookies[PROVIDER_COOKIE],
        userAgent: request.userAgent,
      },
    );
    setSessionCookies(answer, tokens);
    answer.clearCookie(PROVIDER_COOKIE, { path });
    return { redirect };
  },
  { ownTransactions },
);
