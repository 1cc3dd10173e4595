import type pg from 'pg';

/**
 * Drops the indexes of a table, fills it and rebuilds them, which is much faster than updating them row by row. `back`
 * selects the indexes to rebuild, because some take long over a million rows.
 */
export async function indexesAside(
  db: pg.PoolClient,
  {
    table,
    aside = () => true,
    back = () => true,
  }: { table: string; aside?: (index: string) => boolean; back?: (index: string) => boolean },
  fill: () => Promise<void>,
): Promise<void> {
  const [schema, name] = table.split('.');
  const { rows } = await db.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes
     where schemaname = $1 and tablename = $2 and indexname <> $2 || '_pkey'`,
    [schema, name],
  );
  const dropped = rows.filter(({ indexname }) => aside(indexname));
  for (const { indexname } of dropped) await db.query(`drop index ${schema}.${indexname}`);
  await fill();
  for (const { indexname, indexdef } of dropped) if (back(indexname)) await db.query(indexdef);
}
