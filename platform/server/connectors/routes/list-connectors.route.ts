import { listConnectorsCall } from '#platform/contract/connectors/connector-calls.ts';
import { connectorHealth } from '../connector-health.query.ts';
import { route } from '../tables.ts';

export const listConnectors = route(listConnectorsCall, async ({ app, db }) => ({
  items: await connectorHealth(app, db, app.connectors.all),
}));
