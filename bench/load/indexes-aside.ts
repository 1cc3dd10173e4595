import type pg from 'pg';

/**
 * Fills a table without its indexes and makes them of all rows at once, which takes a fraction of adding them row by row. Only those
 * that are asked for come back: of a million rows some take long.
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
