import { type Selectable, sql } from 'kysely';
import type { SavedView } from '#platform/contract/lists/saved-view.ts';
import type { Db } from '../database/database.ts';
import type { ViewsTables } from './tables.ts';
import { mayChangeView, type ViewReader } from './view.policy.ts';
import { isInViewStorage, viewStorageTable } from './view-storage.ts';

export type ViewRow = Selectable<ViewsTables['platform.house_views']>;

/** All views that a user can see: their own and the shared ones. */
export function visibleViews({ db }: { db: Db<ViewsTables> }, { storage, userId }: ViewReader) {
  return db
    .selectFrom(viewStorageTable(storage))
    .selectAll()
    .where(isInViewStorage(storage))
    .where(({ or, eb }) => or([eb('user_id', '=', userId), eb('shared', '=', true)]));
}

export async function readVisibleListViews(
  { db }: { db: Db<ViewsTables> },
  reader: ViewReader,
  list: string,
): Promise<SavedView[]> {
  const rows = await visibleViews({ db }, reader)
    .where('list', '=', list)
    .orderBy(sql`platform.fold(name)`)
    .orderBy('id')
    .execute();
  return rows.map((row) => viewFor(reader, row));
}

export function viewFor(reader: ViewReader, row: ViewRow): SavedView {
  return {
    id: row.id,
    list: row.list,
    name: row.name,
    search: row.search,
    shared: row.shared,
    mine: row.user_id === reader.userId,
    mayChange: mayChangeView(reader, row),
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  };
}
