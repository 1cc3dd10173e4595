import { type Kysely, sql } from 'kysely';
import { APP_ROLE } from './roles.ts';

/**
 * An index of letter groups by client, and a way to it. PostgreSQL does not let `like` near an index of a table under
 * row-level security, since an operator could tell what it saw; a function with the owner's rights may use it, for the
 * client that the connection is bound to. What it names is still shown by the policies of the table only.
 */
export async function trigramIndex(
  // biome-ignore lint/suspicious/noExplicitAny: a migration knows the tables of its day, not today's types
  db: Kysely<any>,
  table: string,
  idType: 'uuid' | 'text' = 'uuid',
): Promise<void> {
  const [schema = '', name = ''] = table.split('.');
  const fitting = sql.id(schema, `${name}_fitting`);
  await sql`create extension if not exists btree_gin`.execute(db);
  await sql`create index ${sql.id(`${name}_search`)} on ${sql.id(schema, name)} using gin (client_id, search gin_trgm_ops)`.execute(
    db,
  );
  await sql`
    create function ${fitting}(patterns text[]) returns setof ${sql.raw(idType)}
    language plpgsql stable security definer rows 200 set search_path = pg_catalog as $$
    declare
      conditions text;
    begin
      select string_agg(format('search like %L', pattern), ' and ') into conditions from unnest(patterns) as pattern;
      return query execute format(
        'select id from %I.%I where client_id = %L and %s', ${sql.lit(schema)}, ${sql.lit(name)},
        nullif(current_setting('app.client_id', true), ''), coalesce(conditions, 'true'));
    end $$`.execute(db);
  await sql`revoke execute on function ${fitting} from public`.execute(db);
  await sql`grant execute on function ${fitting} to ${sql.id(APP_ROLE)}`.execute(db);
}
