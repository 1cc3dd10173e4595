import type { Db } from '../database/database.ts';
import { changeableView } from './changeable-view.ts';
import type { ViewsTables } from './tables.ts';
import type { ViewReader } from './view.policy.ts';
import { isOnShelf, tableOf } from './view-shelf.ts';

export async function deleteView(
  context: { db: Db<ViewsTables> },
  reader: ViewReader,
  id: string,
): Promise<void> {
  await changeableView(context, reader, id);
  await context.db
    .deleteFrom(tableOf(reader.shelf))
    .where(isOnShelf(reader.shelf))
    .where('id', '=', id)
    .execute();
}
