import {
  captchaChallengeCall,
  completeProviderSignInCall,
  signInOptionsCall,
  startProviderSignInCall,
} from '#modules/accounts/contract/sign-in.ts';
import { createProofOfWorkChallenge } from '#platform/server/captcha/passes-captcha.ts';
import { setSessionCookies } from '#platform/server/sessions/cookies.ts';
import { route } from '../route.ts';
import {
  completeProviderSignIn,
  PROVIDER_COOKIE,
  PROVIDER_COOKIE_SECONDS,
  startProviderSignIn,
} from './provider-sign-in.ts';

const signInOptionsRoute = route(signInOptionsCall, async ({ app: { config } }) => ({
  password: !config.OIDC_ISSUER || config.OIDC_MODE === 'beside',
  provider: config.OIDC_ISSUER
    ? { name: config.OIDC_NAME ?? new URL(config.OIDC_ISSUER).host }
    : null,
  captcha:
    config.RECAPTCHA_SECRET && config.RECAPTCHA_SITE_KEY
      ? { kind: 'recaptcha' as const, siteKey: config.RECAPTCHA_SITE_KEY }
      : { kind: 'proof-of-work' as const },
  mailbox: config.mailbox,
}));

const captchaChallengeRoute = route(captchaChallengeCall, async ({ app }) =>
  createProofOfWorkChallenge(app),
);

const path = '/api/user/provider';

/** The provider may be slow, so no transaction is open meanwhile. */
const ownTransactions = true;

const startProviderSignInRoute = route(
  startProviderSignInCall,
  async ({ app, body, answer }) => {
    const { url, sealed } = await startProviderSignIn({ app }, body.redirect);
    answer.setCookie(PROVIDER_COOKIE, sealed, { path, maxAge: PROVIDER_COOKIE_SECONDS });
    return { url };
  },
  { ownTransactions },
);

const completeProviderSignInRoute = route(
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

export const signInRoutes = [
  signInOptionsRoute,
  captchaChallengeRoute,
  startProviderSignInRoute,
  completeProviderSignInRoute,
];
