import { sql } from 'kysely';
import { unaudited } from '#platform/server/audit/audited.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';
import { BOUND_ROLE } from '#platform/server/database/roles.ts';

const TABLES = {
  daily_hits: `
    kind text not null,
    location_id text not null default '',
    hits bigint not null default 0,
    positions bigint not null default 0,
    primary key (client_id, slug, day, kind, location_id)`,
  daily_pages: `
    path text not null,
    location_id text not null default '',
    views bigint not null default 0,
    primary key (client_id, slug, day, path)`,
  daily_visitors: `
    source text not null,
    country text not null default '',
    visitors bigint not null default 0,
    primary key (client_id, slug, day, source, country)`,
  daily_places: `
    country text not null default '',
    label text not null,
    latitude float8,
    longitude float8,
    searches bigint not null default 0,
    none_near bigint not null default 0,
    found_nothing bigint not null default 0,
    nearest_km float8,
    primary key (client_id, slug, day, country, label)`,
  locator_leads: `
    lead_id uuid not null,
    location_id text not null default '',
    accepted boolean not null default false,
    sold boolean not null default false,
    primary key (client_id, lead_id)`,
};

/** Daily sums of visitor actions on a public locator, deleted with the locator. */
export const createTrafficMigration = defineMigration({
  name: '2026-11-28-20-locator-traffic',
  async up(db) {
    for (const [name, columns] of Object.entries(TABLES)) {
      const table = `locator.${name}`;
      await sql`
        create table ${sql.table(table)} (
          client_id uuid not null,
          slug text not null,
          day date not null,
          ${sql.raw(columns)},
          foreign key (client_id, slug) references locator.locators on delete cascade
        )`.execute(db);
      await tenantTable(db, table);
      await unaudited(db, table, 'sums that visitors make');
    }
    // Like `scopedByLocation` for ids, but a row without a store has an empty text here.
    for (const table of ['locator.daily_hits', 'locator.daily_pages', 'locator.locator_leads'])
      await sql`
        create policy own_locations on ${sql.table(table)} as restrictive to ${sql.id(BOUND_ROLE)}
        using (
          location_id in (
            select visible::text from platform.visible_locations(
              nullif(current_setting('app.client_id', true), '')::uuid,
              nullif(current_setting('app.locations_of', true), '')::uuid
            ) as visible
          )
        )`.execute(db);
    await sql`
      create index locator_leads_by_day on locator.locator_leads (client_id, slug, day)`.execute(
      db,
    );
  },
});
