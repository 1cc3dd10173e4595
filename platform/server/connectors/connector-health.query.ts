import type {
  ConnectorHealth,
  ConnectorInstanceHealth,
  ConnectorState,
} from '#platform/contract/connectors/connector-state.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import type { Connector, ConnectorInstance } from './connector.ts';
import {
  type ConnectorDay,
  readHourlyChecks,
  summarizeConnectorDay,
} from './connector-day.query.ts';
import { type LastSeen, lastSeen } from './last-seen.query.ts';
import type { ConnectorsTables } from './tables.ts';

const WORST_FIRST: readonly ConnectorState[] = ['failing', 'unknown', 'fine', 'not-configured'];

/** Current state of the given connectors, from their recorded checks. */
export async function connectorHealth(
  { db, app }: { db: Db<ConnectorsTables>; app: App },
  connectors: readonly Connector[],
): Promise<ConnectorHealth[]> {
  const found = await Promise.all(
    connectors.map(async (connector) => ({
      connector,
      instances: await app.connectors.instancesOf(connector),
    })),
  );
  const keys = found.flatMap(({ connector, instances }) =>
    instances.map((instance) => ({ name: connector.name, instance: instance?.key ?? '' })),
  );
  const [seen, days] = await Promise.all([lastSeen({ db }, keys), readHourlyChecks({ db })]);
  return found.map(({ connector, instances }) => {
    const healths = instances.map((instance) => {
      const key = `${connector.name}/${instance?.key ?? ''}`;
      return healthOf(instance, seen.get(key), summarizeConnectorDay(days.get(key)));
    });
    return {
      name: connector.name,
      label: connector.label,
      state: worst(healths),
      instances: healths,
    };
  });
}

function healthOf(
  instance: ConnectorInstance | undefined,
  last: LastSeen | undefined,
  day: ConnectorDay,
): ConnectorInstanceHealth {
  return {
    key: instance?.key ?? '',
    clientId: instance?.clientId ?? null,
    name: instance?.name ?? null,
    state: !last ? 'unknown' : last.ok ? 'fine' : 'failing',
    code: last?.code ?? null,
    lastMs: last?.ms ?? null,
    lastAt: last?.at.toISOString() ?? null,
    failingSince: last?.failing_since?.toISOString() ?? null,
    ...day,
  };
}

function worst(instances: readonly ConnectorInstanceHealth[]): ConnectorState {
  return (
    WORST_FIRST.find((state) => instances.some((instance) => instance.state === state)) ??
    'not-configured'
  );
}
