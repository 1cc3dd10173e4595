import { forbidden, notFound } from '#platform/contract/problems.ts';
import type { Db } from '../database/database.ts';
import type { ViewsTables } from './tables.ts';
import { mayChangeView, type ViewReader } from './view.policy.ts';
import { type ViewRow, visibleViews } from './visible-views.query.ts';

/**
 * Returns the view, locked until the transaction ends. Another user's private view is not found, so that IDs cannot be
 * probed.
 */
export async function changeableView(
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
