import { sql } from 'kysely';
import { audited, unaudited } from '#platform/server/audit/audited.ts';
import { createSchema, defineMigration, tenantTable } from '#platform/server/database/migration.ts';
import { trigramIndex } from '#platform/server/database/word-search.ts';
import { announced } from '#platform/server/live/announce-changes.ts';

/** Touchpoints with their suffixes, and the shared configurations of a brand. */
export const createTouchpointsMigration = defineMigration({
  name: '2026-11-17-10-touchpoints',
  async up(db) {
    await createSchema(db, 'touchpoints');
    await sql`
      create table touchpoints.touchpoints (
        client_id uuid not null references directory.clients,
        id text not null check (id ~ '^[0-9a-f]{24}$'),
        type text not null check (type in ('custom', 'product')),
        configuration_slug text not null,
        suffix text not null,
        suffix_key text not null generated always as (lower(suffix)) stored,
        dest_url text,
        description text not null default '',
        quantity integer check (quantity >= 0),
        sku text,
        sku_key text generated always as (lower(sku)) stored,
        product_name text not null default '',
        gtin text,
        gtin_key text generated always as (lpad(gtin, 14, '0')) stored,
        starts_at timestamptz,
        ends_at timestamptz,
        fallback_url text,
        visit_cap integer check (visit_cap > 0),
        code_address text not null,
        digital_link boolean not null default false,
        code_style jsonb not null,
        code_made_at timestamptz not null default now(),
        landing_state text not null default 'none'
          check (landing_state in ('none', 'waiting', 'ready', 'failed')),
        landing_asked_at timestamptz,
        landing_built_at timestamptz,
        landing_fresh boolean not null default false,
        created_by uuid,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        version integer not null default 1,
        deleted_at timestamptz,
        search text not null generated always as (
          platform.fold(suffix || ' ' || coalesce(dest_url, '') || ' ' || description || ' ' || coalesce(sku, '') || ' ' ||
            coalesce(gtin, '') || ' ' || product_name)
        ) stored,
        primary key (client_id, id),
        check (ends_at > starts_at),
        check (type = 'product' or dest_url is not null),
        check ((type = 'product') = (sku is not null)),
        check (not digital_link or gtin is not null)
      )`.execute(db);
    await sql`
      create index touchpoints_newest on touchpoints.touchpoints (client_id, created_at desc, id desc)
      where deleted_at is null`.execute(db);
    await sql`
      create index touchpoints_by_suffix on touchpoints.touchpoints (client_id, suffix_key)
      where deleted_at is null`.execute(db);
    await sql`
      create index touchpoints_by_type on touchpoints.touchpoints (client_id, type, created_at desc, id desc)
      where deleted_at is null`.execute(db);
    // Used for counts: a thirteenth of the size of the index above, because entries of a type are equal.
    await sql`
      create index touchpoints_counted on touchpoints.touchpoints (client_id, type)
      where deleted_at is null`.execute(db);
    await sql`
      create index touchpoints_ending on touchpoints.touchpoints (client_id, ends_at)
      where deleted_at is null and ends_at is not null`.execute(db);
    await sql`
      create index touchpoints_deleted on touchpoints.touchpoints (client_id, created_at desc, id desc)
      where deleted_at is not null`.execute(db);
    // A product has one touchpoint at a time, which a scanned GTIN finds through this index.
    await sql`
      create unique index touchpoints_of_product on touchpoints.touchpoints (client_id, sku_key)
      where deleted_at is null`.execute(db);
    await sql`
      create index touchpoints_of_gtin on touchpoints.touchpoints (client_id, gtin_key)
      where gtin_key is not null`.execute(db);
    await sql`
      create index touchpoints_waiting on touchpoints.touchpoints (landing_asked_at)
      where landing_state = 'waiting' and deleted_at is null`.execute(db);
    await trigramIndex(db, 'touchpoints.touchpoints', 'text');
    await tenantTable(db, 'touchpoints.touchpoints');
    await audited(db, 'touchpoints.touchpoints', {
      key: ['id'],
      label: ['suffix'],
      silent: [
        'updated_at',
        'version',
        'landing_state',
        'landing_asked_at',
        'landing_built_at',
        'landing_fresh',
      ],
    });
    await announced(db, 'touchpoints.touchpoints', {
      channel: 'touchpoints.touchpoint',
      key: 'id',
    });
    await announced(db, 'touchpoints.touchpoints', {
      channel: 'touchpoints.gtin',
      key: 'gtin_key',
    });

    // Deleted touchpoints keep their suffixes, because printed codes must never get another destination.
    await sql`
      create table touchpoints.suffixes (
        client_id uuid not null,
        suffix_key text not null,
        suffix text not null,
        touchpoint_id text not null,
        main boolean not null,
        created_at timestamptz not null default now(),
        primary key (client_id, suffix_key),
        foreign key (client_id, touchpoint_id) references touchpoints.touchpoints
      )`.execute(db);
    await sql`create index suffixes_of_touchpoint on touchpoints.suffixes (client_id, touchpoint_id)`.execute(
      db,
    );
    await sql`create index suffixes_further on touchpoints.suffixes (client_id) where not main`.execute(
      db,
    );
    await tenantTable(db, 'touchpoints.suffixes');
    await audited(db, 'touchpoints.suffixes', { key: ['suffix_key'], label: ['suffix'] });
    await announced(db, 'touchpoints.suffixes', {
      channel: 'touchpoints.suffix',
      key: 'suffix_key',
    });

    // A product's GTIN can be corrected, but packs with the old one are still scanned.
    await sql`
      create table touchpoints.printed_gtins (
        client_id uuid not null,
        gtin_key text not null,
        touchpoint_id text not null,
        primary key (client_id, gtin_key, touchpoint_id),
        foreign key (client_id, touchpoint_id) references touchpoints.touchpoints
      )`.execute(db);
    await tenantTable(db, 'touchpoints.printed_gtins');
    await unaudited(
      db,
      'touchpoints.printed_gtins',
      'kept of touchpoints, whose changes are written',
    );
    await sql`
      create function touchpoints.keep_printed_gtin() returns trigger language plpgsql as $$
      begin
        insert into touchpoints.printed_gtins (client_id, gtin_key, touchpoint_id)
        values (new.client_id, new.gtin_key, new.id) on conflict do nothing;
        return null;
      end $$`.execute(db);
    await sql`
      create trigger keep_printed_gtin after insert or update of gtin, digital_link on touchpoints.touchpoints
      for each row when (new.digital_link) execute function touchpoints.keep_printed_gtin()`.execute(
      db,
    );

    await sql`
      create table touchpoints.configurations (
        client_id uuid not null references directory.clients,
        slug text not null,
        name text not null,
        site_url text,
        fallback_url text,
        style jsonb not null,
        activated boolean not null default true,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        version integer not null default 1,
        primary key (client_id, slug)
      )`.execute(db);
    await tenantTable(db, 'touchpoints.configurations');
    await audited(db, 'touchpoints.configurations', { key: ['slug'], label: ['name'] });
    await announced(db, 'touchpoints.configurations', {
      channel: 'touchpoints.configuration',
      key: 'slug',
    });

    // Products may have touchpoints unless a user has disabled them.
    await sql`
      create table touchpoints.product_switches (
        client_id uuid not null references directory.clients,
        sku_key text not null,
        activated boolean not null,
        updated_at timestamptz not null default now(),
        primary key (client_id, sku_key)
      )`.execute(db);
    await tenantTable(db, 'touchpoints.product_switches');
    await audited(db, 'touchpoints.product_switches', { key: ['sku_key'], label: ['sku_key'] });

    await sql`
      create table touchpoints.landing_pages (
        client_id uuid not null,
        touchpoint_id text not null,
        facts jsonb not null,
        image_file_id uuid,
        built_at timestamptz not null default now(),
        primary key (client_id, touchpoint_id),
        foreign key (client_id, touchpoint_id) references touchpoints.touchpoints
      )`.execute(db);
    await tenantTable(db, 'touchpoints.landing_pages');
    await unaudited(
      db,
      'touchpoints.landing_pages',
      'made of the product and the brand, whose changes are written',
    );
    await announced(db, 'touchpoints.landing_pages', {
      channel: 'touchpoints.landing-page',
      key: 'touchpoint_id',
    });
  },
});
