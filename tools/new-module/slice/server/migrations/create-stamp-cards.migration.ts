import { sql } from 'kysely';
import { audited } from '#platform/server/audit/audited.ts';
import { createSchema, defineMigration, tenantTable } from '#platform/server/database/migration.ts';
import { trigramIndex } from '#platform/server/database/word-search.ts';

/** Stamp cards, each of one client and identified there by its code. */
export const createStampCardsMigration = defineMigration({
  name: '2026-11-15-01-corner-shop-stamp-cards',
  async up(db) {
    await createSchema(db, 'corner_shop');
    await sql`
      create table corner_shop.stamp_cards (
        client_id uuid not null references directory.clients,
        id uuid not null,
        code text not null,
        code_key text not null generated always as (lower(code)) stored,
        name text not null,
        level text not null default 'bronze' check (level in ('bronze', 'silver', 'gold')),
        quantity integer check (quantity >= 0),
        starts_on date,
        active boolean not null default true,
        search text not null generated always as (platform.fold(code || ' ' || name)) stored,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        version integer not null default 1,
        primary key (client_id, id)
      )`.execute(db);
    await sql`create unique index stamp_cards_code on corner_shop.stamp_cards (client_id, code_key)`.execute(
      db,
    );
    await sql`create index stamp_cards_by_name on corner_shop.stamp_cards (client_id, name, id)`.execute(
      db,
    );
    await trigramIndex(db, 'corner_shop.stamp_cards');
    await tenantTable(db, 'corner_shop.stamp_cards');
    await audited(db, 'corner_shop.stamp_cards', { key: ['id'], label: ['name'] });
  },
});
