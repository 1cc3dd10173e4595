import {
  checkConnectorCall,
  connectorNotConfigured,
  listConnectorsCall,
} from '#platform/contract/connector.ts';
import { notFound } from '#platform/contract/problems.ts';
import { createRouteFactory } from '../http/route.ts';
import { connectorHealth } from './connector-health.query.ts';
import type { ConnectorsTables } from './tables.ts';

const route = createRouteFactory<ConnectorsTables>();

export const listConnectorsRoute = route(listConnectorsCall, async ({ app, db }) => ({
  items: await connectorHealth({ db, app }, app.connectors.all),
}));

export const checkConnectorRoute = route(
  checkConnectorCall,
  async ({ params, body, app, db }) => {
    const { connectors } = app;
    const connector = connectors.all.find(({ name }) => name === params.name);
    if (!connector) throw notFound();
    const instances = await connectors.instancesOf(connector);
    if (instances.length === 0) throw connectorNotConfigured();
    const wanted = instances.filter(
      (instance) => body.instance === undefined || instance?.key === body.instance,
    );
    if (wanted.length === 0) throw notFound();
    await connectors.checkAll(wanted.map((instance) => ({ connector, instance })));
    const [health] = await connectorHealth({ db, app }, [connector]);
    if (!health) throw notFound();
    return health;
  },
  // External systems can be slow, so no transaction is open meanwhile.
  { ownTransactions: true },
);
