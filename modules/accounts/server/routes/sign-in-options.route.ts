import {
  captchaChallengeCall,
  signInOptionsCall,
} from '#modules/accounts/contract/sign-in-options.ts';
import { createProofOfWorkChallenge } from '#platform/server/captcha/proof-of-work.ts';
import { route } from '../route.ts';

export const signInOptionsRoute = route(signInOptionsCall, async ({ app: { config } }) => ({
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

export const captchaChallengeRoute = route(captchaChallengeCall, async ({ app }) =>
  createProofOfWorkChallenge(app),
);
