import { defineConnector } from '#platform/server/connectors/connectors.ts';
import type { DirectoryTables } from '../tables.ts';
import {
  connectorCode,
  LOOKUP_CONNECTOR,
  lookupSettings,
  queryProductLookup,
} from './query-product-lookup.ts';

/** A SKU that no brand has: a "not found" response shows that the system is up. */
const NO_PRODUCT = 'comptoir-health';

/** Product lookup systems of brands, one each [SUP-05]. */
export const productLookupConnector = defineConnector({
  name: LOOKUP_CONNECTOR,
  label: 'directory:lookup.connector',
  configured: () => true,
  async instances(app) {
    const rows = await app.database
      .acrossClients<DirectoryTables>()
      .selectFrom('directory.product_lookups as lookup')
      .innerJoin('directory.clients as client', 'client.id', 'lookup.client_id')
      .select(['client.id', 'client.name'])
      .where('lookup.enabled', '=', true)
      .where('client.archived_at', 'is', null)
      .orderBy('client.name')
      .execute();
    return rows.map(({ id, name }) => ({ key: id, clientId: id, name }));
  },
  async check({ app, instance, signal }) {
    const row = await app.database
      .acrossClients<DirectoryTables>()
      .selectFrom('directory.product_lookups')
      .selectAll()
      .where('client_id', '=', instance?.key ?? '')
      .executeTakeFirstOrThrow();
    return connectorCode(
      await queryProductLookup({ app }, lookupSettings({ app }, row), { sku: NO_PRODUCT, signal }),
    );
  },
});
