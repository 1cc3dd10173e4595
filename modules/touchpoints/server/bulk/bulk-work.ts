import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { bulkChangeSchema } from '#modules/touchpoints/contract/touchpoint-calls.ts';
import { touchpointsChanged } from '#modules/touchpoints/contract/touchpoint-events.ts';
import { printableTouchpointsSql } from '../codes/stored-code.ts';
import { listConfigurations, readClientBrand } from '../configurations/brand-settings.ts';
import { queuedWhichSchema } from '../search/chosen-batches.ts';
import { chosenTouchpoints } from '../search/search-filter-sql.ts';
import { SCAN_MARK, shortUrlBase } from '../short-url.ts';
import type { Context } from '../tables.ts';
import { changeTouchpoints, concerned } from './change-touchpoints.ts';

const undoEndSchema = z.strictObject({ action: z.literal('undo-end'), undoId: z.string() });

/** A change to many touchpoints, run directly or by a job. An undo identifies its touchpoints by `undoId`. */
export const bulkWorkSchema = z.union([
  z.object({
    which: queuedWhichSchema,
    change: z.union([bulkChangeSchema, z.strictObject({ action: z.literal('refresh-codes') })]),
  }),
  z.object({ change: undoEndSchema }),
]);
export type BulkWork = z.output<typeof bulkWorkSchema>;
export type BulkAction = BulkWork['change']['action'];

/** Only touchpoints that would change; over `touchpointsWithTotals`. */
export function affectedTouchpointsSql(work: BulkWork, clientId: string): RawBuilder<SqlBool> {
  if (!('which' in work)) return endedBy(work.change.undoId, clientId);
  const { which, change } = work;
  if (change.action === 'refresh-codes') return printableTouchpointsSql(which, clientId);
  const chosen = chosenTouchpoints(which, clientId);
  return change.action === 'end'
    ? sql<SqlBool>`${chosen} and ${endsOtherwise(change.ended)}`
    : sql<SqlBool>`${chosen} and ${concerned(change)}`;
}

/** `undoId` identifies a change of end dates, so that it can be undone. */
export async function changeBatch(
  appContext: Context,
  clientId: string,
  { ids, change, undoId }: { ids: readonly string[]; change: BulkWork['change']; undoId: string },
): Promise<{ changed: number; refused: number }> {
  switch (change.action) {
    case 'refresh-codes':
      return { changed: await refreshCodes(appContext, { clientId, ids }), refused: 0 };
    case 'end':
      return endTouchpoints(appContext, clientId, { ids, ended: change.ended, undoId });
    case 'undo-end':
      return undoEnd(appContext, clientId, { ids, undoId: change.undoId });
    default:
      return changeTouchpoints(appContext, clientId, { ids, change });
  }
}

/**
 * Rebuilds codes with the current base URL and the style of their configuration, in one statement; for at most a few
 * thousand codes [TP-10].
 */
async function refreshCodes(
  { db, app }: Context,
  { clientId, ids }: { clientId: string; ids: readonly string[] },
): Promise<number> {
  const brand = await readClientBrand({ db, app }, clientId);
  const base = shortUrlBase(brand, app.config);
  const configurations = await listConfigurations({ db }, clientId);
  const styles = Object.fromEntries(configurations.map(({ slug, style }) => [slug, style]));
  const { numAffectedRows } = await sql`
    update touchpoints.touchpoints as touchpoint set
      code_address = case when touchpoint.digital_link then ${base} || '01/' || touchpoint.gtin_key
        else ${base} || touchpoint.suffix || ${`?${SCAN_MARK}`} end,
      code_style = coalesce(${JSON.stringify(styles)}::jsonb -> touchpoint.configuration_slug, touchpoint.code_style),
      code_made_at = now(), updated_at = now(), version = touchpoint.version + 1
    where touchpoint.client_id = ${clientId} and touchpoint.id = any (${ids}::text[])
      and touchpoint.deleted_at is null`.execute(db);
  const refreshed = Number(numAffectedRows ?? 0);
  await publishChange({ db, app }, clientId, { action: 'refresh-codes', changed: refreshed });
  return refreshed;
}

/**
 * Sets the end of up to some thousand touchpoints and stores each previous end under `undoId` [TP-01]. Rows are locked
 * before they are read, so the stored values are correct under concurrent changes. Touchpoints that start after the new
 * end are refused.
 */
async function endTouchpoints(
  { db, app }: Context,
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
  await publishChange({ db, app }, clientId, { action: 'end', changed });
  return { changed, refused: held - changed };
}

/** Only touchpoints with another end. */
function endsOtherwise(ended: string | null): RawBuilder<SqlBool> {
  return sql<SqlBool>`touchpoint.deleted_at is null
    and touchpoint.ends_at is distinct from ${ended}::timestamptz`;
}

/**
 * Restores the end that touchpoints had before a bulk change [TP-01]. Refuses those whose end has changed since, or
 * whose start is now after the earlier end. Restored entries are deleted, so a second undo does nothing. Rows are
 * locked in the same order as in the bulk change, to avoid deadlocks.
 */
async function undoEnd(
  { db, app }: Context,
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
  await publishChange({ db, app }, clientId, { action: 'undo-end', changed });
  return { changed, refused: held - changed };
}

/** Touchpoints whose previous end is stored under this id. */
function endedBy(undoId: string, clientId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`touchpoint.client_id = ${clientId} and touchpoint.id in (
    select before.touchpoint_id from touchpoints.ended_before as before
    where before.client_id = ${clientId} and before.undo_id = ${undoId}::uuid)`;
}

async function publishChange(
  { db, app }: Context,
  clientId: string,
  payload: z.input<typeof touchpointsChanged.payload>,
): Promise<void> {
  if (payload.changed > 0) await app.events.publish(db, touchpointsChanged, { clientId, payload });
}
