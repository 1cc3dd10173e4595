import { defineConnector } from '../connector.ts';

/** Any response of its first page, a sign-in or a redirect, shows that it is running. */
export const legacySuiteConnector = defineConnector({
  name: 'legacy-suite',
  label: 'platform:connectors.name.legacySuite',
  configured: ({ config }) => config.LEGACY_SUITE_URL !== undefined,
  async check({ app, signal }) {
    const { status } = await app.outbound.request({
      url: app.config.LEGACY_SUITE_URL ?? '',
      configured: true,
      bodyNeeded: false,
      signal,
    });
    return status < 500 ? 'ANSWERS' : 'STATUS_NOT_OK';
  },
});
