import { sql } from 'kysely';
import { unaudited } from '#platform/server/audit/audited.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';
import { APP_ROLE, SYSTEM_ROLE } from '#platform/server/database/roles.ts';

/** Visits as rows partitioned by month, with counts updated on arrival, so that rows are never counted. */
export const createVisitsMigration = defineMigration({
  name: '2026-11-17-11-touchpoints-visits',
  async up(db) {
    // The primary key prevents counting a duplicate visit twice. No foreign key refers to it, so it costs no lookup.
    await sql`
      create table touchpoints.visits (
        client_id uuid not null,
        id uuid not null,
        at timestamptz not null,
        touchpoint_id text not null,
        suffix text not null,
        kind text not null check (kind in ('scan', 'click')),
        country text not null,
        device text not null,
        primary key (at, id)
      ) partition by range (at)`.execute(db);
    await sql`create index visits_of_touchpoint on touchpoints.visits (client_id, touchpoint_id, at desc)`.execute(
      db,
    );
    await tenantTable(db, 'touchpoints.visits');
    await unaudited(db, 'touchpoints.visits', 'written once and never changed');
    // A visit with a clock error of years must not be lost.
    await sql`create table touchpoints.visits_else partition of touchpoints.visits default`.execute(
      db,
    );
    await sql`alter table touchpoints.visits_else enable row level security`.execute(db);
    await unaudited(db, 'touchpoints.visits_else', 'a part of touchpoints.visits');
    await sql`
      create function touchpoints.make_visits_month(month date) returns void
      language plpgsql security definer set search_path = pg_catalog as $$
      declare
        starts timestamptz := date_trunc('month', month)::timestamp at time zone 'UTC';
        ends timestamptz := (date_trunc('month', month) + interval '1 month')::timestamp at time zone 'UTC';
        name text := 'visits_' || to_char(month, 'YYYY_MM');
      begin
        if to_regclass('touchpoints.' || name) is not null then return; end if;
        perform pg_advisory_xact_lock(hashtext('touchpoints.make_visits_month'));
        if to_regclass('touchpoints.' || name) is not null then return; end if;
        execute format('create table touchpoints.%I (like touchpoints.visits including all)', name);
        -- What came before its month was made stands in the rest, and would keep the month from being made.
        execute format('with moved as (delete from touchpoints.visits_else where at >= %1$L and at < %2$L returning *)
          insert into touchpoints.%3$I select * from moved', starts, ends, name);
        execute format('alter table touchpoints.visits attach partition touchpoints.%I for values from (%L) to (%L)',
          name, starts, ends);
        -- Reached through its whole only; by itself it shows nothing to anybody.
        execute format('alter table touchpoints.%I enable row level security', name);
        execute format('comment on table touchpoints.%I is %L', name, 'unaudited: a part of touchpoints.visits');
      end $$`.execute(db);
    await sql`
      create function touchpoints.drop_visits_before(month date) returns integer
      language plpgsql security definer set search_path = pg_catalog as $$
      declare
        part text;
        dropped integer := 0;
      begin
        for part in
          select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
          where i.inhparent = 'touchpoints.visits'::regclass and c.relname ~ '^visits_\\d{4}_\\d{2}$'
            and c.relname < 'visits_' || to_char(month, 'YYYY_MM')
        loop
          execute format('drop table touchpoints.%I', part);
          dropped := dropped + 1;
        end loop;
        delete from touchpoints.visits_else where at < month::timestamp at time zone 'UTC';
        return dropped;
      end $$`.execute(db);
    for (const call of ['make_visits_month(date)', 'drop_visits_before(date)']) {
      await sql`revoke execute on function touchpoints.${sql.raw(call)} from public`.execute(db);
      await sql`grant execute on function touchpoints.${sql.raw(call)} to ${sql.id(SYSTEM_ROLE)}`.execute(
        db,
      );
    }
    await sql`
      select touchpoints.make_visits_month((date_trunc('month', now()) + step * interval '1 month')::date)
      from generate_series(-1, 2) as step`.execute(db);

    // Scans of a touchpoint, or '' for the whole brand. Counted in total, or by country, device, suffix or product.
    await sql`
      create table touchpoints.daily_counts (
        client_id uuid not null,
        touchpoint_id text not null,
        dimension text not null check (dimension in ('all', 'country', 'device', 'suffix', 'product')),
        day date not null,
        value text not null,
        scans bigint not null default 0,
        clicks bigint not null default 0,
        primary key (client_id, touchpoint_id, dimension, day, value)
      )`.execute(db);
    await tenantTable(db, 'touchpoints.daily_counts');
    await unaudited(db, 'touchpoints.daily_counts', 'counted of visits');

    await sql`
      create table touchpoints.totals (
        client_id uuid not null,
        touchpoint_id text not null,
        visits bigint not null default 0,
        scans bigint not null default 0,
        clicks bigint not null default 0,
        robots bigint not null default 0,
        last_at timestamptz,
        last_country text not null default '',
        last_device text not null default 'other',
        primary key (client_id, touchpoint_id),
        foreign key (client_id, touchpoint_id) references touchpoints.touchpoints
      ) with (fillfactor = 80)`.execute(db);
    await sql`create index totals_by_visits on touchpoints.totals (client_id, visits desc, touchpoint_id desc)`.execute(
      db,
    );
    await tenantTable(db, 'touchpoints.totals');
    await unaudited(db, 'touchpoints.totals', 'counted of visits');

    await sql`
      create table touchpoints.seen_countries (
        client_id uuid not null,
        country text not null,
        touchpoint_id text not null,
        primary key (client_id, country, touchpoint_id)
      )`.execute(db);
    await tenantTable(db, 'touchpoints.seen_countries');
    await unaudited(db, 'touchpoints.seen_countries', 'counted of visits');

    // A hidden suffix reappears with the next visit.
    await sql`
      create table touchpoints.dead_codes (
        client_id uuid not null references directory.clients,
        suffix_key text not null,
        suffix text not null,
        visits bigint not null default 0,
        first_at timestamptz not null default now(),
        last_at timestamptz not null default now(),
        dismissed_at timestamptz,
        primary key (client_id, suffix_key)
      )`.execute(db);
    await tenantTable(db, 'touchpoints.dead_codes');
    await unaudited(db, 'touchpoints.dead_codes', 'counted of visits');
    await sql`
      create function touchpoints.bring_to_life() returns trigger language plpgsql as $$
      begin
        delete from touchpoints.dead_codes as dead using made
        where dead.client_id = made.client_id and dead.suffix_key = made.suffix_key;
        return null;
      end $$`.execute(db);
    await sql`
      create trigger bring_to_life after insert on touchpoints.suffixes referencing new table as made
      for each statement execute function touchpoints.bring_to_life()`.execute(db);

    await sql`create extension if not exists fuzzystrmatch`.execute(db);
    await sql`create index suffixes_like on touchpoints.suffixes using gin (client_id, suffix_key gin_trgm_ops)`.execute(
      db,
    );
    // Runs with the owner's rights, as in trigramIndex, because text operators cannot use an index under row-level
    // security.
    await sql`
      create function touchpoints.similar_suffixes(given text[])
      returns table (tried text, suffix text, touchpoint_id text)
      language sql stable security definer set search_path = pg_catalog, public set pg_trgm.similarity_threshold = 0.3 as $$
        select tried, near.suffix, near.touchpoint_id
        from unnest(given) as tried
        cross join lateral (
          select kept.suffix, kept.touchpoint_id
          from touchpoints.suffixes as kept
          join touchpoints.touchpoints as touchpoint
            on touchpoint.client_id = kept.client_id and touchpoint.id = kept.touchpoint_id
          where kept.client_id = nullif(current_setting('app.client_id', true), '')::uuid
            and kept.suffix_key % tried and touchpoint.deleted_at is null
            and levenshtein_less_equal(kept.suffix_key, tried, 2) <= case when length(tried) < 5 then 1 else 2 end
          order by levenshtein_less_equal(kept.suffix_key, tried, 2), kept.suffix_key
          limit 1
        ) as near
      $$`.execute(db);
    await sql`revoke execute on function touchpoints.similar_suffixes(text[]) from public`.execute(
      db,
    );
    await sql`grant execute on function touchpoints.similar_suffixes(text[]) to ${sql.id(APP_ROLE)}`.execute(
      db,
    );
  },
});
