import { type Kysely, sql } from 'kysely';
import { APP_ROLE } from './roles.ts';

/**
 * Creates a trigram index by client and a function that uses it. Under row-level security PostgreSQL does not use an
 * index for `like`, because the operator is not leakproof. The function runs with the owner's rights for the bound
 * client and returns only IDs; the table's policies still decide which rows are visible.
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
