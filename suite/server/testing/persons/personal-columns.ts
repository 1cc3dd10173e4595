import pg from 'pg';
import type { ServerModule } from '#platform/server/module.ts';
import { isDeleted } from '#platform/server/persons/persons.ts';
import { DECLARED_COLUMNS, type DeclaredColumns } from './declared-columns.ts';

/** Parts of a column's name that show personal data, where the column can hold text. */
const NAMES =
  /(^|_)(e_?mail|mail|mailed|mailbox|phone|mobile|telephone|fax|name|firstname|lastname|surname|recipient|sender|sent_by|subscribers|observers|owner|address|street|zip|postal|postcode|city|gender|household|search|notes?|comments?|message|words|label|answers?|value)(_|$)/;
/** Whatever their type. */
const ALWAYS = /(^|_)(birth\w*|(contact|person|consumer|customer)_ids?)$/;
const TEXT = /^(text|character|varchar|char|citext|name)\b/;
/** Anything can be in these. */
const OPEN = /^(json|jsonb|bytea|hstore|xml)\b/;

/** `schema.table.column` of every column, over all schemas, that by its name or type may hold personal data. */
export async function personalColumns(databaseUrl: string): Promise<string[]> {
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  try {
    const { rows } = await owner.query<{ table: string; name: string; type: string }>(`
      select nspname || '.' || relname as table, attname as name,
        format_type(case when typtype = 'd' then typbasetype else atttypid end, null) as type
      from pg_attribute
        join pg_class on pg_class.oid = attrelid
        join pg_namespace on pg_namespace.oid = relnamespace
        join pg_type on pg_type.oid = atttypid
      where relkind in ('r', 'p', 'm', 'f') and not relispartition and attnum > 0 and not attisdropped
        and nspname !~ '^pg_' and nspname not in ('information_schema', 'migrations')
      order by 1, attnum`);
    return rows
      .filter(
        ({ name, type }) =>
          ALWAYS.test(name) || OPEN.test(type) || (NAMES.test(name) && TEXT.test(type)),
      )
      .map(({ table, name }) => `${table}.${name}`);
  } finally {
    await owner.end();
  }
}

/** Columns that an erasure may miss, and declarations of columns that do not exist. */
export function columnsNotInOrder(
  found: readonly string[],
  modules: readonly ServerModule[],
  declared: readonly DeclaredColumns[] = DECLARED_COLUMNS,
): { undeclared: string[]; unknown: string[] } {
  const holders = modules.flatMap(({ persons }) =>
    persons && 'tables' in persons ? (persons.tables ?? []) : [],
  );
  const deleted = new Set(holders.filter(isDeleted).map(({ table }) => table));
  const named = declared.flatMap(({ table, columns }) =>
    columns.map((column) => `${table}.${column}`),
  );
  // The description of a record says why its whole table holds no consumer.
  const withoutPersons = new Set(
    modules.flatMap(({ records = [] }) =>
      records.filter(({ persons }) => 'holdsNone' in persons).map(({ table }) => table),
    ),
  );
  const tableOf = (column: string) => column.slice(0, column.lastIndexOf('.'));
  return {
    undeclared: found.filter(
      (one) =>
        !named.includes(one) && !deleted.has(tableOf(one)) && !withoutPersons.has(tableOf(one)),
    ),
    unknown: named.filter((one) => !found.includes(one)),
  };
}
