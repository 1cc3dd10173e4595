import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { LONGEST_COUNT, type PageAsked } from './read-page.ts';

/**
 * The keys of all that fit, of a list without end: at most as many as it counts, the first ones in its own order. Whoever
 * asked was told no higher figure, and one call stays within its time.
 */
export async function chosenKeys<Key extends object>(
  { db }: { db: Db },
  { key, from, fits, order }: Pick<PageAsked, 'key' | 'from' | 'fits' | 'order'>,
): Promise<Key[]> {
  const { rows } = await sql<Key>`
    select ${key} from ${from} where ${fits} order by ${order} limit ${LONGEST_COUNT}`.execute(db);
  return rows;
}
