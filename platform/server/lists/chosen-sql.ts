import { type RawBuilder, type SqlBool, sql } from 'kysely';

type Which<Filter> = { ids: readonly string[] } | { filter: Filter; except: readonly string[] };

/** The selected records of a client, or all that match the filter except some. */
export function chosenSql<Filter>(
  which: Which<Filter>,
  given: {
    /** As the query calls the table. */
    alias: string;
    clientId: string;
    idType: 'uuid' | 'text';
    /** With its client. */
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
