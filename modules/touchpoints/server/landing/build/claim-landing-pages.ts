import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { TouchpointsTables } from '../../tables.ts';

export const BUILDS_AT_ONCE = 4;
/** Longer than any build takes: the brand's own system and the picture's host have less than a minute together. */
const LEASE_MINUTES = 3;

export interface WaitingPage {
  id: string;
  sku: string;
  /** To the microsecond, as the database has it. */
  askedAt: string | null;
  /** Requested by a user: the picture is fetched even if its URL is unchanged. */
  fresh: boolean;
}

interface Which {
  clientId: string;
  touchpointIds: readonly string[] | undefined;
}

/**
 * Claims a small batch of waiting pages, longest waiting first, and locks them for some minutes. Pages of a killed
 * worker become available again afterwards.
 */
export async function claimLandingPages(
  { db }: { db: Db<TouchpointsTables> },
  which: Which,
): Promise<WaitingPage[]> {
  const { rows } = await sql<WaitingPage>`
    with due as (
      select touchpoint.id, touchpoint.sku, touchpoint.landing_asked_at, touchpoint.landing_fresh
      from touchpoints.touchpoints as touchpoint
      where ${isDue(which)}
      order by touchpoint.landing_asked_at
      limit ${BUILDS_AT_ONCE}
      for update skip locked
    ), claimed as (
      insert into touchpoints.landing_builds as build (client_id, touchpoint_id, leased_until)
      select ${which.clientId}, id, now() + make_interval(mins => ${LEASE_MINUTES}) from due
      on conflict (client_id, touchpoint_id) do update set leased_until = excluded.leased_until
      where build.leased_until <= now()
      returning touchpoint_id
    )
    select due.id, due.sku, due.landing_asked_at::text as "askedAt", due.landing_fresh as fresh
    from claimed join due on due.id = claimed.touchpoint_id`.execute(db);
  return rows;
}

export async function countDue(
  { db }: { db: Db<TouchpointsTables> },
  which: Which,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from touchpoints.touchpoints as touchpoint
    where ${isDue(which)}`.execute(db);
  return rows[0]?.count ?? 0;
}

function isDue({ clientId, touchpointIds }: Which): RawBuilder<SqlBool> {
  return sql`touchpoint.client_id = ${clientId} and touchpoint.landing_state = 'waiting'
    and touchpoint.deleted_at is null
    and ${touchpointIds ? sql<SqlBool>`touchpoint.id = any(${touchpointIds})` : sql<SqlBool>`true`}
    and not exists (
      select from touchpoints.landing_builds as build
      where build.client_id = ${clientId} and build.touchpoint_id = touchpoint.id
        and build.leased_until > now())`;
}
