import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { LONGEST_COUNT, type PageQuery } from './read-page.ts';

/**
 * Keys of all matching records of an unbounded list, limited to the maximum that the list counts, in its own order.
 * Users were shown no higher count, and the call stays within its time limit.
 */
export async function chosenKeys<Key extends object>(
  { db }: { db: Db },
  { key, from, fits, order }: Pick<PageQuery, 'key' | 'from' | 'fits' | 'order'>,
): Promise<Key[]> {
  const { rows } = await sql<Key>`
    select ${key} from ${from} where ${fits} order by ${order} limit ${LONGEST_COUNT}`.execute(db);
  return rows;
}
