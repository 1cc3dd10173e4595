import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { touchpointsChanged } from '#modules/touchpoints/contract/touchpoint-events.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { TouchpointsTables } from '../tables.ts';

/**
 * Restores the end that touchpoints had before a bulk change [TP-01]. Refuses those whose end has changed since, or
 * whose start is now after the earlier end. Restored entries are deleted, so a second undo does nothing. Rows are
 * locked in the same order as in the bulk change, to avoid deadlocks.
 */
export async function undoEnd(
  { db, app }: { db: Db<TouchpointsTables>; app: App },
  clientId: string,
  { ids, undoId }: { ids: readonly string[]; undoId: string },
): Promise<{ changed: number; refused: number }> {
  const { rows } = await sql<{ held: number; changed: number }>`
    with held as materialized (
      select before.touchpoint_id, before.ended_before, before.ended
      from touchpoints.ended_before as before
      join touchpoints.touchpoints as touchpoint
        on touchpoint.client_id = before.client_id and touchpoint.id = before.touchpoint_id
      where before.client_id = ${clientId} and before.undo_id = ${undoId}::uuid
        and before.touchpoint_id = any (${ids}::text[])
      order by touchpoint.id for update of touchpoint
    ),
    changed as (
      update touchpoints.touchpoints as touchpoint
      set ends_at = held.ended_before, updated_at = now(), version = touchpoint.version + 1
      from held where touchpoint.client_id = ${clientId} and touchpoint.id = held.touchpoint_id
        and touchpoint.ends_at is not distinct from held.ended
        and coalesce(touchpoint.starts_at < held.ended_before, true)
      returning touchpoint.id
    ),
    forgotten as (
      delete from touchpoints.ended_before as before using changed
      where before.client_id = ${clientId} and before.undo_id = ${undoId}::uuid and before.touchpoint_id = changed.id
    )
    select (select count(*) from held) as held, (select count(*) from changed) as changed`.execute(
    db,
  );
  const { held = 0, changed = 0 } = rows[0] ?? {};
  if (changed > 0)
    await app.events.publish(db, touchpointsChanged, {
      clientId,
      payload: { action: 'undo-end', changed },
    });
  return { changed, refused: held - changed };
}

/** Touchpoints whose previous end is stored under this id. */
export function endedBy(undoId: string, clientId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`touchpoint.client_id = ${clientId} and touchpoint.id in (
    select before.touchpoint_id from touchpoints.ended_before as before
    where before.client_id = ${clientId} and before.undo_id = ${undoId}::uuid)`;
}
