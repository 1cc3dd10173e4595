import { defineConnector } from '../connector.ts';

/** Whatever its first page says, a sign-in or a redirect: it is there. */
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
