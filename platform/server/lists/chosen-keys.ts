import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { LONGEST_COUNT, type PageAsked } from './read-page.ts';

/**
 * The keys of all that fit, of a list without end: at most those that it counts, and in its own order, so that no more is
 * changed than whoever asked was told.
 */
export async function chosenKeys<Key extends object>(
  { db }: { db: Db },
  { key, from, fits, order }: Pick<PageAsked, 'key' | 'from' | 'fits' | 'order'>,
): Promise<Key[]> {
  const { rows } = await sql<Key>`
    select ${key} from ${from} where ${fits} order by ${order} limit ${LONGEST_COUNT}`.execute(db);
  return rows;
}
