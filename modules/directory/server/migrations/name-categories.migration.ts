import { sql } from 'kysely';
import { audited } from '#platform/server/audit/audited.ts';
import { defineMigration, tenantTable } from '#platform/server/database/migration.ts';

/**
 * Names of product categories per language, stored once for all products. The current text of each category becomes its name
 * in the brand's main language.
 */
export const nameCategoriesMigration = defineMigration({
  name: '2026-11-27-30-directory-category-names',
  async up(db) {
    await sql`
      create table directory.product_categories (
        client_id uuid not null references directory.clients,
        category text not null,
        names jsonb not null default '{}',
        updated_at timestamptz not null default now(),
        version integer not null default 1,
        primary key (client_id, category)
      )`.execute(db);
    await sql`
      insert into directory.product_categories (client_id, category, names)
      select product.client_id, product.category,
        jsonb_build_object(min(client.default_locale), product.category)
      from directory.products as product join directory.clients as client on client.id = product.client_id
      where product.category <> ''
      group by product.client_id, product.category`.execute(db);
    await tenantTable(db, 'directory.product_categories');
    await audited(db, 'directory.product_categories', { key: ['category'], label: ['category'] });
  },
});
