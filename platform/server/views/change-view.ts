import { sql } from 'kysely';
import {
  type NewView,
  type SavedView,
  SHARED_VIEWS_PER_LIST,
  sharedViewLimitReached,
  VIEWS_PER_LIST,
  VIEWS_PER_USER,
  type ViewChanges,
  viewLimitReached,
  viewNameTaken,
} from '#platform/contract/lists/saved-view.ts';
import { forbidden, notFound } from '#platform/contract/problems.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { constraintProblem } from '../database/database-errors.ts';
import { uuidV7 } from '../database/record-ids.ts';
import { updateVersioned } from '../records/update-versioned.ts';
import type { ViewsTables } from './tables.ts';
import { mayChangeView, mayShareViews, type ViewReader } from './view.policy.ts';
import { isInViewStorage, lockViewStorage, viewStorageTable } from './view-storage.ts';
import { type ViewRow, viewFor, visibleViews } from './visible-views.query.ts';

export async function createView(
  context: { db: Db<ViewsTables> },
  reader: ViewReader,
  { list, name, search, shared }: NewView,
): Promise<SavedView> {
  const { storage, userId } = reader;
  if (shared && !mayShareViews(reader)) throw forbidden();
  await lockViewStorage(context.db, storage);
  await checkOwnLimit(context, reader, list);
  if (shared) await checkSharedLimit(context, reader, list);
  const row = await constraintProblem(viewRefusals(name), () =>
    context.db
      .insertInto(viewStorageTable(storage))
      .values({
        ...storage.key,
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

/** Updates the given fields if the view has not changed since it was read. The owner never changes. */
export async function updateView(
  context: { db: Db<ViewsTables>; app: App },
  reader: ViewReader,
  id: string,
  { version, name, search, shared }: ViewChanges,
): Promise<SavedView> {
  const { storage } = reader;
  if (shared) await lockViewStorage(context.db, storage);
  const view = await changeableView(context, reader, id);
  if (shared && !view.shared) {
    if (!mayShareViews(reader)) throw forbidden();
    await checkSharedLimit(context, reader, view.list);
  }
  const row = await constraintProblem(viewRefusals(name ?? view.name), () =>
    updateVersioned(
      context,
      { table: viewStorageTable(storage), key: { ...storage.key, id }, version },
      {
        ...(name !== undefined && { name }),
        ...(search !== undefined && { search }),
        ...(shared !== undefined && { shared }),
      },
    ),
  );
  return viewFor(reader, row);
}

export async function deleteView(
  context: { db: Db<ViewsTables> },
  reader: ViewReader,
  id: string,
): Promise<void> {
  await changeableView(context, reader, id);
  await context.db
    .deleteFrom(viewStorageTable(reader.storage))
    .where(isInViewStorage(reader.storage))
    .where('id', '=', id)
    .execute();
}

/**
 * Returns the view, locked until the transaction ends. Another user's private view is not found, so that IDs cannot be
 * probed.
 */
async function changeableView(
  { db }: { db: Db<ViewsTables> },
  reader: ViewReader,
  id: string,
): Promise<ViewRow> {
  const view = await visibleViews({ db }, reader)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!view) throw notFound();
  if (!mayChangeView(reader, view)) throw forbidden();
  return view;
}

/**
 * List names are not validated here, so the total number of a user's views is limited as well. The caller must hold the
 * lock (`lockViewStorage`).
 */
async function checkOwnLimit(
  { db }: { db: Db<ViewsTables> },
  { storage, userId }: ViewReader,
  list: string,
): Promise<void> {
  const { all, here } = await db
    .selectFrom(viewStorageTable(storage))
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .select(sql<number>`count(*) filter (where list = ${list})`.as('here'))
    .where(isInViewStorage(storage))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (here >= VIEWS_PER_LIST) throw viewLimitReached({ max: VIEWS_PER_LIST });
  if (all >= VIEWS_PER_USER) throw viewLimitReached({ max: VIEWS_PER_USER });
}

/** Limits shared views, because every user receives them. The caller must hold the lock (`lockViewStorage`). */
async function checkSharedLimit(
  { db }: { db: Db<ViewsTables> },
  { storage }: ViewReader,
  list: string,
): Promise<void> {
  const { count } = await db
    .selectFrom(viewStorageTable(storage))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isInViewStorage(storage))
    .where('list', '=', list)
    .where('shared', '=', true)
    .executeTakeFirstOrThrow();
  if (count >= SHARED_VIEWS_PER_LIST) throw sharedViewLimitReached({ max: SHARED_VIEWS_PER_LIST });
}

/** Problems by the name of the violated constraint. */
function viewRefusals(name: string) {
  const taken = () => viewNameTaken({ name });
  return {
    saved_views_own_name: taken,
    saved_views_shared_name: taken,
    house_views_own_name: taken,
    house_views_shared_name: taken,
  };
}
