import { providerSignInFailed } from '#modules/accounts/contract/provider-sign-in.ts';
import { safeRedirect } from '#platform/contract/safe-redirect.ts';
import type { App } from '#platform/server/app.ts';
import { callbackAddress, providerClient } from '../../provider/provider-client.ts';

export const PROVIDER_COOKIE = 'comptoir_provider';
export const PROVIDER_COOKIE_SECONDS = 600;

export interface ProviderStart {
  verifier: string;
  state: string;
  nonce: string;
  redirect: string;
}

/** Redirects to the provider with sealed state, so that only the same browser can complete the sign-in. */
export async function startProviderSignIn(
  { app }: { app: App },
  redirect: string,
): Promise<{ url: string; sealed: string }> {
  const openid = await import('openid-client');
  const note: ProviderStart = {
    verifier: openid.randomPKCECodeVerifier(),
    state: openid.randomState(),
    nonce: openid.randomNonce(),
    redirect: safeRedirect(redirect, new URL(app.config.publicUrl).origin),
  };
  const client = await providerClient({ app }).catch((error) => {
    app.log.warn({ error }, 'the identity provider could not be reached');
    throw providerSignInFailed();
  });
  const url = openid.buildAuthorizationUrl(client, {
    redirect_uri: callbackAddress({ app }),
    scope: 'openid email profile',
    code_challenge: await openid.calculatePKCECodeChallenge(note.verifier),
    code_challenge_method: 'S256',
    state: note.state,
    nonce: note.nonce,
  });
  return { url: url.href, sealed: app.secrets.seal('provider sign-in', JSON.stringify(note)) };
}
