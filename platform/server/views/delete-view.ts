import type { Db } from '../database/database.ts';
import { changeableView } from './changeable-view.ts';
import type { ViewsTables } from './tables.ts';
import type { ViewReader } from './view.policy.ts';
import { isInViewStorage, viewStorageTable } from './view-storage.ts';

export async function deleteView(
  context: { db: Db<ViewsTables> },
  reader: ViewReader,
  id: string,
): Promise<void> {
  await changeableView(context, reader, id);
  await context.db
    .deleteFrom(viewStorageTable(reader.shelf))
    .where(isInViewStorage(reader.shelf))
    .where('id', '=', id)
    .execute();
}
