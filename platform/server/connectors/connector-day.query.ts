import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { ConnectorsTables } from './tables.ts';

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

/** The checks of the last 24 hours, hour by hour, by `name/instance`. */
export async function readHourlyChecks({
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

export function summarizeConnectorDay(checked: readonly Hour[] = []): ConnectorDay {
  const sum = (field: 'good' | 'checks') => checked.reduce((total, hour) => total + hour[field], 0);
  return {
    uptime: checked.length > 0 ? sum('good') / sum('checks') : null,
    hours: Array.from({ length: 24 }, (_, at) => {
      const hour = checked.find(({ hours_ago }) => Math.max(0, hours_ago) === 23 - at);
      return hour ? hour.good / hour.checks : null;
    }),
  };
}
