import { sql } from 'kysely';
import type {
  ConnectorCode,
  ConnectorHealth,
  ConnectorInstanceHealth,
  ConnectorState,
} from '#platform/contract/connector.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import type { Connector, ConnectorInstance } from './connectors.ts';
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

interface Hour {
  name: string;
  instance: string;
  hours_ago: number;
  good: number;
  checks: number;
}

export interface ConnectorDay {
  uptime: number | null;
  /** The oldest hour first. */
  hours: (number | null)[];
}

/** The checks of the last 24 hours per hour, by `name/instance`. */
async function readHourlyChecks({
  db,
}: {
  db: Db<ConnectorsTables>;
}): Promise<Map<string, Hour[]>> {
  const { rows } = await sql<Hour>`
    select name, instance, floor(extract(epoch from now() - at) / 3600)::int as hours_ago,
      count(*) filter (where ok) as good, count(*) as checks
    from platform.connector_checks
    where at > now() - interval '24 hours' and not passive
    group by name, instance, hours_ago`.execute(db);
  return Map.groupBy(rows, ({ name, instance }) => `${name}/${instance}`);
}

function summarizeConnectorDay(checked: readonly Hour[] = []): ConnectorDay {
  const sum = (field: 'good' | 'checks') => checked.reduce((total, hour) => total + hour[field], 0);
  return {
    uptime: checked.length > 0 ? sum('good') / sum('checks') : null,
    hours: Array.from({ length: 24 }, (_, at) => {
      const hour = checked.find(({ hours_ago }) => Math.max(0, hours_ago) === 23 - at);
      return hour ? hour.good / hour.checks : null;
    }),
  };
}

export interface LastSeen {
  ok: boolean;
  code: ConnectorCode;
  ms: number;
  at: Date;
  /** First failure after the last success, as far back as results are stored. */
  failing_since: Date | null;
}

/** Latest result of each instance, by `name/instance`. Takes a few index lookups each, regardless of the table size. */
async function lastSeen(
  { db }: { db: Db<ConnectorsTables> },
  keys: readonly { name: string; instance: string }[],
): Promise<Map<string, LastSeen>> {
  const { rows } = await sql<LastSeen & { name: string; instance: string }>`
    select wanted.name, wanted.instance, last.ok, last.code, last.ms, last.at, first_failure.at as failing_since
    from unnest(${keys.map(({ name }) => name)}::text[], ${keys.map(({ instance }) => instance)}::text[])
      as wanted (name, instance)
    cross join lateral (
      select ok, code, ms, at from platform.connector_checks
      where name = wanted.name and instance = wanted.instance
      order by at desc limit 1
    ) last
    left join lateral (
      select at from platform.connector_checks
      where name = wanted.name and instance = wanted.instance and not last.ok
        and at > coalesce((
          select good.at from platform.connector_checks good
          where good.name = wanted.name and good.instance = wanted.instance and good.ok
          order by good.at desc limit 1
        ), '-infinity')
      order by at limit 1
    ) first_failure on true`.execute(db);
  return new Map(rows.map(({ name, instance, ...seen }) => [`${name}/${instance}`, seen]));
}
