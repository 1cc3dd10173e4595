import { defineConnector } from '#platform/server/connectors/connectors.ts';
import type { LocatorTables } from '../tables.ts';
import { GoogleClient } from './google-client.ts';
import { openGoogleKey, toGoogleConnectorCode } from './google-key.ts';

export const GOOGLE_DATA_CONNECTOR = 'google-search-and-analytics';

/**
 * Search Console and GA4, one instance for each brand with a service account [SUP-05]. The check only requests a token,
 * so it uses no quota.
 */
export const googleDataConnector = defineConnector({
  name: GOOGLE_DATA_CONNECTOR,
  label: 'locator:google.connector',
  configured: () => true,
  async instances(app) {
    const rows = await app.database
      .acrossClients<LocatorTables>()
      .selectFrom('locator.google_keys')
      .select(['client_id', 'account'])
      .orderBy('account')
      .orderBy('client_id')
      .execute();
    return rows.map(({ client_id, account }) => ({
      key: client_id,
      clientId: client_id,
      name: account,
    }));
  },
  async check({ app, instance, signal }) {
    const row = await app.database
      .acrossClients<LocatorTables>()
      .selectFrom('locator.google_keys')
      .select('sealed_key')
      .where('client_id', '=', instance?.key ?? '')
      .executeTakeFirstOrThrow();
    try {
      const key = openGoogleKey({ app }, row.sealed_key);
      await new GoogleClient({ app, key, signal }).checkKey();
      return 'ANSWERS';
    } catch (error) {
      return toGoogleConnectorCode(error);
    }
  },
});
