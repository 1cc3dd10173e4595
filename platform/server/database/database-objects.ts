import type { ClientBase } from 'pg';
import { APP_ROLE, BOUND_ROLE, SYSTEM_ROLE } from './roles.ts';

/** One object of a database and the statement that creates it. Without a statement, only a backup can restore it. */
export interface DatabaseObject {
  object: string;
  statement: string;
}

/** All extensions that the migrations create. Each is trusted, so the owner of a database may create it. */
export const EXTENSIONS = ['btree_gin', 'fuzzystrmatch', 'pg_trgm'];

/**
 * Sorted in order of creation. A dump revokes a function from public in the same command that grants it to a role; if
 * that fails, any role may call a function with the owner's rights. Monthly partitions are omitted, because they change
 * without a migration and are only used through their parent. Names are fully qualified because the search path is
 * empty.
 */
const OBJECTS = `
  with role as (
    select oid, rolname as name from pg_roles where rolname = any($1)
  ), own as (
    select oid, nspname from pg_namespace where $3 = false
      or exists (select from aclexplode(nspacl) join role on role.oid = grantee)
  ), relation as (
    select pg_class.* from pg_class join own on own.oid = relnamespace
    where relkind in ('r', 'p', 'v', 'm', 'S') and nspname !~ '^pg_' and nspname not in ('information_schema', 'public', 'migrations')
      and not (relispartition and pg_get_expr(relpartbound, pg_class.oid) like '%FROM (%')
  ), routine as (
    select pg_proc.* from pg_proc join own on own.oid = pronamespace
    where prokind in ('f', 'p') and nspname !~ '^pg_' and nspname not in ('information_schema', 'public', 'migrations')
      and not exists (select from pg_depend where objid = pg_proc.oid and classid = 'pg_proc'::regclass and deptype = 'e')
  ), granted as (
    select 9 as step, 'schema ' || quote_ident(nspname) as what, null as part, acl.*
      from pg_namespace, aclexplode(nspacl) as acl
    union all
    select 10, case relkind when 'S' then 'sequence ' else 'table ' end || relation.oid::regclass, null, acl.*
      from relation, aclexplode(relacl) as acl
    union all
    select 11, 'table ' || attrelid::regclass, quote_ident(attname), acl.*
      from pg_attribute, aclexplode(attacl) as acl where not attisdropped
    union all
    select 12, 'function ' || pg_proc.oid::regprocedure, null, acl.* from pg_proc, aclexplode(proacl) as acl
  ), found as (
    select 1 as step, 'extension ' || quote_ident(extname) as object,
      'create extension if not exists ' || quote_ident(extname) || ' with schema public' as statement
    from pg_extension where extname = any($2)
    union all
    select 2, case relkind when 'S' then 'sequence ' when 'v' then 'view ' when 'm' then 'view ' else 'table ' end || oid::regclass, ''
    from relation
    union all
    select 3, 'function ' || oid::regprocedure, pg_get_functiondef(oid) from routine
    union all
    select case contype when 'f' then 5 else 4 end, 'constraint ' || quote_ident(conname) || ' on ' || conrelid::regclass,
      'alter table ' || conrelid::regclass || ' add constraint ' || quote_ident(conname) || ' ' || pg_get_constraintdef(pg_constraint.oid)
    from pg_constraint join relation on relation.oid = conrelid
    where contype in ('p', 'u', 'x', 'c', 'f') and conislocal and conparentid = 0
    union all
    select 6, 'index ' || indexrelid::regclass, pg_get_indexdef(indexrelid)
    from pg_index join relation on relation.oid = indrelid
    where not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
      and not exists (select from pg_inherits where inhrelid = indexrelid)
    union all
    select 7, 'trigger ' || quote_ident(tgname) || ' on ' || tgrelid::regclass, pg_get_triggerdef(pg_trigger.oid)
    from pg_trigger join relation on relation.oid = tgrelid where not tgisinternal and tgparentid = 0
    union all
    select 8, 'row-level security of ' || oid::regclass, 'alter table ' || oid::regclass || ' enable row level security'
    from relation where relrowsecurity
    union all
    select step, said, said from (
      select step, 'grant ' || lower(privilege_type) || coalesce(' (' || part || ')', '') || ' on ' || what || ' to ' || role.name as said
      from granted join role on role.oid = grantee
    ) as grants
    union all
    select 13, said, said from (
      select 'revoke execute on function ' || pg_proc.oid::regprocedure || ' from public' as said
      from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
      where nspname !~ '^pg_' and proacl is not null and not exists (select from aclexplode(proacl) where grantee = 0)
    ) as revokes
    union all
    select 14, 'policy ' || quote_ident(polname) || ' on ' || polrelid::regclass,
      'create policy ' || quote_ident(polname) || ' on ' || polrelid::regclass
      || case when polpermissive then '' else ' as restrictive' end
      || ' for ' || case polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end
      || ' to ' || (select string_agg(role.name, ', ' order by role.name) from role where role.oid = any(polroles))
      || coalesce(' using (' || pg_get_expr(polqual, polrelid) || ')', '')
      || coalesce(' with check (' || pg_get_expr(polwithcheck, polrelid) || ')', '')
    from pg_policy where polroles && (select array_agg(oid) from role)
  )
  select object, statement from found order by step, object`;

/**
 * Objects in the current catalogue. `own` limits them to schemas that the suite's roles may use, so that foreign tables
 * never block the start. After a restore that lost grants, call it without `own`.
 */
export async function databaseObjects(
  client: ClientBase,
  { own }: { own: boolean },
): Promise<DatabaseObject[]> {
  await client.query(`set search_path = ''`);
  try {
    const roles = [APP_ROLE, BOUND_ROLE, SYSTEM_ROLE];
    return (await client.query<DatabaseObject>(OBJECTS, [roles, EXTENSIONS, own])).rows;
  } finally {
    await client.query('reset search_path');
  }
}
