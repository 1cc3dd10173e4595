import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { WhichTouchpoints } from '#modules/touchpoints/contract/touchpoint.ts';
import { chosenBatches } from '../../search/chosen-batches.ts';
import { chosenTouchpoints } from '../../search/search-filter-sql.ts';
import type { Context } from '../../tables.ts';

/** `which` is a condition on `touchpoints.touchpoints as touchpoint`. */
export async function markWaiting(
  { db }: Pick<Context, 'db'>,
  given: { clientId: string; which: RawBuilder<SqlBool>; fresh?: boolean },
): Promise<number> {
  const { clientId, which, fresh = false } = given;
  const { numAffectedRows } = await sql`
    update touchpoints.touchpoints as touchpoint
    set landing_state = 'waiting', landing_asked_at = clock_timestamp(),
      landing_fresh = landing_fresh or ${fresh}
    where touchpoint.client_id = ${clientId} and touchpoint.type = 'product'
      and touchpoint.deleted_at is null and ${which}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Selected touchpoints with a landing page; over `touchpointsWithTotals`. */
export function withLandingPageSql(which: WhichTouchpoints, clientId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${chosenTouchpoints(which, clientId)}
    and touchpoint.type = 'product' and touchpoint.deleted_at is null`;
}

/**
 * Marks matching pages for a complete rebuild in batches, each a separate commit unless the caller has a transaction.
 * Returns their number.
 */
export async function markManyWaiting(
  { db }: Pick<Context, 'db'>,
  given: { clientId: string; fit: RawBuilder<SqlBool>; signal?: AbortSignal },
): Promise<number> {
  const { clientId, fit, signal } = given;
  let marked = 0;
  for await (const ids of chosenBatches({ db }, fit)) {
    signal?.throwIfAborted();
    const which = sql<SqlBool>`touchpoint.id = any (${ids}::text[])`;
    marked += await markWaiting({ db }, { clientId, which, fresh: true });
  }
  return marked;
}

export const BUILDS_AT_ONCE = 4;
/** Longer than any build: the brand's own system and the picture's host together have less than a minute. */
const LEASE_MINUTES = 3;

export interface WaitingPage {
  id: string;
  sku: string;
  /** In microseconds, as in the database. */
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
  { db }: Pick<Context, 'db'>,
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

export async function countDue({ db }: Pick<Context, 'db'>, which: Which): Promise<number> {
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
