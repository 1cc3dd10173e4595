import pg from 'pg';

/**
 * Lists every database object that a migration can create, by name, with PostgreSQL's definition; two databases are
 * equal when their lists are. It leaves out the column order (a new column is always last) and range partitions, which
 * depend on time.
 */
const OBJECTS = `
  with own as (
    select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', 'migrations')
  ), of_extension as (
    select classid, objid from pg_depend where deptype = 'e'
  ), relation as (
    select nspname || '.' || relname as name, c.* from pg_class c join own on own.oid = relnamespace
    where not (relispartition and pg_get_expr(relpartbound, c.oid) like '%FROM (%')
      and not exists (select from of_extension where objid = c.oid and classid = 'pg_class'::regclass)
  )
  select 'schema ' || nspname, acl_words(nspacl, 'n', nspowner) from pg_namespace where oid in (select oid from own)
  union all
  select 'extension ' || extname, '' from pg_extension where extname <> 'plpgsql'
  union all
  select 'relation ' || name, concat_ws(' ', relkind, relpersistence, relrowsecurity, relforcerowsecurity, reloptions::text,
      pg_get_partkeydef(oid), pg_get_expr(relpartbound, oid), acl_words(relacl, case relkind when 'S' then 's' else 'r' end, relowner),
      case when relkind in ('v', 'm') then pg_get_viewdef(oid) end)
    from relation where relkind in ('r', 'p', 'v', 'm', 'S', 'f')
  union all
  select 'column ' || name || '.' || attname, concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, attgenerated, attidentity,
      collname, pg_get_expr(adbin, adrelid), acl_words(attacl, null, relowner))
    from relation join pg_attribute on attrelid = relation.oid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      left join pg_collation on pg_collation.oid = attcollation and collname <> 'default'
    where attnum > 0 and not attisdropped and relkind in ('r', 'p', 'v', 'm', 'f')
  union all
  select 'constraint ' || name || '.' || conname, concat_ws(' ', pg_get_constraintdef(pg_constraint.oid), convalidated)
    from relation join pg_constraint on conrelid = relation.oid where contype <> 'n'
  union all
  select 'index ' || name, pg_get_indexdef(oid) from relation where relkind in ('i', 'I')
  union all
  select 'trigger ' || name || '.' || tgname, concat_ws(' ', pg_get_triggerdef(pg_trigger.oid), tgenabled)
    from relation join pg_trigger on tgrelid = relation.oid where not tgisinternal
  union all
  select 'policy ' || name || '.' || polname, concat_ws(' ', polcmd, polpermissive, polroles::regrole[]::text,
      pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid))
    from relation join pg_policy on polrelid = relation.oid
  union all
  select 'function ' || nspname || '.' || proname || '(' || pg_get_function_identity_arguments(p.oid) || ')',
      pg_get_functiondef(p.oid) || acl_words(proacl, 'f', proowner)
    from pg_proc p join own on own.oid = pronamespace
    where prokind <> 'a' and not exists (select from of_extension where objid = p.oid and classid = 'pg_proc'::regclass)
  union all
  select 'type ' || nspname || '.' || typname, coalesce((select string_agg(enumlabel, ',' order by enumsortorder)
      from pg_enum where enumtypid = t.oid), format_type(typbasetype, typtypmod))
    from pg_type t join own on own.oid = typnamespace
    where typtype in ('e', 'd') and not exists (select from of_extension where objid = t.oid and classid = 'pg_type'::regclass)
  union all
  select 'comment ' || name || '.' || objsubid, description from relation join pg_description on objoid = relation.oid
    and classoid = 'pg_class'::regclass and objsubid = 0`;

/**
 * Privileges in sorted order, with the owner under one name in every database; a missing list means the owner's
 * default.
 */
const ACL_TEXT_FUNCTION = `
  create function pg_temp.acl_words(acl aclitem[], kind text, owner oid) returns text language sql as $$
    select coalesce(string_agg(
      case grantee when 0 then 'public' when owner then 'owner' else grantee::regrole::text end || '=' || privilege_type ||
      case when is_grantable then '*' else '' end, ' ' order by grantee = 0, grantee <> owner, grantee::regrole::text, privilege_type), '')
    from aclexplode(coalesce(acl, acldefault(kind::"char", owner)))
  $$`;

export async function schemaObjects(url: string): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Names in definitions are written in full only outside the search path.
    await client.query(`set search_path = ''`);
    await client.query(ACL_TEXT_FUNCTION);
    const { rows } = await client.query<[string, string]>({
      text: OBJECTS.replaceAll('acl_words(', 'pg_temp.acl_words('),
      rowMode: 'array',
    });
    return new Map(rows.sort(([one], [other]) => (one < other ? -1 : 1)));
  } finally {
    await client.end();
  }
}
