import { defineConnector } from '../connector.ts';

/** Reads the provider's own description, which every sign-in begins with. */
export const signInProviderConnector = defineConnector({
  name: 'sign-in-provider',
  label: 'platform:connectors.name.signInProvider',
  configured: ({ config }) => config.OIDC_ISSUER !== undefined,
  async check({ app, signal }) {
    const issuer = (app.config.OIDC_ISSUER ?? '').replace(/\/$/, '');
    const { status, body } = await app.outbound.request({
      url: `${issuer}/.well-known/openid-configuration`,
      configured: true,
      signal,
    });
    if (status !== 200) return 'STATUS_NOT_OK';
    return issuerIn(body) === issuer ? 'ANSWERS' : 'ANSWER_NOT_UNDERSTOOD';
  },
});

function issuerIn(body: Buffer): string | undefined {
  try {
    return String(JSON.parse(body.toString()).issuer).replace(/\/$/, '');
  } catch {
    return undefined;
  }
}
