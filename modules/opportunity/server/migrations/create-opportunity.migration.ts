import { sql } from 'kysely';
import { unaudited } from '#platform/server/audit/audited.ts';
import { createSchema, defineMigration, tenantTable } from '#platform/server/database/migration.ts';

const AREAS = 'area_1 text, area_2 text, area_3 text, area_4 text';
const SUMS = 'intentions integer not null default 0, unserved integer not null default 0';

const TABLES = {
  configurations: `
    config jsonb not null,
    version integer not null default 1,
    saved_by uuid,
    saved_at timestamptz not null default now(),
    primary key (client_id)`,
  intentions: `
    id uuid not null default gen_random_uuid(),
    source text not null,
    source_key text not null,
    day date not null,
    quantity integer not null default 1 check (quantity >= 0),
    unserved integer not null default 0 check (unserved between 0 and quantity),
    country text not null default '',
    latitude float8,
    longitude float8,
    precision text not null,
    cell bigint,
    sku text not null default '',
    category text not null default '',
    location_id uuid,
    import_id uuid,
    ${AREAS},
    primary key (client_id, source, source_key)`,
  area_figures: `
    level smallint not null,
    grain text not null,
    starts date not null,
    area_id text not null,
    category text not null,
    source text not null,
    ${SUMS},
    primary key (client_id, level, grain, starts, area_id, category, source)`,
  product_figures: `
    level smallint not null,
    grain text not null,
    starts date not null,
    area_id text not null,
    sku text not null,
    category text not null default '',
    intentions integer not null default 0,
    primary key (client_id, level, area_id, grain, starts, sku, category)`,
  cell_figures: `
    grain text not null,
    starts date not null,
    cell bigint not null,
    category text not null,
    source text not null,
    ${SUMS},
    primary key (client_id, grain, cell, starts, category, source)`,
  retailers: `
    id uuid not null,
    location_id uuid,
    code text not null default '',
    name text not null,
    street text not null default '',
    postal_code text not null default '',
    city text not null default '',
    country text not null,
    latitude float8,
    longitude float8,
    affiliation text not null default '',
    activity text not null default '',
    sub_activity text not null default '',
    type text not null default '',
    sells boolean not null,
    closed boolean not null default false,
    attributes jsonb not null default '{}',
    assigned_to uuid,
    import_id uuid,
    ${AREAS},
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    version integer not null default 1,
    primary key (client_id, id)`,
  retailer_sync: `
    read_until timestamptz not null,
    last_id uuid not null,
    primary key (client_id)`,
  sales: `
    location_id uuid not null,
    day date not null,
    sku text not null default '',
    category text not null default '',
    quantity integer not null,
    value bigint not null,
    import_id uuid,
    primary key (client_id, location_id, day, sku)`,
  sales_figures: `
    grain text not null,
    starts date not null,
    location_id uuid not null,
    category text not null,
    quantity bigint not null default 0,
    value bigint not null default 0,
    primary key (client_id, grain, starts, location_id, category)`,
  backfills: `
    source text not null,
    position text not null default '',
    done integer not null default 0,
    total integer,
    finished_at timestamptz,
    primary key (client_id, source)`,
  own_layers: `
    id uuid not null,
    name text not null,
    areas integer not null,
    created_by uuid,
    created_at timestamptz not null default now(),
    primary key (client_id, id)`,
  own_areas: `
    layer_id uuid not null,
    area_id text not null,
    name text not null,
    code text not null,
    population integer not null default 0,
    west float8 not null,
    south float8 not null,
    east float8 not null,
    north float8 not null,
    polygons jsonb not null,
    primary key (client_id, area_id),
    foreign key (client_id, layer_id) references opportunity.own_layers on delete cascade`,
  opening_plans: `
    choice_hash text not null,
    plan jsonb not null,
    computed_at timestamptz not null default now(),
    primary key (client_id, choice_hash)`,
  files: `
    id uuid not null,
    what text not null,
    name text not null,
    lines integer not null,
    at timestamptz not null default now(),
    primary key (client_id, id)`,
};

/** Demand, retailers, sales and the configuration of the opportunity map. */
export const createOpportunityMigration = defineMigration({
  name: '2026-11-29-01-opportunity',
  async up(db) {
    await createSchema(db, 'opportunity');
    for (const [name, columns] of Object.entries(TABLES)) {
      const table = `opportunity.${name}`;
      await sql`
        create table ${sql.table(table)} (
          client_id uuid not null references directory.clients,
          ${sql.raw(columns)}
        )`.execute(db);
      await tenantTable(db, table);
      await unaudited(db, table, 'sums and copies; who saved the configuration is stored with it');
    }
    for (const [name, on] of [
      ['intentions_by_cell', 'intentions (client_id, cell, day)'],
      ['intentions_by_day', 'intentions (client_id, day)'],
      ['intentions_by_import', 'intentions (client_id, import_id) where import_id is not null'],
      ['area_figures_of_area', 'area_figures (client_id, level, area_id, grain, starts)'],
      ['sales_figures_of_location', 'sales_figures (client_id, location_id, grain, starts)'],
      ['retailers_by_code', 'retailers (client_id, lower(code)) where location_id is null'],
    ] as const)
      await sql`create index ${sql.id(name)} on opportunity.${sql.raw(on)}`.execute(db);
  },
});
