import { sql } from 'kysely';
import type { Configuration } from 'openid-client';
import { providerSignInFailed, providerUserUnknown } from '#modules/accounts/contract/sign-in.ts';
import { safeRedirect } from '#platform/contract/page-addresses/page-address.ts';
import { email as emailSchema } from '#platform/contract/text/typed-values.ts';
import type { App } from '#platform/server/app.ts';
import type { Tokens } from '#platform/server/sessions/access-token.ts';
import { findUser } from '../memberships/find-user.ts';
import { invalidatePasswordLinks } from '../passwords/password-links.ts';
import type { AccountsTables, Context } from '../tables.ts';

export const PROVIDER_COOKIE = 'comptoir_provider';
export const PROVIDER_COOKIE_SECONDS = 600;

interface ProviderFlow {
  verifier: string;
  state: string;
  nonce: string;
  redirect: string;
}

/**
 * Prepares the redirect to the provider: its URL, and the state sealed for a cookie, so that only the same browser can
 * complete the sign-in.
 */
export async function startProviderSignIn(
  { app }: { app: App },
  redirect: string,
): Promise<{ url: string; sealed: string }> {
  const openid = await import('openid-client');
  const flow: ProviderFlow = {
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
    code_challenge: await openid.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
    state: flow.state,
    nonce: flow.nonce,
  });
  return { url: url.href, sealed: app.secrets.seal('provider sign-in', JSON.stringify(flow)) };
}

/** Exchanges the provider's code for the verified e-mail and starts a session for the user with this e-mail. */
export async function completeProviderSignIn(
  { app }: { app: App },
  given: { query: string; sealed: string | undefined; userAgent: string },
): Promise<Tokens & { redirect: string }> {
  const flow = openFlow({ app }, given.sealed);
  const email = await readVerifiedEmail({ app }, flow, given.query);
  const { userAgent } = given;
  const tokens = await app.database
    .acrossClients<AccountsTables>()
    .transaction()
    .execute((tx) => startSession({ db: tx, app }, { email, userAgent }));
  return { ...tokens, redirect: flow.redirect };
}

async function startSession(
  { db, app }: Context,
  { email, userAgent }: { email: string; userAgent: string },
): Promise<Tokens> {
  const user = await findUser({ db }, { email }, { lock: 'update' });
  if (!user || user.status === 'disabled') throw providerUserUnknown();
  const isMailboxUnproven = user.mailbox_proven_at === null;
  if (isMailboxUnproven || user.status === 'invited') {
    await db
      .updateTable('accounts.users')
      .set({
        // The provider's proof of identity also accepts a pending invitation.
        status: 'active',
        mailbox_proven_at: sql<Date>`coalesce(mailbox_proven_at, now())`,
        links_by_mail_only: false,
        // A password set before the mailbox was proven may belong to another person, so it is removed.
        ...(isMailboxUnproven && { password_hash: null }),
      })
      .where('id', '=', user.id)
      .execute();
    // Earlier links are no longer needed and must not let another person set a password.
    await invalidatePasswordLinks({ db }, user.id);
    await app.sessions.endOfUser(db, user.id, 'mailbox-proven');
  }
  return app.sessions.begin(db, { userId: user.id, userAgent });
}

function openFlow({ app }: { app: App }, sealed: string | undefined): ProviderFlow {
  try {
    return JSON.parse(app.secrets.open('provider sign-in', sealed ?? ''));
  } catch {
    throw providerSignInFailed();
  }
}

async function readVerifiedEmail(
  { app }: { app: App },
  flow: ProviderFlow,
  query: string,
): Promise<string> {
  try {
    const openid = await import('openid-client');
    const callback = new URL(callbackAddress({ app }));
    callback.search = query;
    const tokens = await openid.authorizationCodeGrant(await providerClient({ app }), callback, {
      pkceCodeVerifier: flow.verifier,
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    // An unverified address proves nothing.
    if (claims?.email_verified !== true) throw new Error('the e-mail is not verified');
    return emailSchema.parse(claims.email);
  } catch (error) {
    app.log.warn({ error }, 'a sign-in at the identity provider was not completed');
    throw providerSignInFailed();
  }
}

let discovered: { issuer: string; client: Promise<Configuration> } | undefined;

/** Discovers the provider configuration once; a failure is not cached, so that the next attempt retries. */
async function providerClient({ app }: { app: App }): Promise<Configuration> {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = app.config;
  if (!issuer || !id) throw new Error('no identity provider is configured');
  // Loaded only if a provider is configured.
  const openid = await import('openid-client');
  if (discovered?.issuer !== issuer) {
    const insecure =
      new URL(issuer).protocol === 'http:' ? { execute: [openid.allowInsecureRequests] } : {};
    const client = openid.discovery(new URL(issuer), id, secret, undefined, {
      timeout: 10,
      ...insecure,
    });
    discovered = { issuer, client };
    client.catch(() => {
      discovered = undefined;
    });
  }
  return discovered.client;
}

/** Redirect URL of the provider, which must be registered there. */
function callbackAddress({ app }: { app: App }): string {
  return `${app.config.publicUrl}/verify-auth`;
}
