import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { bulkChangeSchema } from '#modules/touchpoints/contract/touchpoint-calls.ts';
import { touchpointsChanged } from '#modules/touchpoints/contract/touchpoint-events.ts';
import type { Context } from '../tables.ts';

type BulkChange = Extract<z.output<typeof bulkChangeSchema>, { action: 'delete' | 'restore' }>;

/** Changes some thousand touchpoints with one statement; unchanged ones are skipped and not counted [TP-01]. */
export async function changeTouchpoints(
  { db, app }: Context,
  clientId: string,
  { ids, change }: { ids: readonly string[]; change: BulkChange },
): Promise<{ changed: number; refused: number }> {
  // By id, so that the index is used regardless of the planner's estimate.
  const chosen = sql`touchpoint.client_id = ${clientId} and touchpoint.id = any (${ids}::text[]) and ${concerned(change)}`;
  const { rows } = await sql<{ chosen: number; changed: number }>`
    with chosen as materialized (
      select touchpoint.id, touchpoint.sku_key,
        row_number() over (partition by sku_key order by created_at desc, id desc) as place
      from touchpoints.touchpoints as touchpoint where ${chosen}
    ),
    changed as (
      update touchpoints.touchpoints as touchpoint
      set ${newValue(change)}, updated_at = now(), version = touchpoint.version + 1
      where ${chosen} and ${possible(change)}
      returning 1
    )
    select (select count(*) from chosen) as chosen, (select count(*) from changed) as changed`.execute(
    db,
  );
  const { chosen: all = 0, changed = 0 } = rows[0] ?? {};
  if (changed > 0)
    await app.events.publish(db, touchpointsChanged, {
      clientId,
      payload: { action: change.action, changed },
    });
  return { changed, refused: all - changed };
}

/** Touchpoints that would change. */
export function concerned(change: BulkChange): RawBuilder<SqlBool> {
  switch (change.action) {
    case 'delete':
      return sql<SqlBool>`touchpoint.deleted_at is null`;
    case 'restore':
      return sql<SqlBool>`touchpoint.deleted_at is not null`;
  }
}

function newValue(change: BulkChange): RawBuilder<unknown> {
  switch (change.action) {
    case 'delete':
      return sql`deleted_at = now()`;
    case 'restore':
      return sql`deleted_at = null`;
  }
}

/**
 * Excludes touchpoints that cannot be restored: their product has another touchpoint by now, or another one is restored
 * at the same time.
 */
function possible(change: BulkChange): RawBuilder<SqlBool> {
  switch (change.action) {
    case 'delete':
      return sql<SqlBool>`true`;
    case 'restore':
      return sql<SqlBool>`not exists (
          select from touchpoints.touchpoints as other
          where other.client_id = touchpoint.client_id and other.sku_key = touchpoint.sku_key and other.deleted_at is null)
        and touchpoint.id not in (select id from chosen where sku_key is not null and place > 1)`;
  }
}
