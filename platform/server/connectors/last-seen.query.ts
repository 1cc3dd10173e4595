import { sql } from 'kysely';
import type { ConnectorCode } from '#platform/contract/connectors/connector-state.ts';
import type { Db } from '../database/database.ts';
import type { ConnectorsTables } from './tables.ts';

export interface LastSeen {
  ok: boolean;
  code: ConnectorCode;
  ms: number;
  at: Date;
  /** First failure after the last success, as far back as results are stored. */
  failing_since: Date | null;
}

/** Latest result of each instance, by `name/instance`. Takes a few index lookups each, regardless of the table size. */
export async function lastSeen(
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
