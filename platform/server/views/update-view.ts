import { forbidden } from '#platform/contract/problems.ts';
import type { SavedView, ViewChanges } from '#platform/contract/views/saved-view.ts';
import type { App } from '../app.ts';
import { constraintProblem } from '../database/constraint-problem.ts';
import type { Db } from '../database/database.ts';
import { updateVersioned } from '../records/update-versioned.ts';
import { changeableView } from './changeable-view.ts';
import { checkSharedLimit } from './check-view-limits.ts';
import type { ViewsTables } from './tables.ts';
import { mayShareViews, type ViewReader } from './view.policy.ts';
import { viewRefusals } from './view-refusals.ts';
import { lockViewStorage, viewStorageTable } from './view-storage.ts';
import { viewFor } from './visible-views.query.ts';

/** Updates the given fields if the view has not changed since it was read. The owner never changes. */
export async function updateView(
  context: { db: Db<ViewsTables>; app: App },
  reader: ViewReader,
  id: string,
  { version, name, search, shared }: ViewChanges,
): Promise<SavedView> {
  const { shelf } = reader;
  if (shared) await lockViewStorage(context.db, shelf);
  const view = await changeableView(context, reader, id);
  if (shared && !view.shared) {
    if (!mayShareViews(reader)) throw forbidden();
    await checkSharedLimit(context, reader, view.list);
  }
  const row = await constraintProblem(viewRefusals(name ?? view.name), () =>
    updateVersioned(
      context,
      { table: viewStorageTable(shelf), key: { ...shelf.key, id }, version },
      {
        ...(name !== undefined && { name }),
        ...(search !== undefined && { search }),
        ...(shared !== undefined && { shared }),
      },
    ),
  );
  return viewFor(reader, row);
}
