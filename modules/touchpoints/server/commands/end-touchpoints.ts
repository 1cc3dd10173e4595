import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { touchpointsChanged } from '#modules/touchpoints/contract/touchpoint-events.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { TouchpointsTables } from '../tables.ts';

/**
 * Sets the end of up to some thousand touchpoints and stores each previous end under `undoId` [TP-01]. Rows are locked
 * before they are read, so the stored values are correct under concurrent changes. Touchpoints that start after the new
 * end are refused.
 */
export async function endTouchpoints(
  { db, app }: { db: Db<TouchpointsTables>; app: App },
  clientId: string,
  { ids, ended, undoId }: { ids: readonly string[]; ended: string | null; undoId: string },
): Promise<{ changed: number; refused: number }> {
  const { rows } = await sql<{ held: number; changed: number }>`
    with held as materialized (
      select touchpoint.id, touchpoint.ends_at, coalesce(touchpoint.starts_at < ${ended}::timestamptz, true) as fits
      from touchpoints.touchpoints as touchpoint
      where touchpoint.client_id = ${clientId} and touchpoint.id = any (${ids}::text[]) and ${endsOtherwise(ended)}
      order by touchpoint.id for update
    ),
    changed as (
      update touchpoints.touchpoints as touchpoint
      set ends_at = ${ended}::timestamptz, updated_at = now(), version = touchpoint.version + 1
      from held where touchpoint.client_id = ${clientId} and touchpoint.id = held.id and held.fits
      returning touchpoint.id, held.ends_at as ended_before
    ),
    kept as (
      insert into touchpoints.ended_before (client_id, undo_id, touchpoint_id, ended_before, ended)
      select ${clientId}::uuid, ${undoId}::uuid, id, ended_before, ${ended}::timestamptz from changed
      on conflict (client_id, undo_id, touchpoint_id) do update set ended_before = excluded.ended_before
    )
    select (select count(*) from held) as held, (select count(*) from changed) as changed`.execute(
    db,
  );
  const { held = 0, changed = 0 } = rows[0] ?? {};
  if (changed > 0)
    await app.events.publish(db, touchpointsChanged, {
      clientId,
      payload: { action: 'end', changed },
    });
  return { changed, refused: held - changed };
}

/** Those that have not this end already. */
export function endsOtherwise(ended: string | null): RawBuilder<SqlBool> {
  return sql<SqlBool>`touchpoint.deleted_at is null
    and touchpoint.ends_at is distinct from ${ended}::timestamptz`;
}
