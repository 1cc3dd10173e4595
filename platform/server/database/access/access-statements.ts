import type { ClientBase } from 'pg';
import { APP_ROLE, BOUND_ROLE, SYSTEM_ROLE } from '../roles.ts';

/** One thing that a restore leaves out where a role or an extension is missing, and the statement that makes it. */
export interface AccessStatement {
  object: string;
  statement: string;
}

/**
 * In the order in which they can be made. A dump takes a function from everybody in the same breath as it grants it to a
 * role: where that fails, everybody may call what runs with the owner's rights.
 * Names are written in full: the search path is empty while this is asked.
 */
const ACCESS = `
  with role as (
    select oid, rolname as name from pg_roles where rolname = any($1)
  ), granted as (
    select 2 as step, 'schema ' || quote_ident(nspname) as what, null as part, acl.*
      from pg_namespace, aclexplode(nspacl) as acl
    union all
    select 3, case relkind when 'S' then 'sequence ' else 'table ' end || pg_class.oid::regclass, null, acl.*
      from pg_class, aclexplode(relacl) as acl
    union all
    select 4, 'table ' || attrelid::regclass, quote_ident(attname), acl.*
      from pg_attribute, aclexplode(attacl) as acl where not attisdropped
    union all
    select 5, 'function ' || pg_proc.oid::regprocedure, null, acl.* from pg_proc, aclexplode(proacl) as acl
  ), made as (
    select 1 as step, 'extension ' || quote_ident(extname) as object,
      'create extension if not exists ' || quote_ident(extname) as statement
    from pg_extension where extname <> 'plpgsql'
    union all
    select step, said, said from (
      select step, 'grant ' || lower(privilege_type) || coalesce(' (' || part || ')', '') || ' on ' || what || ' to ' || role.name as said
      from granted join role on role.oid = grantee
    ) as grants
    union all
    select 6, said, said from (
      select 'revoke execute on function ' || pg_proc.oid::regprocedure || ' from public' as said
      from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
      where nspname !~ '^pg_' and proacl is not null and not exists (select from aclexplode(proacl) where grantee = 0)
    ) as revokes
    union all
    select 7, 'policy ' || quote_ident(polname) || ' on ' || polrelid::regclass,
      'create policy ' || quote_ident(polname) || ' on ' || polrelid::regclass
      || case when polpermissive then '' else ' as restrictive' end
      || ' for ' || case polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end
      || ' to ' || (select string_agg(role.name, ', ' order by role.name) from role where role.oid = any(polroles))
      || coalesce(' using (' || pg_get_expr(polqual, polrelid) || ')', '')
      || coalesce(' with check (' || pg_get_expr(polwithcheck, polrelid) || ')', '')
    from pg_policy where polroles && (select array_agg(oid) from role)
  )
  select object, statement from made order by step, object`;

/** What our roles may do in this database, and the extensions it needs, as the catalogue has it now. */
export async function accessStatements(client: ClientBase): Promise<AccessStatement[]> {
  await client.query(`set search_path = ''`);
  try {
    const roles = [APP_ROLE, BOUND_ROLE, SYSTEM_ROLE];
    return (await client.query<AccessStatement>(ACCESS, [roles])).rows;
  } finally {
    await client.query('reset search_path');
  }
}
