import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { COUNT_LIMIT, type PageQuery, singleExpressionOrder } from './read-page.ts';

/** Records per commit: about half a second, in which no other transaction can change them. */
const BATCH = 2_000;

/** Records selected for a bulk change: the source, and the alias that the other parts use. */
export interface ChosenRecords {
  from: RawBuilder<unknown>;
  alias: string;
  fits: RawBuilder<SqlBool>;
}

/**
 * IDs of all matching records, newest first, in batches. Records that a batch changed may no longer match; still none
 * is skipped or repeated.
 */
export async function* chosenBatches(
  { db }: { db: Db },
  { from, alias, fits }: ChosenRecords,
): AsyncGenerator<string[]> {
  const id = sql.ref(`${alias}.id`);
  let before = sql<SqlBool>`true`;
  for (;;) {
    const { rows } = await sql<{ id: string }>`
      select ${id} from ${from} where ${fits} and ${before} order by ${id} desc limit ${BATCH}`.execute(
      db,
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => row.id);
    if (rows.length < BATCH) return;
    before = sql<SqlBool>`${id} < ${last.id}`;
  }
}

/** Whether there are more records than can be changed within one request. */
export async function areMoreThan(
  { db }: { db: Db },
  { from, fits }: ChosenRecords,
  limit: number,
): Promise<boolean> {
  const { rows } = await sql`select from ${from} where ${fits} limit 1 offset ${limit}`.execute(db);
  return rows.length > 0;
}

export async function countChosen(
  { db }: { db: Db },
  { from, fits }: ChosenRecords,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${from} where ${fits}`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Keys of all matching records of an unbounded list, limited to the maximum that the list counts, in its own order.
 * Users were shown no higher count, and the call stays within its time limit.
 */
export async function chosenKeys<Key extends object>(
  { db }: { db: Db },
  { key, from, fits, order }: Pick<PageQuery, 'key' | 'from' | 'fits' | 'order'>,
): Promise<Key[]> {
  const { rows } = await sql<Key>`
    select ${key} from ${from} where ${fits} order by ${singleExpressionOrder(order)} limit ${COUNT_LIMIT}`.execute(
    db,
  );
  return rows;
}

type Which<Filter> = { ids: readonly string[] } | { filter: Filter; except: readonly string[] };

/** The selected records of a client, or all that match the filter except some. */
export function chosenSql<Filter>(
  which: Which<Filter>,
  given: {
    /** Alias of the table in the query. */
    alias: string;
    clientId: string;
    idType: 'uuid' | 'text';
    /** Condition, including the client. */
    matches: (filter: Filter) => RawBuilder<SqlBool>;
  },
): RawBuilder<SqlBool> {
  const id = sql.ref(`${given.alias}.id`);
  const all = (ids: readonly string[]) => sql`${ids}::${sql.raw(given.idType)}[]`;
  if ('ids' in which)
    return sql<SqlBool>`${sql.ref(`${given.alias}.client_id`)} = ${given.clientId} and ${id} = any (${all(which.ids)})`;
  const matches = given.matches(which.filter);
  return which.except.length > 0
    ? sql<SqlBool>`${matches} and ${id} <> all (${all(which.except)})`
    : matches;
}
