import { sql } from 'kysely';
import {
  SHARED_VIEWS_PER_LIST,
  VIEWS_PER_LIST,
  VIEWS_PER_USER,
} from '#platform/contract/views/saved-view.ts';
import {
  sharedViewLimitReached,
  viewLimitReached,
} from '#platform/contract/views/view-problems.ts';
import type { Db } from '../database/database.ts';
import type { ViewsTables } from './tables.ts';
import type { ViewReader } from './view.policy.ts';
import { isInViewStorage, viewStorageTable } from './view-storage.ts';

/**
 * List names are not validated here, so the total number of a user's views is limited as well. The caller must hold the
 * lock (`lockShelf`).
 */
export async function checkOwnLimit(
  { db }: { db: Db<ViewsTables> },
  { shelf, userId }: ViewReader,
  list: string,
): Promise<void> {
  const { all, here } = await db
    .selectFrom(viewStorageTable(shelf))
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .select(sql<number>`count(*) filter (where list = ${list})`.as('here'))
    .where(isInViewStorage(shelf))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (here >= VIEWS_PER_LIST) throw viewLimitReached({ max: VIEWS_PER_LIST });
  if (all >= VIEWS_PER_USER) throw viewLimitReached({ max: VIEWS_PER_USER });
}

/** Limits shared views, because every user receives them. The caller must hold the lock (`lockShelf`). */
export async function checkSharedLimit(
  { db }: { db: Db<ViewsTables> },
  { shelf }: ViewReader,
  list: string,
): Promise<void> {
  const { count } = await db
    .selectFrom(viewStorageTable(shelf))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isInViewStorage(shelf))
    .where('list', '=', list)
    .where('shared', '=', true)
    .executeTakeFirstOrThrow();
  if (count >= SHARED_VIEWS_PER_LIST) throw sharedViewLimitReached({ max: SHARED_VIEWS_PER_LIST });
}
