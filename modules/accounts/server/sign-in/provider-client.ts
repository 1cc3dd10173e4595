import type { Configuration } from 'openid-client';
import type { App } from '#platform/server/app.ts';

let discovered: { issuer: string; client: Promise<Configuration> } | undefined;

/** Discovers the provider configuration once; a failure is not cached, so that the next attempt retries. */
export async function providerClient({ app }: { app: App }): Promise<Configuration> {
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
export function callbackAddress({ app }: { app: App }): string {
  return `${app.config.publicUrl}/verify-auth`;
}
