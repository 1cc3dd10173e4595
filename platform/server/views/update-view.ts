import { sql } from 'kysely';
import { forbidden } from '#platform/contract/problems.ts';
import type { SavedView, ViewChanges } from '#platform/contract/views/saved-view.ts';
import { viewChangedMeanwhile } from '#platform/contract/views/view-problems.ts';
import type { Db } from '../database/database.ts';
import { refusedAs } from '../database/refused-as.ts';
import { changeableView } from './changeable-view.ts';
import { checkSharedLimit } from './check-view-limits.ts';
import type { ViewsTables } from './tables.ts';
import { mayShareViews, type ViewReader } from './view.policy.ts';
import { viewRefusals } from './view-refusals.ts';
import { isOnShelf, lockShelf, tableOf } from './view-shelf.ts';
import { viewFor } from './visible-views.query.ts';

/** Changes what is given, if nobody has changed the view since it was read. Whose it is never changes. */
export async function updateView(
  context: { db: Db<ViewsTables> },
  reader: ViewReader,
  id: string,
  { version, name, search, columns, shared }: ViewChanges,
): Promise<SavedView> {
  const { shelf } = reader;
  if (shared) await lockShelf(context.db, shelf);
  const view = await changeableView(context, reader, id);
  if (view.version !== version) throw viewChangedMeanwhile();
  if (shared && !view.shared) {
    if (!mayShareViews(reader)) throw forbidden();
    await checkSharedLimit(context, reader, view.list);
  }
  const row = await refusedAs(viewRefusals(name ?? view.name), () =>
    context.db
      .updateTable(tableOf(shelf))
      .set({
        ...(name !== undefined && { name }),
        ...(search !== undefined && { search }),
        ...(columns !== undefined && { columns: columns && JSON.stringify(columns) }),
        ...(shared !== undefined && { shared }),
        version: sql`version + 1`,
        updated_at: sql`now()`,
      })
      .where(isOnShelf(shelf))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
  return viewFor(reader, row);
}
