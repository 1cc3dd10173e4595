import { sql } from 'kysely';
import { audited } from '#platform/server/audit/audited.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';
import { trigramIndex } from '#platform/server/database/word-search.ts';

/** The product catalogue for product touchpoints and lead SKUs, and the configuration of product lookups. */
export const createProductsMigration = defineMigration({
  name: '2026-11-16-32-directory-products',
  async up(db) {
    await sql`
      create table directory.products (
        client_id uuid not null references directory.clients,
        id uuid not null,
        sku text not null,
        sku_key text not null generated always as (lower(sku)) stored,
        gtin text,
        gtin_key text generated always as (lpad(gtin, 14, '0')) stored,
        names jsonb not null,
        category text not null default '',
        price integer check (price >= 0),
        currency text check (currency ~ '^[A-Z]{3}$'),
        image_url text not null default '',
        url text not null default '',
        active boolean not null default true,
        search text not null generated always as (
          platform.fold(sku || ' ' || coalesce(gtin, '') || ' ' || category || ' ' || names::text)
        ) stored,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        version integer not null default 1,
        primary key (client_id, id),
        check ((price is null) = (currency is null))
      )`.execute(db);
    await sql`create unique index products_sku on directory.products (client_id, sku_key)`.execute(
      db,
    );
    // The same number can have 12, 13 or 14 digits.
    await sql`create unique index products_gtin on directory.products (client_id, gtin_key)`.execute(
      db,
    );
    await sql`create index products_by_category on directory.products (client_id, category, sku)`.execute(
      db,
    );
    await trigramIndex(db, 'directory.products');
    await tenantTable(db, 'directory.products');
    await audited(db, 'directory.products', {
      key: ['id'],
      label: ['sku'],
    });
    await sql`
      create table directory.product_lookups (
        client_id uuid primary key references directory.clients,
        url_template text not null,
        header_name text,
        sealed_secret text,
        timeout_ms integer not null default 5000 check (timeout_ms between 500 and 20000),
        enabled boolean not null default true,
        updated_at timestamptz not null default now(),
        version integer not null default 1
      )`.execute(db);
    await tenantTable(db, 'directory.product_lookups');
    await audited(db, 'directory.product_lookups', {
      key: [],
      label: [],
      // Some URLs contain their token.
      hidden: ['url_template', 'sealed_secret'],
    });
  },
});
