import { sql } from 'kysely';
import { audited } from '#platform/server/audit/audited.ts';
import { scopedByLocation } from '#platform/server/database/location-scope.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';

/** Location data for store locator pages, and the products that a location sells [LOC-06]. */
export const addLocatorFactsMigration = defineMigration({
  name: '2026-11-28-10-directory-locator-facts',
  async up(db) {
    await sql`
      alter table directory.locations
        add column opening_exceptions jsonb not null default '[]',
        add column time_zone text not null default '',
        add column photos jsonb not null default '[]',
        add column moved_to_id uuid,
        add constraint locations_moved_to_another check (moved_to_id <> id),
        add foreign key (client_id, moved_to_id) references directory.locations (client_id, id)
          on delete set null (moved_to_id)`.execute(db);
    await sql`
      create index locations_moved_to on directory.locations (client_id, moved_to_id)
      where moved_to_id is not null`.execute(db);
    await sql`
      create table directory.location_products (
        client_id uuid not null,
        location_id uuid not null,
        product_id uuid not null,
        primary key (client_id, location_id, product_id),
        foreign key (client_id, location_id) references directory.locations (client_id, id) on delete cascade,
        foreign key (client_id, product_id) references directory.products (client_id, id) on delete cascade
      )`.execute(db);
    await sql`
      create index location_products_by_product
      on directory.location_products (client_id, product_id, location_id)`.execute(db);
    await tenantTable(db, 'directory.location_products');
    await scopedByLocation(db, 'directory.location_products');
    await audited(db, 'directory.location_products', {
      key: ['location_id', 'product_id'],
      label: [],
    });
  },
});
