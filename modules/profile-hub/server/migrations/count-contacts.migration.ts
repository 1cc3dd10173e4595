import { sql } from 'kysely';
import { unaudited } from '#platform/server/audit/audited.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';
import { APP_ROLE, SYSTEM_ROLE } from '#platform/server/database/roles.ts';

type AnyDb = Parameters<Parameters<typeof defineMigration>[0]['up']>[0];

/**
 * Dashboard figures are counted as contacts change [PH-01]. Each statement adds separate change rows, so that a long
 * import blocks no other transaction; a job sums them later.
 */
export const countContactsMigration = defineMigration({
  name: '2026-11-21-61-profile-hub-count-contacts',
  async up(db) {
    await createTables(db);
    await createTriggers(db);
    await createRecount(db);
    await sql`
      insert into profile_hub.contact_counts (client_id, kind, key, count)
      ${figuresOf('select 1 as sign, * from profile_hub.contacts')}`.execute(db);
  },
});

async function createTables(db: AnyDb): Promise<void> {
  await sql`
    create table profile_hub.contact_counts (
      client_id uuid not null references directory.clients,
      kind text not null,
      key text not null,
      count bigint not null,
      primary key (client_id, kind, key)
    )`.execute(db);
  await sql`
    create table profile_hub.contact_count_changes (
      client_id uuid not null,
      id bigint generated always as identity,
      kind text not null,
      key text not null,
      count bigint not null,
      primary key (client_id, id)
    )`.execute(db);
  // Closed months keep their figure after later erasures.
  await sql`
    create table profile_hub.contact_month_ends (
      client_id uuid not null references directory.clients,
      month text not null,
      count bigint not null,
      primary key (client_id, month)
    )`.execute(db);
  for (const table of ['contact_counts', 'contact_count_changes', 'contact_month_ends']) {
    await tenantTable(db, `profile_hub.${table}`);
    await unaudited(db, `profile_hub.${table}`, 'counted from contacts');
  }
}

/** Over rows of contacts with a sign, + or −: births by month, since ages change with time; arrivals by day, since zones do. */
function figuresOf(source: string): ReturnType<typeof sql> {
  return sql.raw(`
    with changed as (
      select client_id, sign, gender, country, date_trunc('month', birthdate) as birth,
        (created_at at time zone 'UTC')::date as day, given, known, email is not null and 1 = any (given) as reachable
      from (${source}) as contact
    ),
    grouped as (
      select client_id, grouping(gender, country, birth, day) as missing, gender, country, birth, day,
        sum(sign) as contacts, sum(sign * known) as known,
        coalesce(sum(sign) filter (where cardinality(given) > 0), 0) as consenting,
        coalesce(sum(sign) filter (where reachable), 0) as reachable
      from changed
      group by grouping sets
        ((client_id), (client_id, gender), (client_id, country), (client_id, birth), (client_id, day))
    ),
    figures as (
      select client_id, one.kind, one.key, one.count
      from grouped cross join lateral (values
        (15, 'total', '', contacts), (15, 'known', '', known), (15, 'consenting', '', consenting),
        (15, 'reachable', '', reachable), (7, 'gender', coalesce(gender, ''), contacts),
        (11, 'country', coalesce(country, ''), contacts),
        (13, 'birth', coalesce(to_char(birth, 'YYYY-MM'), ''), contacts), (14, 'day', day::text, contacts)
      ) as one (missing, kind, key, count)
      where one.missing = grouped.missing
      union all
      select client_id, 'given', purpose::text, sum(sign) from changed cross join unnest(given) as purpose
      group by client_id, purpose
    )
    select client_id, kind, key, count::bigint from figures where count <> 0`) as never;
}

const SIDES = {
  insert: ['select 1 as sign, * from new_rows'],
  update: ['select 1 as sign, * from new_rows', 'select -1 as sign, * from old_rows'],
  delete: ['select -1 as sign, * from old_rows'],
} as const;
const ROWS = {
  insert: 'new table as new_rows',
  update: 'old table as old_rows new table as new_rows',
  delete: 'old table as old_rows',
} as const;

async function createTriggers(db: AnyDb): Promise<void> {
  for (const event of ['insert', 'update', 'delete'] as const) {
    const name = sql.id('profile_hub', `count_contacts_${event}`);
    await sql`
      create function ${name}() returns trigger language plpgsql set search_path = pg_catalog as $$
      begin
        insert into profile_hub.contact_count_changes (client_id, kind, key, count)
        ${figuresOf(SIDES[event].join(' union all '))};
        return null;
      end $$`.execute(db);
    await sql`
      create trigger ${sql.id(`count_${event}`)} after ${sql.raw(event)} on profile_hub.contacts
      referencing ${sql.raw(ROWS[event])} for each statement execute function ${name}()`.execute(
      db,
    );
  }
}

/** Reads stored and actual counts in one snapshot, so that concurrent writes are not counted twice. */
async function createRecount(db: AnyDb): Promise<void> {
  await sql`
    create function profile_hub.recount_contacts(client uuid) returns bigint
    language sql set search_path = pg_catalog as $$
      with truth as (
        ${figuresOf('select 1 as sign, * from profile_hub.contacts where client_id = client')}
      ),
      kept as (
        select kind, key, sum(count) as count from (
          select kind, key, count from profile_hub.contact_counts where client_id = client
          union all
          select kind, key, count from profile_hub.contact_count_changes where client_id = client
        ) as every group by kind, key
      ),
      mended as (
        insert into profile_hub.contact_count_changes (client_id, kind, key, count)
        select client, kind, key, coalesce(truth.count, 0) - coalesce(kept.count, 0)
        from truth full join kept using (kind, key)
        where coalesce(truth.count, 0) <> coalesce(kept.count, 0)
        returning 1
      )
      select count(*) from mended
    $$`.execute(db);
  await sql`revoke execute on function profile_hub.recount_contacts(uuid) from public`.execute(db);
  await sql`grant execute on function profile_hub.recount_contacts(uuid)
    to ${sql.id(APP_ROLE)}, ${sql.id(SYSTEM_ROLE)}`.execute(db);
}
