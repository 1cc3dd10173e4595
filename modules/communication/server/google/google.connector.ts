import { defineConnector } from '#platform/server/connectors/connectors.ts';
import { GOOGLE_CONNECTOR } from './business-profile-client.ts';
import { openGoogleToken } from './google-connection.ts';
import { toGoogleConnectorCode } from './google-failure.ts';
import type { GoogleTables } from './google-tables.ts';
import { googleProject, requestToken } from './google-tokens.ts';

/**
 * Google Business Profile, one instance per connected brand [SUP-05]. The check only requests a new token, which does
 * not count against the rate limit.
 */
export const googleConnector = defineConnector({
  name: GOOGLE_CONNECTOR,
  label: 'communication:google.connector',
  configured: ({ config }) => googleProject(config) !== undefined,
  async instances(app) {
    const rows = await app.database
      .acrossClients<GoogleTables>()
      .selectFrom('communication.google_connections')
      .select(['client_id', 'google_user'])
      .orderBy('google_user')
      .orderBy('client_id')
      .execute();
    return rows.map(({ client_id, google_user }) => ({
      key: client_id,
      clientId: client_id,
      name: google_user ?? client_id,
    }));
  },
  async check({ app, instance }) {
    const row = await app.database
      .acrossClients<GoogleTables>()
      .selectFrom('communication.google_connections')
      .select('sealed_refresh_token')
      .where('client_id', '=', instance?.key ?? '')
      .executeTakeFirstOrThrow();
    try {
      const refreshToken = openGoogleToken({ app }, row.sealed_refresh_token);
      await requestToken({ app }, { grant_type: 'refresh_token', refresh_token: refreshToken });
      return 'ANSWERS';
    } catch (error) {
      return toGoogleConnectorCode(error);
    }
  },
});
