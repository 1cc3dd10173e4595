import { forbidden } from '#platform/contract/problems.ts';
import type { NewView, SavedView } from '#platform/contract/views/saved-view.ts';
import { constraintProblem } from '../database/constraint-problem.ts';
import type { Db } from '../database/database.ts';
import { uuidV7 } from '../database/uuid-v7.ts';
import { checkOwnLimit, checkSharedLimit } from './check-view-limits.ts';
import type { ViewsTables } from './tables.ts';
import { mayShareViews, type ViewReader } from './view.policy.ts';
import { viewRefusals } from './view-refusals.ts';
import { lockViewStorage, viewStorageTable } from './view-storage.ts';
import { viewFor } from './visible-views.query.ts';

export async function createView(
  context: { db: Db<ViewsTables> },
  reader: ViewReader,
  { list, name, search, shared }: NewView,
): Promise<SavedView> {
  const { shelf, userId } = reader;
  if (shared && !mayShareViews(reader)) throw forbidden();
  await lockViewStorage(context.db, shelf);
  await checkOwnLimit(context, reader, list);
  if (shared) await checkSharedLimit(context, reader, list);
  const row = await constraintProblem(viewRefusals(name), () =>
    context.db
      .insertInto(viewStorageTable(shelf))
      .values({
        ...shelf.key,
        id: uuidV7(),
        user_id: userId,
        list,
        name,
        search,
        shared,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
  return viewFor(reader, row);
}
